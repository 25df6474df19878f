import type { BillLine } from "./bill-line.server.ts";
import styles from "./bill.module.css";

/** A list of amounts shown as a bill: labels on the left, amounts on the right. */
export function BillBlock({ lines }: { lines: readonly BillLine[] }) {
  return (
    <div className={styles.bill}>
      <ul className={styles.lines}>
        {lines.map(({ label, amount, change, isTotal }, index) => (
          <li key={index} className={isTotal ? styles.total : undefined}>
            <span dangerouslySetInnerHTML={{ __html: label }} />
            {amount && <span className="visually-hidden">: </span>}
            {change && (
              <>
                <span className={styles.change}>{change.amount}</span>
                <span className="visually-hidden">{change.text}</span>
              </>
            )}
            {amount && <span className={styles.amount}>{amount}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}
