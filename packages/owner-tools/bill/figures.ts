import { formatDecimal, formatPaise } from "@angadi/ui/money/rupees";

/** Formats paise for a column of a bill: 1234550 → "12,345.50". */
export function formatAmount(paise: number): string {
  const text = formatPaise(paise).replace("₹", "");
  return text.includes(".") ? text : `${text}.00`;
}

/** Formats a correction with its sign: 45 → "+ 0.45". */
export const formatSigned = (paise: number): string =>
  `${paise < 0 ? "−" : "+"} ${formatAmount(Math.abs(paise))}`;

/** Formats thousandths of a unit: 1250 → "1.25". */
export const formatQuantity = (quantity: number): string => formatDecimal(quantity, 3);

/** Formats hundredths of a percent: 1800 → "18%". */
export const formatPercent = (basisPoints: number): string => `${formatDecimal(basisPoints, 2)}%`;

/** Formats half of a rate, which may need one more digit: 25 → "0.125%". */
export const formatHalf = (basisPoints: number): string => `${formatDecimal(basisPoints * 5, 3)}%`;

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** Formats a date: "2026-11-23" → "23 Nov 2026"; returns invalid dates unchanged. */
export function formatDay(day: string): string {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  const name = MONTHS[Number(month) - 1];
  return name === undefined ? day : `${Number(date)} ${name} ${year}`;
}
