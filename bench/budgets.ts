/** What a browser may fetch for a page before any interaction, in bytes as sent (brotli). */
export const budgets = {
  document: 14_000,
  stylesheet: 10_000,
  font: 60_000,
  script: 110_000,
} as const;
