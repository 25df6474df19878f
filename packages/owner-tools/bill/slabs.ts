/** GST rates since 22 September 2025, most common first (see content/facts/gst-making-bills.ts). */
export const SLABS: readonly string[] = ["18", "5", "0", "40", "3", "0.25"];
