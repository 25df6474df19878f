import { decimalText, rupeesText } from "@angadi/ui/money/rupees";

/** Paise as a column of a bill has them: 1234550 is "12,345.50". */
export function figures(paise: number): string {
  const text = rupeesText(paise).replace("₹", "");
  return text.includes(".") ? text : `${text}.00`;
}

/** A correction, with its sign: 45 is "+ 0.45". */
export const signed = (paise: number): string =>
  `${paise < 0 ? "−" : "+"} ${figures(Math.abs(paise))}`;

/** Thousandths of a unit: 1250 is "1.25". */
export const quantityText = (quantity: number): string => decimalText(quantity, 3);

/** Hundredths of a percent: 1800 is "18%". */
export const percentText = (basisPoints: number): string => `${decimalText(basisPoints, 2)}%`;

/** Half a rate, which may have a digit more: 25 is "0.125%". */
export const halfText = (basisPoints: number): string => `${decimalText(basisPoints * 5, 3)}%`;

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** "2026-11-23" is "23 Nov 2026"; what is no day stays as it is. */
export function dayText(day: string): string {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  const name = MONTHS[Number(month) - 1];
  return name === undefined ? day : `${Number(date)} ${name} ${year}`;
}
