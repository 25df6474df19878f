import { useState } from "react";
import { Button } from "@angadi/ui/button/button";
import { DownloadStatus } from "@angadi/ui/files/open-elsewhere";
import { saveFile } from "@angadi/ui/files/save-file";
import { formatPaise } from "@angadi/formats/rupees";
import { ImportButton } from "@angadi/ui/saved/import-button";
import type { ParsedFile } from "@angadi/ui/saved/saved-file";
import { writeTexts } from "@angadi/ui/saved/storage";
import { getToday } from "../../kit/today.ts";
import { BackupButton } from "./backup.tsx";
import { computeBill } from "../compute-bill.ts";
import { billMakerCopy, paperCopy } from "../copy.ts";
import type { CurrentBillProps } from "../current-bill.ts";
import { createNextDraft } from "../draft.ts";
import { formatDay } from "@angadi/formats/format-date";
import { listCopy as copy, statusCopy } from "../lifecycle-copy.ts";
import { MoreFields } from "./form-fields.tsx";
import styles from "./bill-list.module.css";
import makerStyles from "./maker.module.css";
import { setPaymentDate, setBillStatus, startBill, toOpenBill } from "../open-bill.ts";
import {
  type SavedBill,
  formatBills,
  isIssued,
  isNumbered,
  mergeBills,
  parseBills,
  removeBill,
  saveBills,
} from "../saved-bills.ts";
import { savedBills } from "../saved-kind.ts";
import { formatLinesCsv, formatRatesCsv } from "../to-csv.ts";

const INITIAL_ROW_COUNT = 25;

