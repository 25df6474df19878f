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

/** How a guide's page announces what it opens below its own tool; the code comes when it is asked for. */
export const openedToolCopy = {
  "late-payment": {
    heading: "What a late payer owes",
    text: "Interest under the MSMED Act, month by month, and a letter to send.",
    button: "Work out the interest",
  },
  "gst-split": {
    heading: "GST in and out",
    text: "Take the tax out of a price or put it on, and see what is left.",
    button: "Split an amount",
  },
} as const;

/** Beside the button: made with the example, for who has no script. */
export const readySheetCopy = {
  link: "Excel sheet with formulas",
  withoutScript: "The sheet here needs the page’s script; the Excel sheet does without.",
};

/** What a guide's front matter may name as what it `opens`. */
export type OpenedToolId = keyof typeof openedToolCopy;

export const OPENED_TOOL_IDS = Object.keys(openedToolCopy) as OpenedToolId[];
