/**
 * `value × multiplier ÷ divisor`, rounded to the nearest integer, half away from zero, as
 * spreadsheets do. Exact for any size of the product. Throws a RangeError if the result is not a
 * safe integer.
 */
export function multiplyDivide(value: number, multiplier: number, divisor: number): number {
  const product = BigInt(value) * BigInt(multiplier);
  const isNegative = product < 0n;
  const magnitude = isNegative ? -product : product;
  const rounded = Number((2n * magnitude + BigInt(divisor)) / (2n * BigInt(divisor)));
  return assertSafe(isNegative ? -rounded : rounded);
}

/** `dividend ÷ divisor`, rounded up; both must be positive. */
export const ceilDivide = (dividend: number, divisor: number): number =>
  assertSafe(Number((BigInt(dividend) + BigInt(divisor) - 1n) / BigInt(divisor)));

/** The sum of integers. Throws a RangeError if it is not a safe integer. */
export const sum = (values: readonly number[]): number =>
  assertSafe(values.reduce((total, value) => total + value, 0));

function assertSafe(value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not a safe integer`);
  return value === 0 ? 0 : value;
}
