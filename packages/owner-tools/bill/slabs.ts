/** Rates of GST in force since 22 September 2025, the commonest first (packages/content/facts/gst-making-bills.ts). */
export const SLABS: readonly string[] = ["18", "5", "0", "40", "3", "0.25"];
