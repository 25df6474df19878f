import type { ListItem } from "#contract/blog-block.ts";
import styles from "./sum-list.module.css";

interface SumLine {
  /** What for; HTML. */
  label: string;
  /** How much: "₹1,872". */
  amount: string;
  /** The line that adds up the others. */
  isTotal: boolean;
}

/** Fewer lines than this are no bill. */
const SHORTEST = 3;

/** `Box of the right size: ₹22`, its amount or the whole of it in bold where it is the total. */
const LINE = /^(?<bold><b>)?(?<label>.+): (?:<b>)?(?<amount>[−-]? ?₹[\d,]+(?:\.\d+)?)(?:<\/b>)?$/;

/** The lines of a list that says amounts and nothing else, or nothing. */
export function sumLines(items: readonly ListItem[]): SumLine[] | null {
  const lines = items.map(({ html, items: inner }) => {
    const found = inner.length === 0 ? LINE.exec(html)?.groups : undefined;
    const { label = "", amount = "" } = found ?? {};
    // A mark that begins in the label must end there.
    const isWhole = found !== undefined && count(label, "<") === 2 * count(label, "</");
    return isWhole ? { label, amount, isTotal: html.endsWith("</b>") } : null;
  });
  const whole = lines.filter((line) => line !== null);
  return whole.length === items.length && whole.length >= SHORTEST ? whole : null;
}

const count = (text: string, part: string) => text.split(part).length - 1;

/** A list of amounts as a bill: what for on the left, how much on the right. */
export function SumList({ lines }: { lines: readonly SumLine[] }) {
  return (
    <div className={styles.bill}>
      <ul className={styles.lines}>
        {lines.map(({ label, amount, isTotal }, index) => (
          <li key={index} className={isTotal ? styles.total : undefined}>
            <span dangerouslySetInnerHTML={{ __html: label }} />
            <span className="visually-hidden">: </span>
            <span className={styles.amount}>{amount}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
