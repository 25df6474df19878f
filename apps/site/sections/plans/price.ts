import { rupeesText } from "@angadi/ui/money/rupees";
import { gstOn } from "../../gst.ts";
import type { Plan, PriceView } from "./plan.ts";

export interface PriceCopy {
  free: string;
  /** Beneath it. */
  staysFree: string;
  onAgreement: string;
  perMonth: string;
  perYear: string;
  /** The same where the price holds the tax. */
  inclGst: (per: string) => string;
  /** Beside a monthly price: what the year costs; amounts are formatted. */
  yearOfMonths: (amount: string) => string;
  /** Beside a yearly price. */
  monthOfYear: (amount: string) => string;
  /** Beside both, so that it is known before the switch is pressed. */
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

/**
 * The price of a plan in one view, and what the other period comes to. A saving is named only where
 * there is one.
 */
export function shownPrice(plan: Plan, view: PriceView, copy: PriceCopy): ShownPrice {
  const price = view.yearly ? plan.yearlyPrice : plan.monthlyPrice;
  if (price === 0) {
    return plan.onAgreement
      ? { amount: copy.onAgreement, notes: [] }
      : {
          amount: copy.free,
          notes: plan.monthlyPrice === plan.yearlyPrice ? [copy.staysFree] : [],
        };
  }
  const amount = paise(price, view);
  const period = view.yearly ? copy.perYear : copy.perMonth;
  const per = view.withGst ? copy.inclGst(period) : period;
  return { amount: rupeesText(amount), per, notes: yearNotes(plan, view, copy) };
}

/** What the year's price comes to by the month, or is if one pays so, and what paying it at once saves. */
function yearNotes(plan: Plan, view: PriceView, copy: PriceCopy): string[] {
  if (plan.yearlyPrice === 0) return [];
  const year = paise(plan.yearlyPrice, view);
  const saved = MONTHS * paise(plan.monthlyPrice, view) - year;
  return [
    view.yearly
      ? copy.monthOfYear(rupeesText(Math.round(year / MONTHS)))
      : copy.yearOfMonths(rupeesText(year)),
    ...(saved > 0 ? [copy.saving(rupeesText(saved))] : []),
  ];
}
