import { Button } from "@angadi/ui/button/button";
import { CopyButton } from "@angadi/ui/copy-button/copy-button";
import { WhatsAppLink } from "@angadi/ui/whatsapp-link/whatsapp-link";
import { makerCopy } from "./copy.ts";
import type { PrintableBill } from "./bill-layout.ts";
import { SharePdf } from "./share-pdf.tsx";
import styles from "./maker.module.css";
import { toDialNumber, toText } from "./to-text.ts";
import type { Bill } from "./compute-bill.ts";

const copy = makerCopy.actions;

interface ActionsProps {
  bill: Bill;
  /** Fields are missing: on a phone, the list of them replaces the print button. */
  hasMissingFields: boolean;
  onSave: () => void;
  onPrint: () => void;
  getPrintableBill: () => PrintableBill | undefined;
  onStatus: (text: string) => void;
}

/** Other actions for the bill: save and send. */
export function Actions({
  bill,
  hasMissingFields,
  onSave,
  onPrint,
  getPrintableBill,
  onStatus,
}: ActionsProps) {
  const text = toText(bill);
  return (
    <div className={styles.actions}>
      <div className={styles.buttons}>
        <Button variant="quiet" onClick={onSave}>
          {copy.save}
        </Button>
        {hasMissingFields && (
          <div className={styles.onPhone}>
            <Button variant="quiet" onClick={onPrint}>
              {copy.print}
            </Button>
          </div>
        )}
        <SharePdf
          state={JSON.stringify(bill.draft)}
          printed={getPrintableBill}
          onStatus={onStatus}
        />
        <CopyButton copy={copy.text} getText={() => text} />
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
