// An independent calculation of a late payer's debt, written only from the rules in prose
// (packages/owner-tools/late-payment/rules.md): it iterates over the days.
// Days are days since 1 January 1970, money is in whole paise.

export interface LatePaymentInput {
  accepted: number;
  agreedDays: number | undefined;
  amount: number;
  payments: readonly { day: number; amount: number }[];
  until: number;
}

export interface LatePaymentMonth {
  from: number;
  to: number;
  days: number;
  monthDays: number;
  opening: number;
  paid: number;
  bankRate: number;
  interest: number;
  closing: number;
}

export interface LatePaymentResult {
  lastDay: number;
  from: number;
  months: readonly LatePaymentMonth[];
  interest: number;
  paid: number;
  owed: number;
}

const bankRates: readonly (readonly [day: string, rate: number])[] = [
  ["2015-09-29", 775],
  ["2016-04-05", 700],
  ["2016-10-04", 675],
  ["2017-04-06", 650],
  ["2017-08-02", 625],
  ["2018-06-06", 650],
  ["2018-08-01", 675],
  ["2019-02-07", 650],
  ["2019-04-04", 625],
  ["2019-06-06", 600],
  ["2019-08-07", 565],
  ["2019-10-04", 540],
  ["2020-03-27", 465],
  ["2020-05-22", 425],
  ["2022-05-04", 465],
  ["2022-06-08", 515],
  ["2022-08-05", 565],
  ["2022-09-30", 615],
  ["2022-12-07", 650],
  ["2023-02-08", 675],
  ["2025-02-07", 650],
  ["2025-04-09", 625],
  ["2025-06-06", 575],
  ["2025-12-05", 550],
];

const firstDay = 16_707; // 2015-09-29

function isLeap(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/** Number of days in a month (0 to 11). */
function countDaysInMonth(year: number, month: number): number {
  return [31, isLeap(year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month] ?? 0;
}

/** The day number of a date from 1970 on. */
function toDayNumber(year: number, month: number, date: number): number {
  let day = 0;
  for (let y = 1970; y < year; y++) day += isLeap(y) ? 366 : 365;
  for (let m = 0; m < month; m++) day += countDaysInMonth(year, m);
  return day + date - 1;
}

/** The day `count` months after `start`: the same date, or the last day of a shorter month. */
function addMonths(start: number, count: number): number {
  let year = 1970;
  let remaining = start;
  while (remaining >= (isLeap(year) ? 366 : 365)) {
    remaining -= isLeap(year) ? 366 : 365;
    year++;
  }
  let month = 0;
  while (remaining >= countDaysInMonth(year, month)) {
    remaining -= countDaysInMonth(year, month);
    month++;
  }
  const date = remaining + 1;
  year += Math.floor((month + count) / 12);
  month = (month + count) % 12;
  return toDayNumber(year, month, Math.min(date, countDaysInMonth(year, month)));
}

/** The bank rate in force on a day. */
function findBankRate(day: number): number {
  let currentRate = 0;
  for (const [from, rate] of bankRates) {
    const [year = 0, month = 0, date = 0] = from.split("-").map(Number);
    if (toDayNumber(year, month - 1, date) <= day) currentRate = rate;
  }
  return currentRate;
}

/** top ÷ bottom, rounded to the nearest integer, halves up; top ≥ 0, bottom > 0. */
function divideAndRound(top: bigint, bottom: bigint): bigint {
  const quotient = top / bottom;
  const remainder = top - quotient * bottom;
  return remainder * 2n >= bottom ? quotient + 1n : quotient;
}

/** A figure of the result as a number; throws if a number cannot represent it exactly. */
function toNumber(value: bigint): number {
  const result = Number(value);
  if (!Number.isSafeInteger(result)) throw new RangeError(`Not a safe integer: ${value}`);
  return result;
}

function check(name: string, value: number, min: number, max: number): void {
  if (!Number.isSafeInteger(value) || value < min || value > max)
    throw new RangeError(`${name}: ${value}`);
}

export function computeExpectedLatePayment(input: LatePaymentInput): LatePaymentResult {
  const { accepted, agreedDays, payments, until } = input;
  check("accepted", accepted, firstDay, Number.MAX_SAFE_INTEGER);
  if (agreedDays !== undefined) check("agreedDays", agreedDays, 0, 365);
  check("amount", input.amount, 1, 100_000_000_000);
  check("until", until, accepted, accepted + 7305);
  check("number of payments", payments.length, 0, 12);
  for (const payment of payments) {
    check("day of a payment", payment.day, accepted, until);
    check("amount of a payment", payment.amount, 1, Number.MAX_SAFE_INTEGER);
  }

  const lastDay = accepted + (agreedDays === undefined ? 15 : Math.min(agreedDays, 45));
  const from = lastDay + 1;

  let balance = BigInt(input.amount);
  /** Subtracts the payments of one day, and returns their sum. */
  const pay = (day: number): bigint => {
    let paid = 0n;
    for (const payment of payments) {
      if (payment.day !== day) continue;
      const amount = BigInt(payment.amount);
      if (amount > balance)
        throw new RangeError(`Payment of ${amount} on day ${day}, balance ${balance}`);
      balance -= amount;
      paid += amount;
    }
    return paid;
  };

  let totalPaid = 0n;
  let totalInterest = 0n;
  for (let day = accepted; day <= Math.min(lastDay, until); day++) totalPaid += pay(day);

  const months: LatePaymentMonth[] = [];
  for (let k = 1; addMonths(from, k - 1) <= until; k++) {
    const first = addMonths(from, k - 1);
    const next = addMonths(from, k);
    const monthDays = next - first;
    const to = Math.min(next - 1, until);
    const opening = balance;
    let dayBalances = 0n;
    let paid = 0n;
    for (let day = first; day <= to; day++) {
      dayBalances += balance; // the day of a payment still bears interest on the balance before it
      if (day < until) paid += pay(day);
    }
    const bankRate = findBankRate(to);
    const interest = divideAndRound(
      dayBalances * 3n * BigInt(bankRate),
      12n * 10_000n * BigInt(monthDays),
    );
    balance += interest;
    if (to === until) paid += pay(until); // the day counted to: after its interest, which it may pay
    totalPaid += paid;
    totalInterest += interest;
    months.push({
      from: first,
      to,
      days: to - first + 1,
      monthDays,
      opening: toNumber(opening),
      paid: toNumber(paid),
      bankRate,
      interest: toNumber(interest),
      closing: toNumber(balance),
    });
  }

  return {
    lastDay,
    from,
    months,
    interest: toNumber(totalInterest),
    paid: toNumber(totalPaid),
    owed: toNumber(BigInt(input.amount) - totalPaid + totalInterest),
  };
}
