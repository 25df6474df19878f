import { Bill, type BillLine, type BillTotal } from "#ui/bill/bill.tsx";
import { SampleLine } from "#ui/sample-line/sample-line.tsx";
import { rupees } from "../../money.ts";
import { Section } from "../section/section.tsx";
import styles from "./bill-comparison.module.css";
import { saving } from "./saving.ts";

interface OldWay {
  heading: string;
  note: string;
  lines: readonly { label: string; dollars: number }[];
  total: string;
  /** Label of the same total in dollars; the rate is formatted. */
  inDollars: (rate: string) => string;
}

interface NewWay {
  heading: string;
  note: string;
  lines: readonly BillLine[];
  total: BillTotal;
  plan: { name: string; monthlyPrice: number };
  withGst: (plan: string) => string;
}

export interface BillComparisonWords {
  eyebrow: string;
  heading: string;
  lede: string;
  /** Stands below while the old way's prices are samples. */
  sampleLine: string;
  oldWay: OldWay;
  newWay: NewWay;
  per: string;
  rupeesPerDollar: number;
  /** The seal between the bills: a few small words, then the figure. */
  saving: { text: string; figure: string };
  /** How the saving comes about. */
  working: (sum: {
    old: string;
    rate: string;
    plan: string;
    price: string;
    left: string;
    percent: number;
  }) => string;
}

/** What it costs without and with the product: two bills on the dark counter. */
export function BillComparison({ words }: { words: BillComparisonWords }) {
  const { oldWay, newWay, per, rupeesPerDollar } = words;
  const { name: plan, monthlyPrice } = newWay.plan;
  const dollars = oldWay.lines.map((line) => line.dollars);
  const sum = saving({ dollars, rupeesPerDollar, plan: monthlyPrice });
  const rate = rupees(rupeesPerDollar * 100);
  const inDollars = `$${dollars.reduce((all, bill) => all + bill, 0)}`;
  return (
    <Section eyebrow={words.eyebrow} heading={words.heading} lede={words.lede} tone="ink">
      <div className={styles.bills}>
        <div className={styles.oldWay}>
          <Bill
            {...oldWay}
            lines={oldWay.lines.map((line) => ({
              label: line.label,
              amount: rupees(line.dollars * rupeesPerDollar * 100),
            }))}
            total={{ label: oldWay.total, amount: rupees(sum.old), per }}
            also={{ label: oldWay.inDollars(rate), amount: inDollars, per }}
            amounts="owed"
            pile
          />
        </div>
        <p className={styles.seal}>
          <span>{words.saving.text}</span> <strong>{words.saving.figure}</strong>
        </p>
        <div className={styles.newWay}>
          <Bill
            {...newWay}
            also={{ label: newWay.withGst(plan), amount: rupees(sum.price), per }}
            amounts="settled"
          />
        </div>
      </div>
      <p className={styles.working}>
        {words.working({
          old: rupees(sum.old),
          rate,
          plan,
          price: rupees(sum.price),
          left: rupees(sum.left),
          percent: sum.percent,
        })}
      </p>
      <SampleLine text={words.sampleLine} of={oldWay} align="centre" />
    </Section>
  );
}
