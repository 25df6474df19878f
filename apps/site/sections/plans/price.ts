import { formatWholeRupees } from "@angadi/formats/rupees";
import { calculateGst } from "@angadi/content/plan-gst";
import type { Plan, PriceView } from "./plan.ts";

export interface PriceCopy {
  free: string;
  /** Shown below a free plan's price. */
  staysFree: string;
  customPricing: string;
  perMonth: string;
  perYear: string;
  /** Adds to the billing period that the price includes GST. */
  includingGst: (per: string) => string;
  /** Next to a monthly price: the price of a year. Amounts are formatted. */
  yearlyEquivalent: (amount: string) => string;
  /** Next to a yearly price: the cost per month. */
  monthlyEquivalent: (amount: string) => string;
  /** Shown for both periods, so that the saving is visible before switching. */
  saving: (amount: string) => string;
}

/** A displayed price: the amount, its period, and notes below. */
export interface FormattedPrice {
  amount: string;
  per?: string;
  notes: string[];
}

const MONTHS_PER_YEAR = 12;

/** Converts whole rupees to paise, optionally with GST. */
export function toPaise(rupees: number, { includesGst }: Pick<PriceView, "includesGst">): number {
  const net = Math.round(rupees * 100);
  return includesGst ? net + calculateGst(net) : net;
}

/**
 * Returns a plan's price in one view, with the price of the other period and the saving, if there
 * is one. In whole rupees; the bill shows paise.
 */
export function formatPrice(plan: Plan, view: PriceView, copy: PriceCopy): FormattedPrice {
  const price = view.isYearly ? plan.yearlyPrice : plan.monthlyPrice;
  if (price === 0) {
    return plan.hasCustomPricing
      ? { amount: copy.customPricing, notes: [] }
      : {
          amount: copy.free,
          notes: plan.monthlyPrice === plan.yearlyPrice ? [copy.staysFree] : [],
        };
  }
  const amount = toPaise(price, view);
  const period = view.isYearly ? copy.perYear : copy.perMonth;
  const per = view.includesGst ? copy.includingGst(period) : period;
  return { amount: formatWholeRupees(amount), per, notes: buildYearNotes(plan, view, copy) };
}

/** Notes about the other billing period and about the saving of paying yearly. */
function buildYearNotes(plan: Plan, view: PriceView, copy: PriceCopy): string[] {
  if (plan.yearlyPrice === 0) return [];
  const yearlyAmount = toPaise(plan.yearlyPrice, view);
  const savedAmount = MONTHS_PER_YEAR * toPaise(plan.monthlyPrice, view) - yearlyAmount;
  return [
    view.isYearly
      ? copy.monthlyEquivalent(formatWholeRupees(yearlyAmount / MONTHS_PER_YEAR))
      : copy.yearlyEquivalent(formatWholeRupees(yearlyAmount)),
    ...(savedAmount > 0 ? [copy.saving(formatWholeRupees(savedAmount))] : []),
  ];
}
