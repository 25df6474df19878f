/**
 * Most bytes that a browser may fetch for a page before any sign of intent, as sent (brotli). Each is
 * at least 10 % above the largest page: budgets stop regressions, and no text is cut for one.
 */
export const budgets = { document: 28_000, stylesheet: 0, font: 72_000, script: 0 } as const;

/** The same of a guide's document, which is the longest text. */
export const guideDocument = 34_000;

/** Of the scripts that stand in a document. */
export const inlineScripts = 3_000;

/** Of scripts once the visitor means to do something. */
export const scriptsAfterIntent = 165_000;
