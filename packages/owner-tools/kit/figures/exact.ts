/**
 * `amount × times ÷ by`, rounded to the nearest integer, half away from zero, as spreadsheets do.
 * Exact for any size of the product. Throws a RangeError if the result is not a safe integer, so
 * that it never returns a wrong number.
 */
export function multiplyDivide(amount: number, times: number, by: number): number {
  const product = BigInt(amount) * BigInt(times);
  const divisor = BigInt(by);
  const negative = product < 0n;
  const twice = (negative ? -product : product) * 2n + divisor;
  const nearest = Number(twice / (2n * divisor));
  return assertSafe(negative ? -nearest : nearest);
}

/** `amount ÷ by`, rounded up; both must be positive. */
export const ceilDivide = (amount: number, by: number): number =>
  assertSafe(Number((BigInt(amount) + BigInt(by) - 1n) / BigInt(by)));

/** The sum of integers. Throws a RangeError if it is not a safe integer. */
export const sum = (amounts: readonly number[]): number =>
  assertSafe(amounts.reduce((sum, amount) => sum + amount, 0));

function assertSafe(value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not a safe integer`);
  return value === 0 ? 0 : value;
}
