import { ceilDivide, multiplyDivide, sum } from "../kit/figures/exact.ts";
import { checkAll } from "../kit/figures/fields.ts";
import type { Paise } from "@angadi/ui/money/rupees";
import type { BasisPoints } from "../kit/figures/readers.ts";
import { GST_SPLIT_FIELDS, type GstSplitInput } from "./input.ts";

/** All of a whole, in hundredths of a percent. */
const ALL = 100_00;

/** An amount and the tax on it. */
export interface TaxSplit {
  value: Paise;
  /** Equal to SGST; both are nothing if there is IGST. */
  cgst: Paise;
  sgst: Paise;
  igst: Paise;
  tax: Paise;
  total: Paise;
}

/** What a composition trader asks and keeps. */
export interface CompositionPrice {
  price: Paise;
  /** On his turnover, out of his own pocket. */
  tax: Paise;
  keeps: Paise;
}

/** GST in and out: `computeGstSplit`. */
export interface GstSplitResult {
  sale: TaxSplit;
  purchase: TaxSplit;
  /** Without the tax on either side, and as a share of the price before tax. */
  margin: { amount: Paise; share: BasisPoints };
  /** What it looks like with the tax in both; a share of the price with tax. */
  marginWithTax: { amount: Paise; share: BasisPoints };
  /** Tax of the sale less that of the purchase: what goes to the government. */
  toPay: Paise;
  /** At the price the regular trader's customer pays, and at the one that keeps the same margin. */
  composition: { samePrice: CompositionPrice; ownPrice: CompositionPrice };
}

/**
 * The tax in an amount or on it, the margin without it, and the same sale by a composition trader.
 * CGST and SGST are each rounded to the paisa, so that they are alike; a price that has the tax in
 * it stays as it is. Throws InvalidInput for what `readGstSplit` would have refused.
 */
export function computeGstSplit(input: GstSplitInput): GstSplitResult {
  checkAll("", GST_SPLIT_FIELDS, input);
  const { rate, isSameState } = input;
  const sale = splitTax({ amount: input.amount, hasTax: input.hasTax, rate, isSameState });
  // Bought at the same rate.
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
  const base = hasTax ? ALL + rate : ALL;
  const half = isSameState ? multiplyDivide(amount, rate, 2 * base) : 0;
  const igst = isSameState ? 0 : multiplyDivide(amount, rate, base);
  const tax = 2 * half + igst;
  const value = hasTax ? amount - tax : amount;
  return { value, cgst: half, sgst: half, igst, tax, total: sum([value, tax]) };
}

/** Of nothing there is no share. */
const computeShare = (part: Paise, whole: Paise): BasisPoints =>
  whole === 0 ? 0 : multiplyDivide(part, ALL, whole);

function computeComposition(rate: BasisPoints, price: Paise, cost: Paise, margin: Paise) {
  const at = (price: Paise): CompositionPrice => {
    const tax = multiplyDivide(price, rate, ALL);
    return { price, tax, keeps: price - tax - cost };
  };
  return { samePrice: at(price), ownPrice: at(ceilDivide((margin + cost) * ALL, ALL - rate)) };
}
