/** Copy with which a guide's page announces each tool. */
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

/** Valid values of `tool` in a guide's front matter. */
export type ToolId = keyof typeof toolCopy;

export const TOOL_IDS = Object.keys(toolCopy) as ToolId[];

/** Copy for second tools, which open below a guide's own tool; their code is loaded on demand. */
export const secondToolCopy = {
  "late-payment": {
    heading: "What a late payer owes",
    text: "Interest under the MSMED Act, month by month, and a letter to send.",
    button: "Work out the interest",
  },
  "gst-split": {
    heading: "GST in and out",
    text: "Take the tax out of a price or add it, and see each part.",
    button: "Split an amount",
  },
} as const;

/** Copy next to the button: a link to the example's file, which works without JavaScript. */
export const exampleWorkbookCopy = {
  link: "Excel sheet with formulas",
  withoutScript: "The calculator on this page needs JavaScript. The Excel sheet works without it.",
};

/** Valid values of `secondTool` in a guide's front matter. */
export type SecondToolId = keyof typeof secondToolCopy;

export const SECOND_TOOL_IDS = Object.keys(secondToolCopy) as SecondToolId[];
