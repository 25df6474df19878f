import type { BillDraft } from "./draft.ts";

/** Whether a number has only allowed characters and at most 16 of them. */
export const isNumberAllowed = (number: string): boolean => /^[A-Za-z\d/-]{1,16}$/.test(number);

/** Returns the financial year of a date, April to March: "26-27"; empty if the date is invalid. */
export function getFinancialYear(day: string): string {
  const [, year, month] = /^\d\d(\d\d)-(\d\d)-\d\d$/.exec(day) ?? [];
  if (year === undefined) return "";
  const startYear = Number(month) < 4 ? Number(year) + 99 : Number(year);
  return `${toTwoDigits(startYear)}-${toTwoDigits(startYear + 1)}`;
}

const toTwoDigits = (year: number) => String(year % 100).padStart(2, "0");

type NumberedDraft = Pick<BillDraft, "number" | "date">;

/**
 * The next number of the series: one more than the highest of the financial year with the latest
 * bill's pattern, or number 1 of a new year with the same pattern. `bills` are sorted newest first.
 */
export function findNextNumber(bills: readonly NumberedDraft[], day: string): string {
  const year = getFinancialYear(day);
  const billsOfYear = bills.filter(({ date }) => getFinancialYear(date) === year);
  const latestBill = findLatest(billsOfYear);
  if (latestBill) {
    const latestParts = splitNumber(latestBill.number, year);
    const counts = billsOfYear
      .map(({ number }) => splitNumber(number, year))
      .filter(({ pattern }) => pattern === latestParts.pattern)
      .map(({ count }) => BigInt(count));
    return latestParts.formatWithCount(
      1n + counts.reduce((max, count) => (count > max ? count : max)),
    );
  }
  const lastBill = findLatest(bills);
  if (!lastBill) return `${year}/001`;
  const numberInNewYear = lastBill.number.replace(getFinancialYear(lastBill.date), year);
  return splitNumber(numberInNewYear, year).formatWithCount(1n);
}

/** The bill with the latest date; the newest of several on that day. */
const findLatest = ([first, ...rest]: readonly NumberedDraft[]): NumberedDraft | undefined =>
  first && rest.reduce((latest, bill) => (bill.date > latest.date ? bill : latest), first);

/**
 * Splits a number at its count: the last digits that are not part of the year. A number without
 * digits, "KIRANA", is followed by "KIRANA-2".
 */
function splitNumber(number: string, year: string) {
  // "2026-27" is also the year.
  const yearPattern = new RegExp(`(?:20)?${year}(?!.*${year})`);
  const maskedNumber = number.replace(yearPattern, (text) => "#".repeat(text.length));
  const match = /(?<!\d)\d+(?=\D*$)/.exec(maskedNumber);
  const [count] = match ?? ["1"];
  const prefix = match ? number.slice(0, match.index) : `${number}-`;
  const suffix = match ? number.slice(match.index + count.length) : "";
  return {
    count,
    /** The same for all numbers of a series. */
    pattern: `${prefix}#${suffix}`.toUpperCase(),
    formatWithCount: (next: bigint) => prefix + String(next).padStart(count.length, "0") + suffix,
  };
}
