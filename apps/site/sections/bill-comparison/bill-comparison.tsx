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
  separateBills: SeparateBills;
  singlePlan: SinglePlan;
  per: string;
  rupeesPerDollar: number;
  /** The seal between the bills: a short text, and the saving up to `maxPercent`. */
  saving: { text: string; maxPercent: number; formatPercent: (percent: number) => string };
  /** How the saving was calculated: dollars a month, the plan, and rupees per dollar. */
  calculation: (values: {
    separateCost: string;
    plan: string;
    rate: string;
    percent: number;
  }) => string;
}

interface BillComparisonProps {
  copy: BillComparisonCopy;
  /** The plan to compare; whole rupees a month, before GST. */
  plan: { name: string; monthlyPrice: number };
}

/** The monthly cost with and without the product, as two bills. */
export function BillComparison({ copy, plan: { name, monthlyPrice } }: BillComparisonProps) {
  const { separateBills, singlePlan, per, rupeesPerDollar } = copy;
  const dollars = separateBills.lines.map((line) => line.dollars);
  const { separateCost, planCost, percent } = calculateSaving({
    dollars,
    rupeesPerDollar,
    planPrice: monthlyPrice,
  });
  const claimedPercent = Math.min(copy.saving.maxPercent, percent);
  const rate = formatRupees(rupeesPerDollar);
  const dollarTotal = `$${dollars.reduce((total, bill) => total + bill, 0)}${per}`;
  return (
    <Section eyebrow={copy.eyebrow} heading={copy.heading} lede={copy.lede} tone="inverse">
      <div className={styles.bills}>
        <div className={styles.separateBills}>
          <Receipt
            {...separateBills}
            lines={separateBills.lines.map((line) => ({
              label: line.label,
              amount: formatRupees(line.dollars * rupeesPerDollar),
            }))}
            total={{ label: separateBills.total, amount: formatPaise(separateCost), per }}
            amounts="owed"
            isStacked
          />
        </div>
        {claimedPercent > 0 && (
          <p className={styles.seal}>
            <span>{copy.saving.text}</span>{" "}
            <strong>{copy.saving.formatPercent(claimedPercent)}</strong>
          </p>
        )}
        <div className={styles.singlePlan}>
          <Receipt
            {...singlePlan}
            secondTotal={{
              label: singlePlan.withGst(name),
              amount: formatWholeRupees(planCost),
              per,
            }}
            amounts="settled"
          />
        </div>
      </div>
      <p className={styles.calculation}>
        {copy.calculation({ separateCost: dollarTotal, plan: name, rate, percent })}
      </p>
      <SampleLabel content={separateBills} align="centre" />
    </Section>
  );
}
