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

interface Numbered {
  number: string;
  date: string;
}

/**
 * The number for a bill on that date: one more than the last of its financial year, or the first of
 * a new year in the same pattern. `bills` are sorted newest first.
 */
export function nextNumber(bills: readonly Numbered[], day: string): string {
  const year = financialYear(day);
  const last = bills.find((bill) => financialYear(bill.date) === year);
  if (last) return incrementNumber(last.number, year, (count) => count + 1);
  const [newest] = bills;
  if (!newest) return `${year}/001`;
  const inNewYear = newest.number.replace(financialYear(newest.date), year);
  return incrementNumber(inNewYear, year, () => 1);
}

/** Changes the count in a number: the last digits that are not part of the year. */
function incrementNumber(number: string, year: string, change: (count: number) => number): string {
  const at = number.lastIndexOf(year);
  // "2026-27" is also the year.
  const start = at >= 2 && number.slice(at - 2, at) === "20" ? at - 2 : at;
  const [before, after] =
    at < 0 ? ["", number] : [number.slice(0, start), number.slice(at + year.length)];
  const middle = at < 0 ? "" : number.slice(start, at + year.length);
  const counts = /(?<!\d)\d+(?=\D*$)/;
  const step = (text: string) =>
    text.replace(counts, (digits) => String(change(Number(digits))).padStart(digits.length, "0"));
  if (counts.test(after)) return before + middle + step(after);
  if (counts.test(before)) return step(before) + middle + after;
  return `${number}-${change(1)}`;
}
