import { ceilDivide, multiplyDivide, sum } from "../kit/figures/exact-arithmetic.ts";
import { assertAllInRange } from "../kit/figures/fields.ts";
import type { Paise } from "@angadi/formats/rupees";
import { type BasisPoints, HUNDRED_PERCENT } from "../kit/figures/readers.ts";
import { GST_SPLIT_FIELDS, type GstSplitInput } from "./input.ts";

export interface TaxSplit {
  taxableValue: Paise;
  /** Equal to SGST; both are 0 if there is IGST. */
  cgst: Paise;
  sgst: Paise;
  igst: Paise;
  tax: Paise;
  total: Paise;
}

export interface CompositionPrice {
  price: Paise;
  /** Tax on the turnover, paid by the trader. */
  tax: Paise;
  margin: Paise;
}

export interface GstSplitResult {
  sale: TaxSplit;
  purchase: TaxSplit;
  /** Margin before tax, also as a share of the price before tax. */
  margin: { amount: Paise; share: BasisPoints };
  /** Margin with tax in price and cost, also as a share of the price with tax. */
  marginWithTax: { amount: Paise; share: BasisPoints };
  /** Tax on the sale minus tax on the purchase, payable to the government. */
  gstPayable: Paise;
  /** At the same price, and at the price that has the same margin. */
  composition: { samePrice: CompositionPrice; sameMargin: CompositionPrice };
}

/**
 * Computes the tax included in an amount or added to it, the margin without tax, and the same sale
 * by a composition trader. CGST and SGST are rounded separately to the paisa, so that they are
 * equal; a price that includes tax is not changed. Throws InvalidInputError for values that
 * `readGstSplit` rejects.
 */
export function computeGstSplit(input: GstSplitInput): GstSplitResult {
  assertAllInRange("", GST_SPLIT_FIELDS, input);
  const { rate, isSameState } = input;
  const sale = splitTax({ amount: input.amount, hasTax: input.includesTax, rate, isSameState });
  // The purchase has the same rate.
  const purchase = splitTax({
    amount: input.cost,
    hasTax: input.costIncludesTax,
    rate,
    isSameState,
  });
  const amount = sale.taxableValue - purchase.taxableValue;
  const withTax = sale.total - purchase.total;
  return {
    sale,
    purchase,
    margin: { amount, share: computeShare(amount, sale.taxableValue) },
    marginWithTax: { amount: withTax, share: computeShare(withTax, sale.total) },
    gstPayable: sale.tax - purchase.tax,
    composition: computeComposition(input.composition, sale.total, purchase.total, amount),
  };
}

interface TaxSplitInput {
  amount: Paise;
  hasTax: boolean;
  rate: BasisPoints;
  isSameState: boolean;
}

function splitTax({ amount, hasTax, rate, isSameState }: TaxSplitInput): TaxSplit {
  const base = hasTax ? HUNDRED_PERCENT + rate : HUNDRED_PERCENT;
  const half = isSameState ? multiplyDivide(amount, rate, 2 * base) : 0;
  const igst = isSameState ? 0 : multiplyDivide(amount, rate, base);
  const tax = 2 * half + igst;
  const taxableValue = hasTax ? amount - tax : amount;
  return { taxableValue, cgst: half, sgst: half, igst, tax, total: sum([taxableValue, tax]) };
}

/** A share in hundredths of a percent; 0 if the whole is 0. */
const computeShare = (part: Paise, whole: Paise): BasisPoints =>
  whole === 0 ? 0 : multiplyDivide(part, HUNDRED_PERCENT, whole);

function computeComposition(rate: BasisPoints, price: Paise, cost: Paise, margin: Paise) {
  const atPrice = (price: Paise): CompositionPrice => {
    const tax = multiplyDivide(price, rate, HUNDRED_PERCENT);
    return { price, tax, margin: price - tax - cost };
  };
  return {
    samePrice: atPrice(price),
    sameMargin: atPrice(ceilDivide((margin + cost) * HUNDRED_PERCENT, HUNDRED_PERCENT - rate)),
  };
}
