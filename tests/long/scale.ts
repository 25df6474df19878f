/** Fraction of the full sizes: 1 for what docs/reliability.md promises, 0.05 for a quick check. */
export const SCALE = Number(process.env["LONG_SCALE"] ?? 1);
if (!(SCALE > 0)) throw new Error("LONG_SCALE must be a number above 0.");

/** Scales a full size, to at least `min`: below that a test would prove nothing. */
export const scaleCount = (count: number, min = 1) => Math.max(min, Math.round(count * SCALE));
