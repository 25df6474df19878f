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
  /** Under composition: at the same price, and at the price that has the same margin. */
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
  const sale = splitTax({
    amount: input.amount,
    includesTax: input.includesTax,
    rate,
    isSameState,
  });
  // The purchase has the same rate.
  const purchase = splitTax({
    amount: input.cost,
    includesTax: input.costIncludesTax,
    rate,
    isSameState,
  });
  const margin = sale.taxableValue - purchase.taxableValue;
  const marginWithTax = sale.total - purchase.total;
  return {
    sale,
    purchase,
    margin: { amount: margin, share: computeShare(margin, sale.taxableValue) },
    marginWithTax: { amount: marginWithTax, share: computeShare(marginWithTax, sale.total) },
    gstPayable: sale.tax - purchase.tax,
    composition: computeComposition(input.composition, sale.total, purchase.total, margin),
  };
}

interface TaxSplitInput {
  amount: Paise;
  includesTax: boolean;
  rate: BasisPoints;
  isSameState: boolean;
}

function splitTax({ amount, includesTax, rate, isSameState }: TaxSplitInput): TaxSplit {
  const divisor = includesTax ? HUNDRED_PERCENT + rate : HUNDRED_PERCENT;
  const halfTax = isSameState ? multiplyDivide(amount, rate, 2 * divisor) : 0;
  const igst = isSameState ? 0 : multiplyDivide(amount, rate, divisor);
  const tax = 2 * halfTax + igst;
  const taxableValue = includesTax ? amount - tax : amount;
  const total = sum([taxableValue, tax]);
  return { taxableValue, cgst: halfTax, sgst: halfTax, igst, tax, total };
}

/** A share in hundredths of a percent; 0 if the whole is 0. */
const computeShare = (part: Paise, whole: Paise): BasisPoints =>
  whole === 0 ? 0 : multiplyDivide(part, HUNDRED_PERCENT, whole);

function computeComposition(
  rate: BasisPoints,
  currentPrice: Paise,
  cost: Paise,
  currentMargin: Paise,
): GstSplitResult["composition"] {
  const computeAtPrice = (price: Paise): CompositionPrice => {
    const tax = multiplyDivide(price, rate, HUNDRED_PERCENT);
    return { price, tax, margin: price - tax - cost };
  };
  return {
    samePrice: computeAtPrice(currentPrice),
    sameMargin: computeAtPrice(
      ceilDivide((currentMargin + cost) * HUNDRED_PERCENT, HUNDRED_PERCENT - rate),
    ),
  };
}
