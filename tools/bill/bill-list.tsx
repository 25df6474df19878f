import { type ChangeEvent, useRef, useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { rupeesText } from "#ui/money/rupees.ts";
import { saveFile } from "#ui/files/save-file.ts";
import { type KeptBill, keepBills } from "./bill-store.ts";
import { LARGEST_FILE, formatBills, parseBills } from "./bills-file.ts";
import { makerCopy, paperCopy } from "./copy.ts";
import { today } from "./draft.ts";
import { dayText } from "./figures.ts";
import { More } from "./form-fields.tsx";
import styles from "./bill-list.module.css";
import board from "./maker.module.css";
import { lacksOf } from "./requirements.ts";
import { linesCsv, ratesCsv } from "./to-csv.ts";
import { workOut } from "./work-out.ts";

const copy = makerCopy.list;
/** Rows before one asks for more. */
const SHOWN = 25;
/** Whether a number stands twice is said where the bill is opened. */
const NO_OTHERS: ReadonlySet<string> = new Set();

interface BillListProps {
  kept: readonly KeptBill[];
  onNew: () => void;
  onOpen: (bill: KeptBill) => void;
  onCopy: (bill: KeptBill) => void;
  onRemove: (bill: KeptBill) => void;
  onSaid: (text: string) => void;
}

/** The bills that are kept in this browser. */
export function BillList({ kept, onNew, onSaid, ...acts }: BillListProps) {
  const [shown, setShown] = useState(SHOWN);
  const unpaid = kept
    .filter(({ paidOn }) => paidOn === "")
    .reduce((sum, { draft }) => sum + workOut(draft).sums.total, 0);
  return (
    <section className={styles.list} aria-labelledby="bills">
      <div className={styles.listHead}>
        <h3 id="bills">{copy.heading}</h3>
        <Button look="quiet" onClick={onNew}>
          {makerCopy.actions.next}
        </Button>
      </div>
      <p className={board.note}>{kept.length > 0 ? copy.text : copy.empty}</p>
      {kept.length > 0 && (
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
              {kept.slice(0, shown).map((bill) => (
                <Row key={bill.id} bill={bill} {...acts} />
              ))}
            </tbody>
          </table>
          {kept.length > shown && (
            <Button look="quiet" onClick={() => setShown(shown + 100)}>
              {copy.more(kept.length - shown)}
            </Button>
          )}
          {unpaid > 0 && <p className={styles.unpaid}>{copy.all(rupeesText(unpaid))}</p>}
        </>
      )}
      <Files kept={kept} onSaid={onSaid} />
    </section>
  );
}

type RowProps = { bill: KeptBill } & Pick<BillListProps, "onOpen" | "onCopy" | "onRemove">;

function Row({ bill, onOpen, onCopy, onRemove }: RowProps) {
  const { draft, paidOn } = bill;
  const made = workOut(draft);
  const isDraft = lacksOf(made, NO_OTHERS).length > 0;
  const hidden = <span className="visually-hidden"> {draft.number}</span>;
  return (
    <tr>
      <th scope="row">{draft.number}</th>
      <td>{dayText(draft.date)}</td>
      <td>{draft.buyer.name || paperCopy.cash}</td>
      <td className={styles.amount}>
        {isDraft && <span className={styles.tag}>{copy.draft}</span>} {rupeesText(made.sums.total)}
      </td>
      <td>
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={paidOn !== ""}
            onChange={({ currentTarget }) =>
              keepBills([{ ...bill, paidOn: currentTarget.checked ? today() : "" }])
            }
          />
          {paidOn === "" ? copy.unpaid : dayText(paidOn)}
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

/** All bills as files, out and in. */
function Files({ kept, onSaid }: Pick<BillListProps, "kept" | "onSaid">) {
  const input = useRef<HTMLInputElement>(null);
  const bring = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    // A file that grows meanwhile, or goes, is none of ours.
    const text = file.size > LARGEST_FILE ? "" : await file.text().catch(() => "");
    // The same file can be chosen again.
    target.value = "";
    const bills = parseBills(text);
    if (!bills) return onSaid(makerCopy.said.foreign);
    onSaid(keepBills(bills) ? makerCopy.said.brought(bills.length) : makerCopy.said.refused);
  };
  const files = [
    { text: copy.export, name: `bills-${today()}.json`, type: JSON_TYPE, make: formatBills },
    { text: copy.csvLines, name: `bills-by-line-${today()}.csv`, type: CSV, make: linesCsv },
    { text: copy.csvRates, name: `bills-by-rate-${today()}.csv`, type: CSV, make: ratesCsv },
  ];
  return (
    <More label={copy.files}>
      <div className={board.buttons}>
        {kept.length > 0 &&
          files.map(({ text, name, type, make }) => (
            <Button key={text} look="quiet" onClick={() => saveFile(name, type, make(kept))}>
              {text}
            </Button>
          ))}
        <Button look="quiet" onClick={() => input.current?.click()}>
          {copy.import}
        </Button>
        <input ref={input} type="file" accept=".json,application/json" hidden onChange={bring} />
      </div>
      {kept.length > 0 && <p className={board.note}>{copy.csvNote}</p>}
    </More>
  );
}
