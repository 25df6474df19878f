import { type ChangeEvent, useRef, useState } from "react";
import { Button } from "@angadi/ui/button/button";
import { formatPaise } from "@angadi/ui/money/rupees";
import { saveFile } from "@angadi/ui/files/save-file";
import { type SavedBill, saveBills } from "./saved-bills.ts";
import { LARGEST_FILE, formatBills, parseBills } from "./bills-file.ts";
import { makerCopy, paperCopy } from "./copy.ts";
import { today } from "./draft.ts";
import { formatDay } from "./figures.ts";
import { More } from "./form-fields.tsx";
import styles from "./bill-list.module.css";
import board from "./maker.module.css";
import { findMissing } from "./requirements.ts";
import { formatLinesCsv, formatRatesCsv } from "./to-csv.ts";
import { computeBill } from "./compute-bill.ts";

const copy = makerCopy.list;
/** Number of rows shown before "more" is requested. */
const SHOWN = 25;
/** Duplicate numbers are reported only when a bill is opened. */
const NO_OTHERS: ReadonlySet<string> = new Set();

interface BillListProps {
  saved: readonly SavedBill[];
  onNew: () => void;
  onOpen: (bill: SavedBill) => void;
  onCopy: (bill: SavedBill) => void;
  onRemove: (bill: SavedBill) => void;
  onStatus: (text: string) => void;
}

/** The bills saved in this browser. */
export function BillList({ saved, onNew, onStatus, ...acts }: BillListProps) {
  const [visibleCount, setVisibleCount] = useState(SHOWN);
  const unpaid = saved
    .filter(({ paidOn }) => paidOn === "")
    .reduce((sum, { draft }) => sum + computeBill(draft).sums.total, 0);
  return (
    <section className={styles.list} aria-labelledby="bills">
      <div className={styles.listHead}>
        <h3 id="bills">{copy.heading}</h3>
        <Button variant="quiet" onClick={onNew}>
          {makerCopy.actions.next}
        </Button>
      </div>
      <p className={board.note}>{saved.length > 0 ? copy.text : copy.empty}</p>
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
                <Row key={bill.id} bill={bill} {...acts} />
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
      <Files saved={saved} onStatus={onStatus} />
    </section>
  );
}

type RowProps = { bill: SavedBill } & Pick<BillListProps, "onOpen" | "onCopy" | "onRemove">;

function Row({ bill, onOpen, onCopy, onRemove }: RowProps) {
  const { draft, paidOn } = bill;
  const computedBill = computeBill(draft);
  const isDraft = findMissing(computedBill, NO_OTHERS).length > 0;
  const hidden = <span className="visually-hidden"> {draft.number}</span>;
  return (
    <tr>
      <th scope="row">{draft.number}</th>
      <td>{formatDay(draft.date)}</td>
      <td>{draft.buyer.name || paperCopy.cash}</td>
      <td className={styles.amount}>
        {isDraft && <span className={styles.tag}>{copy.draft}</span>}{" "}
        {formatPaise(computedBill.sums.total)}
      </td>
      <td>
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={paidOn !== ""}
            onChange={({ currentTarget }) =>
              saveBills([{ ...bill, paidOn: currentTarget.checked ? today() : "" }])
            }
          />
          {paidOn === "" ? copy.unpaid : formatDay(paidOn)}
          {hidden}
        </label>
      </td>
      <td className={styles.acts}>
        <button type="button" onClick={() => onOpen(bill)}>
          {copy.open}
          {hidden}
        </button>
        <button type="button" onClick={() => onCopy(bill)}>
          {copy.copy}
          {hidden}
        </button>
        <button type="button" onClick={() => onRemove(bill)}>
          {copy.remove}
          {hidden}
        </button>
      </td>
    </tr>
  );
}

const CSV = "text/csv;charset=utf-8";
const JSON_TYPE = "application/json";

/** Exports and imports all bills as files. */
function Files({ saved, onStatus }: Pick<BillListProps, "saved" | "onStatus">) {
  const input = useRef<HTMLInputElement>(null);
  const importFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    // A file that has changed or disappeared since it was chosen is treated as invalid.
    const text = file.size > LARGEST_FILE ? "" : await file.text().catch(() => "");
    // Reset the input, so that the same file can be chosen again.
    target.value = "";
    const bills = parseBills(text);
    if (!bills) return onStatus(makerCopy.status.invalidFile);
    onStatus(saveBills(bills) ? makerCopy.status.imported(bills.length) : makerCopy.status.refused);
  };
  const files = [
    { text: copy.export, name: `bills-${today()}.json`, type: JSON_TYPE, make: formatBills },
    { text: copy.csvLines, name: `bills-by-line-${today()}.csv`, type: CSV, make: formatLinesCsv },
    { text: copy.csvRates, name: `bills-by-rate-${today()}.csv`, type: CSV, make: formatRatesCsv },
  ];
  return (
    <More label={copy.files}>
      <div className={board.buttons}>
        {saved.length > 0 &&
          files.map(({ text, name, type, make }) => (
            <Button key={text} variant="quiet" onClick={() => saveFile(name, type, make(saved))}>
              {text}
            </Button>
          ))}
        <Button variant="quiet" onClick={() => input.current?.click()}>
          {copy.import}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          hidden
          onChange={importFile}
        />
      </div>
      {saved.length > 0 && <p className={board.note}>{copy.csvNote}</p>}
    </More>
  );
}
