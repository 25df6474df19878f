import { Bill, type BillLine, type BillTotal } from "#ui/bill/bill.tsx";
import { SampleLine } from "#ui/sample-line/sample-line.tsx";
import { Section } from "../section/section.tsx";
import styles from "./bill-comparison.module.css";

interface BillWords {
  heading: string;
  note: string;
  lines: readonly BillLine[];
  total: BillTotal;
}

export interface BillComparisonWords {
  eyebrow: string;
  heading: string;
  lede: string;
  /** Stands below while the old way's prices are samples. */
  sampleLine: string;
  oldWay: BillWords;
  newWay: BillWords;
  /** The seal between the bills: a few small words, then the figure. */
  saving: { text: string; figure: string };
}

/** What it costs without and with the product: two bills on the dark counter. */
export function BillComparison({ words }: { words: BillComparisonWords }) {
  return (
    <Section eyebrow={words.eyebrow} heading={words.heading} lede={words.lede} tone="ink">
      <div className={styles.bills}>
        <div className={styles.oldWay}>
          <Bill {...words.oldWay} amounts="owed" pile />
        </div>
        <p className={styles.seal}>
          <span>{words.saving.text}</span> <strong>{words.saving.figure}</strong>
        </p>
        <div className={styles.newWay}>
          <Bill {...words.newWay} amounts="settled" />
        </div>
      </div>
      <SampleLine text={words.sampleLine} of={words.oldWay} align="centre" />
    </Section>
  );
}
