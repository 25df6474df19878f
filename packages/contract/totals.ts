/** Where the browser tells what is to be added to the day's totals (docs/counting.md). */
export const TOTALS = "/totals";

/** What of the tools is counted, besides pages and hand-offs. */
export const USES = ["name-search", "print", "file", "draft"] as const;

export type Use = (typeof USES)[number];

/** The page speeds that are counted (https://web.dev/articles/vitals): milliseconds, CLS without unit. */
export const VITALS = ["LCP", "INP", "CLS"] as const;
