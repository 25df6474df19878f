/**
 * Interest rates, as floating-point numbers per period (0.01 is 1 % per period). Callers round all
 * amounts of money.
 */

/** Maximum rate searched for: 100 % per period. */
const MAX_RATE = 1;
const MAX_ITERATIONS = 200;

/** Present value of a payment of 1 at the end of each period. */
export function computeAnnuityFactor(rate: number, periods: number): number {
  // (1 − (1 + rate)^−periods) ÷ rate, without losing precision for small rates.
  return rate === 0 ? periods : -Math.expm1(-periods * Math.log1p(rate)) / rate;
}

/** The equal payment per period that repays `amount`, not rounded. */
export const computeLevelPayment = (amount: number, rate: number, periods: number): number =>
  amount / computeAnnuityFactor(rate, periods);

/**
 * The rate at which the present value of all payments is the received amount. Payments are due at
 * the end of period 1, 2, …. Returns undefined if they add up to less than that amount, or if the
 * rate is above 100 % per period.
 */
export function computeInternalRateOfReturn(
  received: number,
  payments: readonly number[],
): number | undefined {
  const computePresentValue = (rate: number) => {
    let value = 0;
    for (const payment of payments.toReversed()) value = (value + payment) / (1 + rate);
    return value;
  };
  return bisect(received, computePresentValue);
}

/** `computeInternalRateOfReturn` for equal payments. */
export const computeLevelPaymentRate = (
  received: number,
  payment: number,
  periods: number,
): number | undefined => bisect(received, (rate) => payment * computeAnnuityFactor(rate, periods));

/**
 * Whether equal payments are too small to repay the received amount, or so large that they cost
 * more than 100 % per period; undefined if neither.
 */
export function findPaymentProblem(
  received: number,
  payment: number,
  periods: number,
): "too-small" | "too-large" | undefined {
  if (payment * periods < received) return "too-small";
  return payment * computeAnnuityFactor(MAX_RATE, periods) > received ? "too-large" : undefined;
}

/** Bisection: the rate at which the decreasing function `computePresentValue` equals `received`. */
function bisect(
  received: number,
  computePresentValue: (rate: number) => number,
): number | undefined {
  if (
    received <= 0 ||
    computePresentValue(0) < received ||
    computePresentValue(MAX_RATE) > received
  )
    return undefined;
  let [low, high] = [0, MAX_RATE];
  for (let iteration = 0; iteration < MAX_ITERATIONS && low < high; iteration += 1) {
    const middle = (low + high) / 2;
    if (middle === low || middle === high) break;
    if (computePresentValue(middle) > received) low = middle;
    else high = middle;
  }
  return computePresentValue(0) === received ? 0 : high;
}
