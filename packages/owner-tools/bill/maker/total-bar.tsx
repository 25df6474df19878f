import { Button } from "@angadi/ui/button/button";
import { formatPaise } from "@angadi/formats/rupees";
import { missingFieldCopy, billMakerCopy as copy } from "../copy.ts";
import type { StatusMessage } from "../current-bill.ts";
import styles from "./total-bar.module.css";
import { type MissingField, PARTICULARS } from "../requirements.ts";
import type { Bill } from "../compute-bill.ts";

interface TotalBarProps {
  bill: Bill;
  missingFields: readonly MissingField[];
  statusMessage: StatusMessage;
  onFix: (path: string) => void;
  /** Scrolls to the paper. */
  onSeeBill: () => void;
  onPrint: () => void;
}

/** A bar that is always visible: the total, the next missing field, and the print button. */
export function TotalBar({
  bill,
  missingFields,
  statusMessage,
  onFix,
  onSeeBill,
  onPrint,
}: TotalBarProps) {
  const [nextField] = missingFields;
  const particulars = PARTICULARS[bill.kind];
  const completeText = particulars ? copy.completeByRule(particulars) : copy.completePlainBill;
  return (
    <div role="group" aria-label={copy.totalBar} className={styles.bar}>
      <div className={styles.message}>
        <p role="status">{statusMessage.text}</p>
        {statusMessage.undo && (
          <button type="button" onClick={statusMessage.undo}>
            {copy.actions.undo}
          </button>
        )}
      </div>
      <div className={styles.sum}>
        <p className={styles.total}>
          {copy.total} <strong>{formatPaise(bill.sums.total)}</strong>
        </p>
        <button type="button" className={styles.seeBill} onClick={onSeeBill}>
          {copy.seeBill}
        </button>
      </div>
      <p className={nextField ? styles.next : `${styles.next} ${styles.complete}`}>
        {nextField ? (
          <>
            <span>{copy.next}</span>{" "}
            <button type="button" onClick={() => onFix(nextField.field)}>
              {missingFieldCopy[nextField.id]}
            </button>
          </>
        ) : (
          completeText
        )}
      </p>
      <Button variant={nextField ? "quiet" : "primary"} onClick={onPrint}>
        {copy.actions.print}
      </Button>
    </div>
  );
}
