/**
 * Returns the upper end of a chart's scale: 2, 4, 6, 8 or 10 times a power of ten, the smallest
 * that is at least `maxValue`. Half of it is also a whole number.
 */
export function calculateScaleMax(maxValue: number): number {
  for (let unit = 1; ; unit *= 10) {
    const end = [2, 4, 6, 8, 10].find((step) => step * unit >= maxValue);
    if (end !== undefined) return end * unit;
  }
}
