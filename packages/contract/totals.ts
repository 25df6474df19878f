/** Path to which the browser sends its counts (docs/counting.md). */
export const TOTALS_PATH = "/totals";

/** Uses of tools that are counted, in addition to pages and hand-offs. */
export const USES = ["name-search", "print", "file", "draft", "brand-kit"] as const;

export type Use = (typeof USES)[number];

/** The page speeds that are counted (https://web.dev/articles/vitals): in ms, CLS without unit. */
export const VITALS = ["LCP", "INP", "CLS"] as const;
