const format = new Intl.NumberFormat("en-IN", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** Formats paise as the amount column shows them: 1234550 → "12,345.50". */
export const formatAmount = (paise: number): string => format.format(paise / 100);

/** Formats a correction with its sign: 45 → "+ 0.45". */
export const formatSignedAmount = (paise: number): string =>
  `${paise < 0 ? "−" : "+"} ${formatAmount(Math.abs(paise))}`;
