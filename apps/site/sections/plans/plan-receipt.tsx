import { formatPaise } from "@angadi/formats/rupees";
import { Receipt } from "@angadi/ui/receipt/receipt";
import type { Plan, PriceView } from "./plan.ts";
import { toPaise } from "./price.ts";

export interface PlanReceiptCopy {
  heading: Readonly<Record<Period, (plan: string) => string>>;
  /** Amounts are formatted. */
  month: string;
  months: (amount: string) => string;
  saving: string;
  /** One label per feature; each is marked as included. */
  includedFeatures: (plan: PlanLimits) => readonly string[];
  included: string;
  /** The GST included in the total or, if prices are shown without GST, the total with it. */
  gstIncluded: (amount: string) => string;
  withGst: (amount: string) => string;
  total: Readonly<Record<Period, string>>;
  totalBeforeGst: Readonly<Record<Period, string>>;
}

type Period = "month" | "year";

type PlanLimits = Record<"users" | "visits" | "blogs", string>;

interface PlanReceiptProps {
  copy: PlanReceiptCopy;
  plan: Plan;
  view: PriceView;
}

/**
 * The bill for a month or a year of one plan, line by line: all amounts with GST or all without,
 * like the plans above, so that both show the same saving.
 */
export function PlanReceipt({ copy, plan, view }: PlanReceiptProps) {
  const period = view.isYearly ? "year" : "month";
  const monthlyAmount = toPaise(plan.monthlyPrice, view);
  const price = view.isYearly ? plan.yearlyPrice : plan.monthlyPrice;
  const total = toPaise(price, view);
  const savedAmount = view.isYearly ? 12 * monthlyAmount - total : 0;
  const totalWithGst = toPaise(price, { includesGst: true });
  const gst = totalWithGst - toPaise(price, { includesGst: false });
  const totalLabels = view.includesGst ? copy.total : copy.totalBeforeGst;
  return (
    <Receipt
      heading={copy.heading[period](plan.name)}
      level={2}
      lines={[
        view.isYearly
          ? {
              label: copy.months(formatPaise(monthlyAmount)),
              amount: formatPaise(12 * monthlyAmount),
            }
          : { label: copy.month, amount: formatPaise(monthlyAmount) },
        ...copy
          .includedFeatures({
            users: plan.users,
            visits: String(plan.features.monthlyVisits),
            blogs: String(plan.features.blogs),
          })
          .map((label) => ({ label, amount: copy.included })),
        ...(savedAmount > 0
          ? [{ label: copy.saving, amount: `− ${formatPaise(savedAmount)}` }]
          : []),
      ]}
      total={{ label: totalLabels[period], amount: formatPaise(total) }}
      footer={
        view.includesGst
          ? copy.gstIncluded(formatPaise(gst))
          : copy.withGst(formatPaise(totalWithGst))
      }
    />
  );
}
