/**
 * `amount × times ÷ by` to the nearest whole number, halves away from zero, as spreadsheets
 * round: exact, whatever the size of the product. Throws a RangeError where the answer is beyond
 * safe integers, so that no wrong figure leaves.
 */
export function multiplyDivide(amount: number, times: number, by: number): number {
  const product = BigInt(amount) * BigInt(times);
  const divisor = BigInt(by);
  const negative = product < 0n;
  const twice = (negative ? -product : product) * 2n + divisor;
  const nearest = Number(twice / (2n * divisor));
  return assertSafe(negative ? -nearest : nearest);
}

/** The least whole number that is not below `amount ÷ by`; both above zero. */
export const ceilDivide = (amount: number, by: number): number =>
  assertSafe(Number((BigInt(amount) + BigInt(by) - 1n) / BigInt(by)));

/** The sum of whole numbers, refused where it is beyond safe integers. */
export const sum = (amounts: readonly number[]): number =>
  assertSafe(amounts.reduce((sum, amount) => sum + amount, 0));

function assertSafe(value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is no safe whole number`);
  return value === 0 ? 0 : value;
}
