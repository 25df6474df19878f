import { Button } from "#ui/button/button.tsx";
import { CopyButton } from "#ui/copy-button/copy-button.tsx";
import { WhatsAppLink } from "#ui/whatsapp-link/whatsapp-link.tsx";
import { makerCopy } from "./copy.ts";
import type { Printed } from "./lay-out.ts";
import { SharePdf } from "./share-pdf.tsx";
import styles from "./maker.module.css";
import { toDialNumber, toText } from "./to-text.ts";
import type { Bill } from "./compute-bill.ts";

const copy = makerCopy.actions;

interface ActionsProps {
  bill: Bill;
  /** Something is lacking: on a phone the print stands here, and what is lacking in its place. */
  isLacking: boolean;
  onSave: () => void;
  onPrint: () => void;
  printed: () => Printed | undefined;
  onSaid: (text: string) => void;
}

/** What else becomes of the bill: kept, sent. */
export function Actions({ bill, isLacking, onSave, onPrint, printed, onSaid }: ActionsProps) {
  const text = toText(bill);
  return (
    <div className={styles.actions}>
      <div className={styles.buttons}>
        <Button look="quiet" onClick={onSave}>
          {copy.save}
        </Button>
        {isLacking && (
          <div className={styles.onPhone}>
            <Button look="quiet" onClick={onPrint}>
              {copy.print}
            </Button>
          </div>
        )}
        <SharePdf state={JSON.stringify(bill.draft)} printed={printed} onSaid={onSaid} />
        <CopyButton copy={copy.text} text={() => text} />
        <WhatsAppLink
          dial={toDialNumber(bill.draft.buyer.phone)}
          title={copy.whatsApp}
          message={text}
        />
      </div>
      <p className={styles.note}>{makerCopy.privacy}</p>
    </div>
  );
}
