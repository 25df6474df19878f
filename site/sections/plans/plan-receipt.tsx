import { rupeesText } from "#ui/money/rupees.ts";
import { Receipt } from "#ui/receipt/receipt.tsx";
import type { Plan, PriceView } from "./plan.ts";
import { paise } from "./price.ts";

export interface PlanReceiptWords {
  heading: Readonly<Record<Period, (plan: string) => string>>;
  /** Amounts are formatted. */
  month: string;
  months: (amount: string) => string;
  saving: string;
  /** What the plan holds, line by line, and what stands beside each. */
  holds: (plan: PlanSizes) => readonly string[];
  included: string;
  /** Below the total: the tax in it, or with it where the prices are shown without. */
  gstIn: (amount: string) => string;
  withGst: (amount: string) => string;
  total: Readonly<Record<Period, string>>;
  totalBeforeGst: Readonly<Record<Period, string>>;
}

type Period = "month" | "year";

type PlanSizes = Record<"users" | "visits" | "blogs", string>;

interface PlanReceiptProps {
  words: PlanReceiptWords;
  plan: Plan;
  view: PriceView;
}

/**
 * A month or a year of one plan, worked out line by line from its prices: all of them with GST or all
 * without, as the plans show them, so that the saving is the same figure there and here.
 */
export function PlanReceipt({ words, plan, view }: PlanReceiptProps) {
  const period = view.yearly ? "year" : "month";
  const month = paise(plan.monthlyPrice, view);
  const net = view.yearly ? plan.yearlyPrice : plan.monthlyPrice;
  const price = paise(net, view);
  const saved = view.yearly ? 12 * month - price : 0;
  const withTax = paise(net, { withGst: true });
  const tax = withTax - paise(net, { withGst: false });
  const totals = view.withGst ? words.total : words.totalBeforeGst;
  return (
    <Receipt
      heading={words.heading[period](plan.name)}
      level={2}
      lines={[
        view.yearly
          ? { label: words.months(rupeesText(month)), amount: rupeesText(12 * month) }
          : { label: words.month, amount: rupeesText(month) },
        ...words
          .holds({
            users: plan.users,
            visits: String(plan.features.monthlyVisits),
            blogs: String(plan.features.blogs),
          })
          .map((label) => ({ label, amount: words.included })),
        ...(saved > 0 ? [{ label: words.saving, amount: `− ${rupeesText(saved)}` }] : []),
      ]}
      total={{ label: totals[period], amount: rupeesText(price) }}
      foot={view.withGst ? words.gstIn(rupeesText(tax)) : words.withGst(rupeesText(withTax))}
    />
  );
}
