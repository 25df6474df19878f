import { rupeesText } from "#ui/money/rupees.ts";
import { gstOn } from "../../gst.ts";
import type { Plan, PriceView } from "./plan.ts";

export interface PriceWords {
  free: string;
  onAgreement: string;
  perMonth: string;
  perYear: string;
  /** The same where the price holds the tax. */
  inclGst: (per: string) => string;
  /** Beside a yearly price; amounts are formatted. */
  monthOfYear: (amount: string) => string;
  saving: (amount: string) => string;
}

/** A price as shown: the figure, what it is for, and what stands beneath it. */
export interface ShownPrice {
  amount: string;
  per?: string;
  notes: string[];
}

const MONTHS = 12;

/** In paise, from whole rupees. */
export function paise(rupees: number, { withGst }: Pick<PriceView, "withGst">): number {
  const net = Math.round(rupees * 100);
  return withGst ? net + gstOn(net) : net;
}

/** The price of a plan in one view. A saving is named only where there is one. */
export function shownPrice(plan: Plan, view: PriceView, words: PriceWords): ShownPrice {
  const price = view.yearly ? plan.yearlyPrice : plan.monthlyPrice;
  if (price === 0) return { amount: plan.onAgreement ? words.onAgreement : words.free, notes: [] };
  const amount = paise(price, view);
  const period = view.yearly ? words.perYear : words.perMonth;
  const per = view.withGst ? words.inclGst(period) : period;
  if (!view.yearly) return { amount: rupeesText(amount), per, notes: [] };
  const saved = MONTHS * paise(plan.monthlyPrice, view) - amount;
  return {
    amount: rupeesText(amount),
    per,
    notes: [
      words.monthOfYear(rupeesText(Math.round(amount / MONTHS))),
      ...(saved > 0 ? [words.saving(rupeesText(saved))] : []),
    ],
  };
}
