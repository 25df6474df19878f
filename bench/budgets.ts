/** What a browser may fetch for a page before any sign of intent, in bytes as sent (brotli). */
export const budgets = {
  /** With its styles. */
  document: 26_000,
  stylesheet: 0,
  font: 60_000,
  script: 0,
} as const;

/** What it may fetch of scripts once the visitor means to do something. */
export const scriptsAfterIntent = 150_000;
