/**
 * Maximum bytes per page before any sign of intent, as transferred (brotli). Each is at least 10 %
 * above the largest page: budgets stop regressions; no text is shortened to meet one.
 */
export const budgets = { document: 28_000, stylesheet: 0, font: 72_000, script: 0 } as const;

/** Maximum bytes of a guide's document; guides are the longest pages. */
export const MAX_GUIDE_BYTES = 34_000;

/** Maximum bytes of inline scripts per document. */
export const MAX_INLINE_SCRIPT_BYTES = 3_000;

/** Maximum bytes of scripts after the first sign of intent. */
export const MAX_INTENT_SCRIPT_BYTES = 165_000;
