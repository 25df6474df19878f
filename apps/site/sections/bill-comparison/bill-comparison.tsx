import { formatPaise, formatRupees, formatWholeRupees } from "@angadi/formats/rupees";
import { Receipt, type ReceiptLine, type ReceiptTotal } from "@angadi/ui/receipt/receipt";
import { SampleLabel } from "../sample-label/sample-label.tsx";
import { Section } from "../section/section.tsx";
import styles from "./bill-comparison.module.css";
import { calculateSaving } from "./saving.ts";

interface SeparateBills {
  heading: string;
  note: string;
  lines: readonly { label: string; dollars: number }[];
  total: string;
}

interface SinglePlan {
  heading: string;
  note: string;
  lines: readonly ReceiptLine[];
  total: ReceiptTotal;
  withGst: (plan: string) => string;
}

export interface BillComparisonCopy {
  eyebrow: string;
  heading: string;
  lede: string;
  oldWay: SeparateBills;
  newWay: SinglePlan;
  per: string;
  rupeesPerDollar: number;
  /**
   * The seal between the bills: a few small words, then the figure. In per cent, at most `claimed`.
   */
  saving: { text: string; claimed: number; figure: (percent: number) => string };
  /** How the saving was calculated: dollars a month, the plan, and rupees per dollar. */
  working: (sum: { old: string; plan: string; rate: string; percent: number }) => string;
}

interface BillComparisonProps {
  copy: BillComparisonCopy;
  /** The plan to compare; whole rupees a month, before GST. */
  plan: { name: string; monthlyPrice: number };
}

/** The monthly cost with and without the product, as two bills. */
export function BillComparison({ copy, plan: { name: plan, monthlyPrice } }: BillComparisonProps) {
  const { oldWay, newWay, per, rupeesPerDollar } = copy;
  const dollars = oldWay.lines.map((line) => line.dollars);
  const sum = calculateSaving({ dollars, rupeesPerDollar, plan: monthlyPrice });
  const claimedPercent = Math.min(copy.saving.claimed, sum.percent);
  const rate = formatRupees(rupeesPerDollar);
  const inDollars = `$${dollars.reduce((total, bill) => total + bill, 0)}${per}`;
  return (
    <Section eyebrow={copy.eyebrow} heading={copy.heading} lede={copy.lede} tone="ink">
      <div className={styles.bills}>
        <div className={styles.oldWay}>
          <Receipt
            {...oldWay}
            lines={oldWay.lines.map((line) => ({
              label: line.label,
              amount: formatRupees(line.dollars * rupeesPerDollar),
            }))}
            total={{ label: oldWay.total, amount: formatPaise(sum.old), per }}
            amounts="owed"
            isStacked
          />
        </div>
        {claimedPercent > 0 && (
          <p className={styles.seal}>
            <span>{copy.saving.text}</span> <strong>{copy.saving.figure(claimedPercent)}</strong>
          </p>
        )}
        <div className={styles.newWay}>
          <Receipt
            {...newWay}
            secondTotal={{ label: newWay.withGst(plan), amount: formatWholeRupees(sum.price), per }}
            amounts="settled"
          />
        </div>
      </div>
      <p className={styles.working}>
        {copy.working({ old: inDollars, plan, rate, percent: sum.percent })}
      </p>
      <SampleLabel content={oldWay} align="centre" />
    </Section>
  );
}
