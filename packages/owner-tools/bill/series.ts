import type { BillDraft } from "./draft.ts";

/** Whether a number has only allowed characters and at most 16 of them. */
export const isNumberAllowed = (number: string): boolean => /^[A-Za-z\d/-]{1,16}$/.test(number);

/** Financial year of a date, April to March: "26-27"; empty if the date is invalid. */
export function financialYear(day: string): string {
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
  const year = financialYear(day);
  const sameYear = bills.filter(({ date }) => financialYear(date) === year);
  const latest = findLatest(sameYear);
  if (latest) {
    const counted = splitNumber(latest.number, year);
    const counts = sameYear
      .map(({ number }) => splitNumber(number, year))
      .filter(({ pattern }) => pattern === counted.pattern)
      .map(({ count }) => BigInt(count));
    return counted.withCount(1n + counts.reduce((max, count) => (count > max ? count : max)));
  }
  const newest = findLatest(bills);
  if (!newest) return `${year}/001`;
  const inNewYear = newest.number.replace(financialYear(newest.date), year);
  return splitNumber(inNewYear, year).withCount(1n);
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
  const lastYear = new RegExp(`(?:20)?${year}(?!.*${year})`);
  const masked = number.replace(lastYear, (match) => "#".repeat(match.length));
  const match = /(?<!\d)\d+(?=\D*$)/.exec(masked);
  const [count] = match ?? ["1"];
  const before = match ? number.slice(0, match.index) : `${number}-`;
  const after = match ? number.slice(match.index + count.length) : "";
  return {
    count,
    /** The same for all numbers of a series. */
    pattern: `${before}#${after}`.toUpperCase(),
    withCount: (next: bigint) => before + String(next).padStart(count.length, "0") + after,
  };
}
