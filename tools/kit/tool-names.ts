/** How a guide's page announces each of its tools. */
export const toolCopy = {
  "start-up-budget": { button: "Fill in your budget", contents: "Your budget sheet" },
  "cash-flow": { button: "Fill in your thirteen weeks", contents: "Your thirteen weeks" },
  pricing: { button: "Work out your price", contents: "Your price sheet" },
  loan: { button: "Work out your loan", contents: "Your loan sheet" },
  funding: { button: "Compare your offers", contents: "Your offers side by side" },
  "business-plan": { button: "Fill in your plan", contents: "Your business plan" },
  calendar: { button: "Make your calendar", contents: "Your calendar" },
  "privacy-notice": { button: "Write your notice", contents: "Your privacy notice" },
} as const;

/** What a guide's front matter may name as its `tool`. */
export type ToolId = keyof typeof toolCopy;

export const TOOL_IDS = Object.keys(toolCopy) as ToolId[];