export function BillList({ currentBill }: CurrentBillProps) {
  const { openBill, replace, bills } = currentBill;
  const [visibleCount, setVisibleCount] = useState(INITIAL_ROW_COUNT);
  const unpaidTotal = bills
    .filter((bill) => isIssued(bill) && bill.paidOn === "")
    .reduce((sum, { draft }) => sum + computeBill(draft).sums.total, 0);
  return (
    <section className={styles.list} aria-labelledby="bills">
      <div className={styles.header}>
        <h3 id="bills">{copy.heading}</h3>
        <Button
          variant="quiet"
          onClick={() => replace(startBill(createNextDraft(openBill.draft)), statusCopy.newBill)}
        >
          {billMakerCopy.actions.newBill}
        </Button>
      </div>
      <p className={makerStyles.note}>{bills.length > 0 ? copy.text : copy.empty}</p>
      {bills.length > 0 && (
        <>
          <table className={styles.bills}>
            <thead>
              <tr>
                {Object.values(copy.columns).map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
                <th>
                  <span className="visually-hidden">{copy.open}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {bills.slice(0, visibleCount).map((bill) => (
                <BillRow key={bill.id} bill={bill} currentBill={currentBill} />
              ))}
            </tbody>
          </table>
          {bills.length > visibleCount && (
            <Button variant="quiet" onClick={() => setVisibleCount(visibleCount + 100)}>
              {copy.showMore(bills.length - visibleCount)}
            </Button>
          )}
          {unpaidTotal > 0 && (
            <p className={styles.unpaid}>{copy.totalUnpaid(formatPaise(unpaidTotal))}</p>
          )}
        </>
      )}
      <BillFiles currentBill={currentBill} />
    </section>
  );
}

interface BillRowProps extends CurrentBillProps {
  bill: SavedBill;
}

/** A bill with its actions: a draft can be deleted, an issued bill cancelled, a cancelled one only copied. */
function BillRow({ bill, currentBill: { replace, setStatusMessage } }: BillRowProps) {
  const { draft } = bill;
  const { number } = draft;
  const hasNumber = isNumbered(bill);
  const customer = draft.buyer.name || paperCopy.cashSale;
  const hiddenName = <span className="visually-hidden"> {hasNumber ? number : customer}</span>;
  const renderAction = (label: string, onClick: () => void) => (
    <button type="button" onClick={onClick}>
      {label}
      {hiddenName}
    </button>
  );
  const withUndo = (text: string, action: () => void, undo: () => void) => () => {
    action();
    const undoWithMessage = () => {
      undo();
      setStatusMessage({ text: statusCopy.undone });
    };
    setStatusMessage({ text, undo: undoWithMessage });
  };
  const openBill = () =>
    replace(toOpenBill(bill), hasNumber ? statusCopy.opened(number) : statusCopy.openedDraft);
  const copyBill = () =>
    replace(
      startBill({ ...draft, number: "", date: "", due: "" }),
      hasNumber ? statusCopy.copied(number) : statusCopy.copiedDraft,
    );
  const cancelBill = withUndo(
    statusCopy.cancelled(number),
    () => setBillStatus(bill, "cancelled"),
    () => setBillStatus(bill, "issued"),
  );
  const deleteBill = withUndo(
    statusCopy.deleted,
    () => removeBill(bill.id),
    () => saveBills([bill]),
  );
  return (
    <tr data-status={bill.status}>
      <th scope="row">{hasNumber ? number : copy.draft}</th>
      <td>{formatDay(draft.date)}</td>
      <td>{customer}</td>
      <td className={styles.amount}> {formatPaise(computeBill(draft).sums.total)}</td>
      <td>
        {isIssued(bill) ? (
          <label className={styles.paid}>
            <input
              type="checkbox"
              checked={bill.paidOn !== ""}
              onChange={({ target }) => setPaymentDate(bill, target.checked ? getToday() : "")}
            />
            {bill.paidOn === "" ? copy.unpaid : formatDay(bill.paidOn)}
            {hiddenName}
          </label>
        ) : (
          hasNumber && copy.cancelled
        )}
      </td>
      <td className={styles.actions}>
        {bill.status !== "cancelled" && renderAction(copy.open, openBill)}
        {renderAction(copy.copy, copyBill)}
        {isIssued(bill) && renderAction(copy.cancel, cancelBill)}
        {!hasNumber && renderAction(copy.remove, deleteBill)}
      </td>
    </tr>
  );
}

const CSV_MIME_TYPE = "text/csv;charset=utf-8";

/** Backs up and imports all bills; exports the issued ones. */
function BillFiles({ currentBill: { bills, setStatusMessage } }: CurrentBillProps) {
  const [savedFile, setSavedFile] = useState<File>();
  const importFile = (file: ParsedFile) => {
    if ("problem" in file) return setStatusMessage({ text: statusCopy.invalidFile });
    const { merged, rejected } = mergeBills(bills, parseBills(file.saved));
    if (!writeTexts(formatBills(merged))) return setStatusMessage({ text: statusCopy.notImported });
    const numbers = rejected.map(({ draft }) => draft.number).join(", ");
    const messages = [statusCopy.imported(merged.length), numbers && statusCopy.rejected(numbers)];
    setStatusMessage({ text: messages.filter(Boolean).join(" ") });
  };
  const files = [
    { label: copy.csvLines, name: `bills-by-line-${getToday()}.csv`, format: formatLinesCsv },
    { label: copy.csvRates, name: `bills-by-rate-${getToday()}.csv`, format: formatRatesCsv },
  ];
  return (
    <MoreFields label={copy.files}>
      <div className={makerStyles.buttons}>
        {bills.length > 0 && <BackupButton bills={bills} />}
        {bills.some(isNumbered) &&
          files.map(({ label, name, format }) => (
            <Button
              key={label}
              variant="quiet"
              onClick={() => setSavedFile(saveFile(name, CSV_MIME_TYPE, format(bills)))}
            >
              {label}
            </Button>
          ))}
        <ImportButton
          label={copy.import}
          isAccepted={(key, text) => savedBills.hasKey(key) && savedBills.isValid(text)}
          onImport={importFile}
        />
        <DownloadStatus file={savedFile} />
      </div>
      {bills.length > 0 && <p className={makerStyles.note}>{copy.csvNote}</p>}
    </MoreFields>
  );
}
