import { type ChangeEvent, useRef, useState } from "react";
import { Button } from "#ui/button/button.tsx";
import { rupeesText } from "#ui/money/rupees.ts";
import { saveFile } from "#ui/files/save-file.ts";
import { type KeptBill, keepBills } from "./bill-store.ts";
import { LARGEST_FILE, formatBills, parseBills } from "./bills-file.ts";
import { makerCopy, paperCopy } from "./copy.ts";
import { today } from "./draft.ts";
import { dayText } from "./figures.ts";
import styles from "./maker.module.css";
import type { Done } from "./done.ts";
import { linesCsv, ratesCsv } from "./to-csv.ts";
import { workOut } from "./work-out.ts";

const copy = makerCopy.list;
/** Rows before one asks for more. */
const SHOWN = 25;

interface BillListProps {
  kept: readonly KeptBill[];
  done: Done;
  onOpen: (bill: KeptBill) => void;
  onCopy: (bill: KeptBill) => void;
  onRemove: (bill: KeptBill) => void;
  onSaid: (text: string) => void;
}

/** The bills that are kept in this browser. */
export function BillList({ kept, done, onSaid, ...acts }: BillListProps) {
  const [shown, setShown] = useState(SHOWN);
  const unpaid = kept
    .filter(({ paidOn }) => paidOn === "")
    .reduce((sum, { draft }) => sum + workOut(draft).sums.total, 0);
  return (
    <section className={styles.list} aria-labelledby="bills">
      <h3 id="bills">{copy.heading}</h3>
      <p>{kept.length > 0 ? copy.text : copy.empty}</p>
      {done.undo && (
        <p role="status" className={styles.undone}>
          {done.text}{" "}
          <Button look="quiet" onClick={done.undo}>
            {makerCopy.actions.undo}
          </Button>
        </p>
      )}
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
  const hidden = <span className="visually-hidden"> {draft.number}</span>;
  return (
    <tr>
      <th scope="row">{draft.number}</th>
      <td>{dayText(draft.date)}</td>
      <td>{draft.buyer.name || paperCopy.cash}</td>
      <td className={styles.amount}>{rupeesText(workOut(draft).sums.total)}</td>
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
  return (
    <div className={styles.buttons}>
      {kept.length > 0 && (
        <>
          <Button
            look="quiet"
            onClick={() => saveFile(`bills-${today()}.json`, "application/json", formatBills(kept))}
          >
            {copy.export}
          </Button>
          <Button
            look="quiet"
            onClick={() => saveFile(`bills-by-line-${today()}.csv`, CSV, linesCsv(kept))}
          >
            {copy.csvLines}
          </Button>
          <Button
            look="quiet"
            onClick={() => saveFile(`bills-by-rate-${today()}.csv`, CSV, ratesCsv(kept))}
          >
            {copy.csvRates}
          </Button>
        </>
      )}
      <Button look="quiet" onClick={() => input.current?.click()}>
        {copy.import}
      </Button>
      <input ref={input} type="file" accept=".json,application/json" hidden onChange={bring} />
      {kept.length > 0 && <p className={styles.said}>{copy.csvNote}</p>}
    </div>
  );
}
