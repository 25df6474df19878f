import { Receipt, type ReceiptLine, type ReceiptTotal } from "#ui/receipt/receipt.tsx";
import { Section } from "../section/section.tsx";
import styles from "./bill-comparison.module.css";

interface BillWords {
  heading: string;
  note: string;
  lines: readonly ReceiptLine[];
  total: ReceiptTotal;
}

export interface BillComparisonWords {
  eyebrow: string;
  heading: string;
  lede: string;
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
          <Receipt {...words.oldWay} amounts="owed" isStacked />
        </div>
        <p className={styles.seal}>
          <span>{words.saving.text}</span> <strong>{words.saving.figure}</strong>
        </p>
        <div className={styles.newWay}>
          <Receipt {...words.newWay} amounts="settled" />
        </div>
      </div>
    </Section>
  );
}
