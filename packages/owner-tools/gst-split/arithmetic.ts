import { ceilDivide, multiplyDivide, sum } from "../kit/figures/exact.ts";
import { checkAll } from "../kit/figures/fields.ts";
import type { Paise } from "@angadi/formats/rupees";
import type { BasisPoints } from "../kit/figures/readers.ts";
import { GST_SPLIT_FIELDS, type GstSplitInput } from "./input.ts";

/** 100 %, in hundredths of a percent. */
const HUNDRED_PERCENT = 100_00;

/** An amount and the tax on it. */
export interface TaxSplit {
  value: Paise;
  /** Equal to SGST; both are 0 if there is IGST. */
  cgst: Paise;
  sgst: Paise;
  igst: Paise;
  tax: Paise;
  total: Paise;
}

/** Price, tax and margin of a composition trader. */
export interface CompositionPrice {
  price: Paise;
  /** Tax on the turnover, paid by the trader. */
  tax: Paise;
  keeps: Paise;
}

/** The result of `computeGstSplit`. */
export interface GstSplitResult {
  sale: TaxSplit;
  purchase: TaxSplit;
  /** Margin without tax on either side, also as a share of the price before tax. */
  margin: { amount: Paise; share: BasisPoints };
  /** The apparent margin with tax in both amounts, also as a share of the price with tax. */
  marginWithTax: { amount: Paise; share: BasisPoints };
  /** Tax on the sale minus tax on the purchase, payable to the government. */
  toPay: Paise;
  /** At the regular trader's price with tax, and at the price with the same margin. */
  composition: { samePrice: CompositionPrice; ownPrice: CompositionPrice };
}

/**
 * Computes the tax included in an amount or added to it, the margin without tax, and the same sale
 * by a composition trader. CGST and SGST are rounded separately to the paisa, so that they are
 * equal; a price that includes tax is not changed. Throws InvalidInputError for values that
 * `readGstSplit` rejects.
 */
export function computeGstSplit(input: GstSplitInput): GstSplitResult {
  checkAll("", GST_SPLIT_FIELDS, input);
  const { rate, isSameState } = input;
  const sale = splitTax({ amount: input.amount, hasTax: input.hasTax, rate, isSameState });
  // The purchase has the same rate.
  const purchase = splitTax({ amount: input.cost, hasTax: input.costHasTax, rate, isSameState });
  const amount = sale.value - purchase.value;
  const withTax = sale.total - purchase.total;
  return {
    sale,
    purchase,
    margin: { amount, share: computeShare(amount, sale.value) },
    marginWithTax: { amount: withTax, share: computeShare(withTax, sale.total) },
    toPay: sale.tax - purchase.tax,
    composition: computeComposition(input.composition, sale.total, purchase.total, amount),
  };
}

interface Taxed {
  amount: Paise;
  hasTax: boolean;
  rate: BasisPoints;
  isSameState: boolean;
}

function splitTax({ amount, hasTax, rate, isSameState }: Taxed): TaxSplit {
  const base = hasTax ? HUNDRED_PERCENT + rate : HUNDRED_PERCENT;
  const half = isSameState ? multiplyDivide(amount, rate, 2 * base) : 0;
  const igst = isSameState ? 0 : multiplyDivide(amount, rate, base);
  const tax = 2 * half + igst;
  const value = hasTax ? amount - tax : amount;
  return { value, cgst: half, sgst: half, igst, tax, total: sum([value, tax]) };
}

/** A share in hundredths of a percent; 0 if the whole is 0. */
const computeShare = (part: Paise, whole: Paise): BasisPoints =>
  whole === 0 ? 0 : multiplyDivide(part, HUNDRED_PERCENT, whole);

function computeComposition(rate: BasisPoints, price: Paise, cost: Paise, margin: Paise) {
  const at = (price: Paise): CompositionPrice => {
    const tax = multiplyDivide(price, rate, HUNDRED_PERCENT);
    return { price, tax, keeps: price - tax - cost };
  };
  return {
    samePrice: at(price),
    ownPrice: at(ceilDivide((margin + cost) * HUNDRED_PERCENT, HUNDRED_PERCENT - rate)),
  };
}
