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
import { makerCopy, paperCopy } from "../copy.ts";
import type { CurrentBillProps } from "../current-bill.ts";
import { createNextDraft } from "../draft.ts";
import { formatDay } from "../figures.ts";
import { listCopy as copy, statusCopy as status } from "../lifecycle-copy.ts";
import { MoreFields } from "./form-fields.tsx";
import styles from "./bill-list.module.css";
import makerStyles from "./maker.module.css";
import { setPaid, setStatus, startBill, toOpenBill } from "../open-bill.ts";
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
  const { openBill, replace, saved } = currentBill;
  const [visibleCount, setVisibleCount] = useState(INITIAL_ROW_COUNT);
  const unpaid = saved
    .filter((bill) => isIssued(bill) && bill.paidOn === "")
    .reduce((sum, { draft }) => sum + computeBill(draft).sums.total, 0);
  return (
    <section className={styles.list} aria-labelledby="bills">
      <div className={styles.header}>
        <h3 id="bills">{copy.heading}</h3>
        <Button
          variant="quiet"
          onClick={() => replace(startBill(createNextDraft(openBill.draft)), status.next)}
        >
          {makerCopy.actions.next}
        </Button>
      </div>
      <p className={makerStyles.note}>{saved.length > 0 ? copy.text : copy.empty}</p>
      {saved.length > 0 && (
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
              {saved.slice(0, visibleCount).map((bill) => (
                <BillRow key={bill.id} bill={bill} currentBill={currentBill} />
              ))}
            </tbody>
          </table>
          {saved.length > visibleCount && (
            <Button variant="quiet" onClick={() => setVisibleCount(visibleCount + 100)}>
              {copy.more(saved.length - visibleCount)}
            </Button>
          )}
          {unpaid > 0 && <p className={styles.unpaid}>{copy.all(formatPaise(unpaid))}</p>}
        </>
      )}
      <BillFiles currentBill={currentBill} />
    </section>
  );
}

interface BillRowProps extends CurrentBillProps {
  bill: SavedBill;
}

/** A bill: drafts can be deleted, issued bills cancelled, and cancelled ones only copied. */
function BillRow({ bill, currentBill: { replace, setStatus: setMessage } }: BillRowProps) {
  const { draft } = bill;
  const { number } = draft;
  const hasNumber = isNumbered(bill);
  const customer = draft.buyer.name || paperCopy.cash;
  const hiddenName = <span className="visually-hidden"> {hasNumber ? number : customer}</span>;
  const renderAction = (name: string, run: () => void) => (
    <button type="button" onClick={run}>
      {name}
      {hiddenName}
    </button>
  );
  const withUndo = (text: string, run: () => void, undo: () => void) => () => {
    run();
    const undoWithMessage = () => {
      undo();
      setMessage({ text: status.undone });
    };
    setMessage({ text, undo: undoWithMessage });
  };
  const open = () =>
    replace(toOpenBill(bill), hasNumber ? status.opened(number) : status.openedDraft);
  const copyBill = () =>
    replace(
      startBill({ ...draft, number: "", date: "", due: "" }),
      hasNumber ? status.copied(number) : status.copiedDraft,
    );
  const cancel = withUndo(
    status.cancelled(number),
    () => setStatus(bill, "cancelled"),
    () => setStatus(bill, "issued"),
  );
  const remove = withUndo(
    status.deleted,
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
              onChange={({ target }) => setPaid(bill, target.checked ? getToday() : "")}
            />
            {bill.paidOn === "" ? copy.unpaid : formatDay(bill.paidOn)}
            {hiddenName}
          </label>
        ) : (
          hasNumber && copy.cancelled
        )}
      </td>
      <td className={styles.actions}>
        {bill.status !== "cancelled" && renderAction(copy.open, open)}
        {renderAction(copy.copy, copyBill)}
        {isIssued(bill) && renderAction(copy.cancel, cancel)}
        {!hasNumber && renderAction(copy.remove, remove)}
      </td>
    </tr>
  );
}

const CSV_TYPE = "text/csv;charset=utf-8";

/** Backs up and imports all bills; exports the issued ones. */
function BillFiles({ currentBill: { saved, setStatus: setMessage } }: CurrentBillProps) {
  const [savedFile, setSavedFile] = useState<File>();
  const importFile = (file: ParsedFile) => {
    if ("problem" in file) return setMessage({ text: status.invalidFile });
    const { merged, rejected } = mergeBills(saved, parseBills(file.saved));
    if (!writeTexts(formatBills(merged))) return setMessage({ text: status.notImported });
    const numbers = rejected.map(({ draft }) => draft.number).join(", ");
    const text = [status.imported(merged.length), numbers && status.rejected(numbers)];
    setMessage({ text: text.filter(Boolean).join(" ") });
  };
  const files = [
    { text: copy.csvLines, name: `bills-by-line-${getToday()}.csv`, make: formatLinesCsv },
    { text: copy.csvRates, name: `bills-by-rate-${getToday()}.csv`, make: formatRatesCsv },
  ];
  return (
    <MoreFields label={copy.files}>
      <div className={makerStyles.buttons}>
        {saved.length > 0 && <BackupButton saved={saved} />}
        {saved.some(isNumbered) &&
          files.map(({ text, name, make }) => (
            <Button
              key={text}
              variant="quiet"
              onClick={() => setSavedFile(saveFile(name, CSV_TYPE, make(saved)))}
            >
              {text}
            </Button>
          ))}
        <ImportButton
          label={copy.import}
          isKnown={(key, text) => savedBills.owns(key) && savedBills.isValid(text)}
          onImport={importFile}
        />
        <DownloadStatus file={savedFile} />
      </div>
      {saved.length > 0 && <p className={makerStyles.note}>{copy.csvNote}</p>}
    </MoreFields>
  );
}
