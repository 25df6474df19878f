import type { Draft } from "./draft.ts";

/** Whether a number has only allowed characters and at most 16 of them. */
export const isNumberAllowed = (number: string): boolean => /^[A-Za-z\d/-]{1,16}$/.test(number);

/** Financial year of a date, April to March: "2026-11-23" → "26-27"; "" if it is no date. */
export function financialYear(day: string): string {
  const [, year, month] = /^\d\d(\d\d)-(\d\d)-\d\d$/.exec(day) ?? [];
  if (year === undefined) return "";
  const first = Number(month) < 4 ? Number(year) + 99 : Number(year);
  return `${toTwoDigits(first)}-${toTwoDigits(first + 1)}`;
}

const toTwoDigits = (year: number) => String(year % 100).padStart(2, "0");

type Numbered = Pick<Draft, "number" | "date">;

/**
 * The number for a bill on that date: one more than the highest of its financial year in the latest
 * bill's pattern, or the first of a new year in the same pattern. `bills` are sorted newest first.
 */
export function nextNumber(bills: readonly Numbered[], day: string): string {
  const year = financialYear(day);
  const ofYear = bills.filter(({ date }) => financialYear(date) === year);
  const last = findLatest(ofYear);
  if (last) {
    const counted = splitNumber(last.number, year);
    const counts = ofYear
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
const findLatest = ([first, ...rest]: readonly Numbered[]): Numbered | undefined =>
  first && rest.reduce((latest, bill) => (bill.date > latest.date ? bill : latest), first);

/**
 * Splits a number at its count: the last digits that are not part of the year. "KIRANA", which has
 * none, is followed by "KIRANA-2".
 */
function splitNumber(number: string, year: string) {
  // "2026-27" is also the year.
  const lastYear = new RegExp(`(?:20)?${year}(?!.*${year})`);
  const masked = number.replace(lastYear, (found) => "#".repeat(found.length));
  const found = /(?<!\d)\d+(?=\D*$)/.exec(masked);
  const [count] = found ?? ["1"];
  const before = found ? number.slice(0, found.index) : `${number}-`;
  const after = found ? number.slice(found.index + count.length) : "";
  return {
    count,
    /** The same for all numbers of a series. */
    pattern: `${before}#${after}`.toUpperCase(),
    withCount: (next: bigint) => before + String(next).padStart(count.length, "0") + after,
  };
}
