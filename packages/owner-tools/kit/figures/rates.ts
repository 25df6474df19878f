/**
 * Rates of interest, which are floating-point numbers per period (0.01 is 1 % a period). Money comes
 * in and goes out of these functions only by those who round it.
 */

/** Beyond 100 % a period no rate is looked for. */
const MAX_RATE = 1;
const MAX_ITERATIONS = 200;

/** What a payment of 1 at the end of each of `periods` is worth today. */
export function annuity(rate: number, periods: number): number {
  // (1 − (1 + rate)^−periods) ÷ rate, without losing digits where the rate is small.
  return rate === 0 ? periods : -Math.expm1(-periods * Math.log1p(rate)) / rate;
}

/** The equal payment that repays `amount`, not rounded. */
export const payment = (amount: number, rate: number, periods: number): number =>
  amount / annuity(rate, periods);

/**
 * The internal rate: at which all payments are worth `received` today. Payments fall due at the end
 * of period 1, 2, …; together they are at least what was received, or undefined is given, as where
 * the rate is above 100 % a period.
 */
export function internalRate(received: number, payments: readonly number[]): number | undefined {
  const presentValue = (rate: number) => {
    let value = 0;
    for (const paid of payments.toReversed()) value = (value + paid) / (1 + rate);
    return value;
  };
  return bisect(received, presentValue);
}

/** `internalRate` of equal payments. */
export const levelRate = (received: number, paid: number, periods: number): number | undefined =>
  bisect(received, (rate) => paid * annuity(rate, periods));

/**
 * What is wrong with equal payments for what was received: they do not return it, or ask for more
 * than 100 % a period; undefined if nothing is.
 */
export function paymentProblem(
  received: number,
  paid: number,
  periods: number,
): "too-small" | "too-large" | undefined {
  if (paid * periods < received) return "too-small";
  return paid * annuity(MAX_RATE, periods) > received ? "too-large" : undefined;
}

/** Where a worth that falls as the rate rises comes down to `received`, by halving. */
function bisect(received: number, worth: (rate: number) => number): number | undefined {
  if (received <= 0 || worth(0) < received || worth(MAX_RATE) > received) return undefined;
  let [low, high] = [0, MAX_RATE];
  for (let halving = 0; halving < MAX_ITERATIONS && low < high; halving += 1) {
    const middle = (low + high) / 2;
    if (middle === low || middle === high) break;
    if (worth(middle) > received) low = middle;
    else high = middle;
  }
  return worth(0) === received ? 0 : high;
}
