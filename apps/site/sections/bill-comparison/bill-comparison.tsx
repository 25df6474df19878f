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
  before: SeparateBills;
  after: SinglePlan;
  per: string;
  rupeesPerDollar: number;
  /**
   * The seal between the bills: a short text and the saving in per cent, at most `claimed`.
   */
  saving: { text: string; claimed: number; figure: (percent: number) => string };
  /** How the saving was calculated: dollars a month, the plan, and rupees per dollar. */
  calculation: (values: { before: string; plan: string; rate: string; percent: number }) => string;
}

interface BillComparisonProps {
  copy: BillComparisonCopy;
  /** The plan to compare; whole rupees a month, before GST. */
  plan: { name: string; monthlyPrice: number };
}

/** The monthly cost with and without the product, as two bills. */
export function BillComparison({ copy, plan: { name: plan, monthlyPrice } }: BillComparisonProps) {
  const { before, after, per, rupeesPerDollar } = copy;
  const dollars = before.lines.map((line) => line.dollars);
  const cost = calculateSaving({ dollars, rupeesPerDollar, plan: monthlyPrice });
  const claimedPercent = Math.min(copy.saving.claimed, cost.percent);
  const rate = formatRupees(rupeesPerDollar);
  const dollarTotal = `$${dollars.reduce((total, bill) => total + bill, 0)}${per}`;
  return (
    <Section eyebrow={copy.eyebrow} heading={copy.heading} lede={copy.lede} tone="inverse">
      <div className={styles.bills}>
        <div className={styles.before}>
          <Receipt
            {...before}
            lines={before.lines.map((line) => ({
              label: line.label,
              amount: formatRupees(line.dollars * rupeesPerDollar),
            }))}
            total={{ label: before.total, amount: formatPaise(cost.before), per }}
            amounts="owed"
            isStacked
          />
        </div>
        {claimedPercent > 0 && (
          <p className={styles.seal}>
            <span>{copy.saving.text}</span> <strong>{copy.saving.figure(claimedPercent)}</strong>
          </p>
        )}
        <div className={styles.after}>
          <Receipt
            {...after}
            secondTotal={{ label: after.withGst(plan), amount: formatWholeRupees(cost.price), per }}
            amounts="settled"
          />
        </div>
      </div>
      <p className={styles.calculation}>
        {copy.calculation({ before: dollarTotal, plan, rate, percent: cost.percent })}
      </p>
      <SampleLabel content={before} align="centre" />
    </Section>
  );
}
