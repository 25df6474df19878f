import { formatAmount, formatDecimal } from "@angadi/formats/rupees";

/** Formats thousandths of a unit: 1250 is "1.25". */
export const formatQuantity = (quantity: number): string => formatDecimal(quantity, 3);

/** Formats a unit price in hundredths of a paisa, with two to four decimals: 1250 is "0.125". */
export function formatUnitPrice(rate: number): string {
  const [, extraDigits = ""] = formatDecimal(rate % 100, 4).split(".00");
  return formatAmount(Math.floor(rate / 100)) + extraDigits;
}

/** Formats half of a rate, which may need one more digit: 25 is "0.125%". */
export const formatHalfRate = (basisPoints: number): string =>
  `${formatDecimal(basisPoints * 5, 3)}%`;
