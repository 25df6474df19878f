import { Button } from "#ui/button/button.tsx";
import { CopyButton } from "#ui/copy-button/copy-button.tsx";
import { WhatsAppLink } from "#ui/whatsapp-link/whatsapp-link.tsx";
import { makerCopy } from "./copy.ts";
import type { Printed } from "./lay-out.ts";
import { SharePdf } from "./share-pdf.tsx";
import styles from "./maker.module.css";
import { dialOf, toText } from "./to-text.ts";
import type { Bill } from "./work-out.ts";

const copy = makerCopy.actions;

interface ActionsProps {
  bill: Bill;
  onSave: () => void;
  printed: () => Printed | undefined;
  onSaid: (text: string) => void;
}

/** What else becomes of the bill: kept, sent. */
export function Actions({ bill, onSave, printed, onSaid }: ActionsProps) {
  const text = toText(bill);
  return (
    <div className={styles.actions}>
      <div className={styles.buttons}>
        <Button look="quiet" onClick={onSave}>
          {copy.save}
        </Button>
        <SharePdf state={JSON.stringify(bill.draft)} printed={printed} onSaid={onSaid} />
        <CopyButton words={copy.text} text={() => text} />
        <WhatsAppLink dial={dialOf(bill.draft.buyer.phone)} title={copy.whatsApp} message={text} />
      </div>
      <p className={styles.note}>{makerCopy.privacy}</p>
    </div>
  );
}
