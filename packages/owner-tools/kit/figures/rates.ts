/**
 * Interest rates, as floating-point numbers per period (0.01 is 1 % per period). Callers round all
 * amounts of money.
 */

/** Maximum rate searched for: 100 % per period. */
const MAX_RATE = 1;
const MAX_ITERATIONS = 200;

/** Present value of a payment of 1 at the end of each period. */
export function annuity(rate: number, periods: number): number {
  // (1 − (1 + rate)^−periods) ÷ rate, without losing precision for small rates.
  return rate === 0 ? periods : -Math.expm1(-periods * Math.log1p(rate)) / rate;
}

/** The equal payment per period that repays `amount`, not rounded. */
export const payment = (amount: number, rate: number, periods: number): number =>
  amount / annuity(rate, periods);

/**
 * The internal rate of return, at which the present value of all payments is `received`. Payments
 * are due at the end of period 1, 2, …. Returns undefined if they add up to less than `received`,
 * or if the rate is above 100 % per period.
 */
export function internalRate(received: number, payments: readonly number[]): number | undefined {
  const presentValue = (rate: number) => {
    let value = 0;
    for (const paid of payments.toReversed()) value = (value + paid) / (1 + rate);
    return value;
  };
  return bisect(received, presentValue);
}

/** `internalRate` for equal payments. */
export const levelRate = (received: number, paid: number, periods: number): number | undefined =>
  bisect(received, (rate) => paid * annuity(rate, periods));

/**
 * The problem of equal payments: they do not repay the received amount, or cost more than 100 % per
 * period; undefined if there is none.
 */
export function paymentProblem(
  received: number,
  paid: number,
  periods: number,
): "too-small" | "too-large" | undefined {
  if (paid * periods < received) return "too-small";
  return paid * annuity(MAX_RATE, periods) > received ? "too-large" : undefined;
}

/** Bisection: the rate at which the decreasing function `worth` equals `received`. */
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
