/** The guides with a calculator, their tools, and the text of their first result. */
export const CALCULATORS = [
  { slug: "startup-budget-calculator", tool: "start-up-budget", result: "₹10,30,000" },
  { slug: "cash-flow-management", tool: "cash-flow", result: "−₹1,02,000" },
  { slug: "pricing-strategy-guide", tool: "pricing", result: "₹273" },
  { slug: "business-loan-guide", tool: "loan", result: "₹20,676" },
  { slug: "funding-options-comparison", tool: "funding", result: "₹7,44,336" },
] as const;
