import { Button } from "@angadi/ui/button/button";
import { formatPaise } from "@angadi/formats/rupees";
import { missingFieldCopy, makerCopy as copy } from "../copy.ts";
import type { StatusMessage } from "../current-bill.ts";
import styles from "./total-bar.module.css";
import { type MissingField, PARTICULARS } from "../requirements.ts";
import type { Bill } from "../compute-bill.ts";

interface TotalBarProps {
  bill: Bill;
  missing: readonly MissingField[];
  status: StatusMessage;
  onFix: (path: string) => void;
  /** Scrolls to the paper. */
  onSeeBill: () => void;
  onPrint: () => void;
}

/** A bar that is always visible: the total, the next missing field, and the print button. */
export function TotalBar({ bill, missing, status, onFix, onSeeBill, onPrint }: TotalBarProps) {
  const [next] = missing;
  const particulars = PARTICULARS[bill.kind];
  const completeText = particulars ? copy.complete(particulars) : copy.completeNone;
  return (
    <div role="group" aria-label={copy.bar} className={styles.bar}>
      <div className={styles.message}>
        <p role="status">{status.text}</p>
        {status.undo && (
          <button type="button" onClick={status.undo}>
            {copy.actions.undo}
          </button>
        )}
      </div>
      <div className={styles.sum}>
        <p className={styles.total}>
          {copy.total} <strong>{formatPaise(bill.sums.total)}</strong>
        </p>
        <button type="button" className={styles.see} onClick={onSeeBill}>
          {copy.seeBill}
        </button>
      </div>
      <p className={next ? styles.next : `${styles.next} ${styles.complete}`}>
        {next ? (
          <>
            <span>{copy.next}</span>{" "}
            <button type="button" onClick={() => onFix(next.field)}>
              {missingFieldCopy[next.id]}
            </button>
          </>
        ) : (
          completeText
        )}
      </p>
      <Button variant={next ? "quiet" : "primary"} onClick={onPrint}>
        {copy.actions.print}
      </Button>
    </div>
  );
}
