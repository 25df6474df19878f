import { Button } from "@angadi/ui/button/button";
import { CopyButton } from "@angadi/ui/copy-button/copy-button";
import { OpenElsewhere } from "@angadi/ui/files/open-elsewhere";
import { WhatsAppLink, openChat } from "@angadi/ui/whatsapp-link/whatsapp-link";
import { BackupOffer } from "./backup.tsx";
import { makerCopy } from "../copy.ts";
import type { CurrentBillProps } from "../current-bill.ts";
import { issuingCopy } from "../life-copy.ts";
import { SharePdf } from "./share-pdf.tsx";
import styles from "./maker.module.css";
import { toDialNumber, toText } from "../to-text.ts";

const copy = makerCopy.actions;

interface ActionsProps extends CurrentBillProps {
  /** The browser ignored the last print. */
  isPrintIgnored: boolean;
  onPrint: () => void;
}

/** Other actions for the bill: save, issue and send. All that send it issue it first. */
export function Actions({ currentBill, isPrintIgnored, onPrint }: ActionsProps) {
  const { bill, missing, hasNumber, isCancelled, open, save, issue } = currentBill;
  const { isEdited } = open;
  const dial = toDialNumber(bill.draft.buyer.phone);
  const isFinal = hasNumber && !isEdited && !isCancelled;
  return (
    <div className={styles.actions}>
      <p className={styles.note}>
        {hasNumber ? (isEdited ? issuingCopy.edited : issuingCopy.issued) : issuingCopy.draft}
      </p>
      <div className={styles.buttons}>
        {!hasNumber && (
          <Button variant="quiet" onClick={save}>
            {copy.save}
          </Button>
        )}
        {(!hasNumber || isEdited) && (
          <Button variant="quiet" onClick={() => void issue()}>
            {hasNumber ? copy.saveChanges : copy.issue}
          </Button>
        )}
        {missing.length > 0 && (
          <div className={styles.onPhone}>
            <Button variant="quiet" onClick={onPrint}>
              {copy.print}
            </Button>
          </div>
        )}
        <SharePdf currentBill={currentBill} onPrint={onPrint} />
        <CopyButton
          copy={copy.text}
          getText={async () => {
            const issued = await issue();
            return issued && toText(issued);
          }}
        />
        <WhatsAppLink
          dial={dial}
          title={copy.whatsApp}
          message={isFinal ? toText(bill) : ""}
          onClick={(event) => {
            if (isFinal) return;
            event.preventDefault();
            // Issuing may change the number.
            void issue().then((issued) => issued && openChat(dial, toText(issued)));
          }}
        />
      </div>
      {isPrintIgnored && <OpenElsewhere />}
      <BackupOffer saved={currentBill.saved} />
      <p className={styles.note}>{makerCopy.privacy}</p>
    </div>
  );
}
