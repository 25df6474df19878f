import { rupeesText } from "#ui/money/rupees.ts";
import { gstOn } from "./gst.ts";
import { Receipt } from "#ui/receipt/receipt.tsx";
import type { Plan } from "./plan.ts";
import { paise } from "./price.ts";

export interface PlanReceiptWords {
  heading: (plan: string) => string;
  note: string;
  /** Twelve months; the amount is formatted. */
  months: (amount: string) => string;
  saving: string;
  gst: string;
  total: string;
}

/** A year of one plan, worked out line by line from its prices. */
export function PlanReceipt({ words, plan }: { words: PlanReceiptWords; plan: Plan }) {
  const month = paise(plan.monthlyPrice, { withGst: false });
  const year = paise(plan.yearlyPrice, { withGst: false });
  const saved = 12 * month - year;
  const tax = gstOn(year);
  return (
    <Receipt
      heading={words.heading(plan.name)}
      level={2}
      note={words.note}
      lines={[
        { label: words.months(rupeesText(month)), amount: rupeesText(12 * month) },
        ...(saved > 0 ? [{ label: words.saving, amount: `− ${rupeesText(saved)}` }] : []),
        { label: words.gst, amount: rupeesText(tax) },
      ]}
      total={{ label: words.total, amount: rupeesText(year + tax) }}
    />
  );
}
