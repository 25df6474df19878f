/** An amount of money in whole paise, a hundred to the rupee; always a safe integer. */
export type Paise = number;

/**
 * Formats paise as rupees with Indian grouping: 12500000 → "₹1,25,000", 125050 → "₹1,250.50", -100
 * → "−₹1".
 */
export function formatPaise(paise: Paise): string {
  const [whole = "", fraction] = formatDecimal(Math.abs(paise), 2).split(".");
  const grouped = whole.replaceAll(/(\d)(?=(?:\d\d)+\d$)/g, "$1,");
  const tail = fraction === undefined ? "" : `.${fraction.padEnd(2, "0")}`;
  return `${paise < 0 ? "−" : ""}₹${grouped}${tail}`;
}

/** Formats whole rupees: 125000 → "₹1,25,000". */
export const formatRupees = (rupees: number): string => formatPaise(rupees * 100);

/** Formats paise rounded to whole rupees: 125050 → "₹1,251". */
export const formatWholeRupees = (paise: Paise): string =>
  formatPaise(Math.round(paise / 100) * 100);

/** Formats paise for a column of amounts, always with two decimals: 1234550 → "12,345.50". */
export function formatAmount(paise: Paise): string {
  const text = formatPaise(paise).replace("₹", "");
  return text.includes(".") ? text : `${text}.00`;
}

/** Formats a correction with its sign: 45 → "+ 0.45". */
export const formatSignedAmount = (paise: Paise): string =>
  `${paise < 0 ? "−" : "+"} ${formatAmount(Math.abs(paise))}`;

/** Formats whole units as a decimal number without trailing zeros: 1250 hundredths → "12.5". */
export function formatDecimal(units: number, decimals: number): string {
  const digits = String(Math.abs(units)).padStart(decimals + 1, "0");
  const tail = digits.slice(-decimals).replace(/0+$/, "");
  const sign = units < 0 ? "-" : "";
  return `${sign}${digits.slice(0, -decimals)}${tail === "" ? "" : `.${tail}`}`;
}
