import { Button } from "#ui/button/button.tsx";
import { CopyButton } from "#ui/copy-button/copy-button.tsx";
import { WhatsAppLink } from "#ui/whatsapp-link/whatsapp-link.tsx";
import { makerCopy } from "./copy.ts";
import type { Done } from "./done.ts";
import styles from "./maker.module.css";
import { dialOf, toText } from "./to-text.ts";
import type { Bill } from "./work-out.ts";

const copy = makerCopy.actions;

interface ActionsProps {
  bill: Bill;
  done: Done;
  onSave: () => void;
  onPrint: () => void;
  onNext: () => void;
}

/** What becomes of the bill: kept, printed, sent. */
export function Actions({ bill, done, onSave, onPrint, onNext }: ActionsProps) {
  const text = toText(bill);
  return (
    <div className={styles.actions}>
      <div className={styles.buttons}>
        <Button onClick={onSave}>{copy.save}</Button>
        <Button look="quiet" onClick={onPrint}>
          {copy.print}
        </Button>
        <Button look="quiet" onClick={onNext}>
          {copy.next}
        </Button>
      </div>
      <div className={styles.buttons}>
        <CopyButton words={copy.text} text={() => text} />
        {"share" in navigator && (
          // Closed without sharing is no mistake.
          <Button
            look="quiet"
            onClick={() => void navigator.share({ text }).catch(() => undefined)}
          >
            {copy.share}
          </Button>
        )}
        <WhatsAppLink dial={dialOf(bill.draft.buyer.phone)} title={copy.whatsApp} message={text} />
      </div>
      <p role="status" className={styles.said}>
        {done.undo ? "" : done.text || makerCopy.privacy}
      </p>
    </div>
  );
}
