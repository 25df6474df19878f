/**
 * Returns the upper end of a chart's scale: the smallest of 2, 4, 6, 8, 10, or of these times a
 * power of ten, that is not below the largest value. Half of it is also a whole number.
 */
export function calculateScaleMax(largest: number): number {
  for (let unit = 1; ; unit *= 10) {
    const end = [2, 4, 6, 8, 10].find((step) => step * unit >= largest);
    if (end !== undefined) return end * unit;
  }
}
