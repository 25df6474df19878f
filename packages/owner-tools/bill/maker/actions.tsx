import { Button } from "@angadi/ui/button/button";
import { CopyButton } from "@angadi/ui/copy-button/copy-button";
import { OpenElsewhere } from "@angadi/ui/files/open-elsewhere";
import { WhatsAppLink, openChat } from "@angadi/ui/whatsapp-link/whatsapp-link";
import { BackupOffer } from "./backup.tsx";
import { billMakerCopy } from "../copy.ts";
import type { CurrentBillProps } from "../current-bill.ts";
import { issuingCopy } from "../lifecycle-copy.ts";
import { SharePdf } from "./share-pdf.tsx";
import styles from "./maker.module.css";
import { toDialNumber, formatBillText } from "../to-text.ts";

const copy = billMakerCopy.actions;

interface ActionsProps extends CurrentBillProps {
  hasPrintFailed: boolean;
  onPrint: () => void;
}

/** All actions except printing a complete bill: save, issue, share and send. Sending a bill issues it first. */
export function Actions({ currentBill, hasPrintFailed, onPrint }: ActionsProps) {
  const { bill, missingFields, hasNumber, isCancelled, openBill, save, issue } = currentBill;
  const { isEdited } = openBill;
  const dialNumber = toDialNumber(bill.draft.buyer.phone);
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
        {missingFields.length > 0 && (
          <div className={styles.phoneOnly}>
            <Button variant="quiet" onClick={onPrint}>
              {copy.print}
            </Button>
          </div>
        )}
        <SharePdf currentBill={currentBill} onPrint={onPrint} />
        <CopyButton
          copy={copy.text}
          getText={async () => {
            const issuedBill = await issue();
            return issuedBill && formatBillText(issuedBill);
          }}
        />
        <WhatsAppLink
          dial={dialNumber}
          title={copy.whatsApp}
          message={isFinal ? formatBillText(bill) : ""}
          onClick={(event) => {
            if (isFinal) return;
            event.preventDefault();
            // Issuing may change the number.
            void issue().then(
              (issuedBill) => issuedBill && openChat(dialNumber, formatBillText(issuedBill)),
            );
          }}
        />
      </div>
      {hasPrintFailed && <OpenElsewhere />}
      <BackupOffer bills={currentBill.bills} />
      <p className={styles.note}>{billMakerCopy.privacy}</p>
    </div>
  );
}
