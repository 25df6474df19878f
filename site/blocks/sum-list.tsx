import { postWords } from "#content/pages/blog.ts";
import type { ListItem } from "#contract/blog-block.ts";
import styles from "./sum-list.module.css";

interface SumLine {
  /** What for; HTML. */
  label: string;
  /** How much: "₹1,872"; of a countdown, what it leaves: "261". */
  amount: string;
  /** What a line of a countdown takes away: "−104". */
  change: string | undefined;
  /** The line that adds up the others. */
  isTotal: boolean;
}

/** Fewer lines than this are no bill. */
const SHORTEST = 3;

/** `Box of the right size: ₹22`, its amount or the whole of it in bold where it is the total. */
const LINE =
  /^(?:<b>)?(?<label>.+): (?:<b>)?(?<amount>[−-]? ?₹[\d,]+(?:\.\d+)?|÷ [\d,]+)(?:<\/b>)?$/;

/** `Public holidays: −14, leaves 247`, and after such lines `Days you work: <b>224</b>`. */
const COUNTDOWN = /^(?<label>.+): (?:(?<change>−[\d,]+), leaves |<b>)(?<amount>[\d,]+)(?:<\/b>)?$/;

/** The lines of a list that says amounts and nothing else, or nothing. */
export function sumLines(items: readonly ListItem[]): SumLine[] | null {
  const form = COUNTDOWN.exec(items[0]?.html ?? "")?.groups?.["change"] ? COUNTDOWN : LINE;
  const lines = items.map(({ html, items: inner }) => {
    const found = inner.length === 0 ? form.exec(html)?.groups : undefined;
    const { label = "", amount = "", change } = found ?? {};
    // A mark that begins in the label must end there.
    const isWhole = found !== undefined && count(label, "<") === 2 * count(label, "</");
    return isWhole ? { label, amount, change, isTotal: html.endsWith("</b>") } : null;
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
        {lines.map(({ label, amount, change, isTotal }, index) => (
          <li key={index} className={isTotal ? styles.total : undefined}>
            <span dangerouslySetInnerHTML={{ __html: label }} />
            <span className="visually-hidden">: </span>
            {change && (
              <>
                <span className={styles.change}>{change}</span>
                <span className="visually-hidden">{postWords.leaves}</span>
              </>
            )}
            <span className={styles.amount}>{amount}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
