import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Actions } from "./actions.tsx";
import { useCurrentBill } from "./current-bill.ts";
import { BillForm } from "./bill-form.tsx";
import { BillList } from "./bill-list.tsx";
import { saveBills, removeBill } from "./saved-bills.ts";
import { makerCopy as copy, paperCopy } from "./copy.ts";
import { nextDraft } from "./draft.ts";
import { focusField, makeForm } from "./form.ts";
import { MissingFields } from "./missing-fields.tsx";
import styles from "./maker.module.css";
import { Paper } from "./paper/paper.tsx";
import { paperParts } from "./paper/parts.ts";
import { PaperChoice } from "./paper-choice.tsx";
import type { PrintableBill } from "./bill-layout.ts";
import { printOnlyBill } from "./print-bill.ts";
import { listRequiredParts } from "./requirements.ts";
import { toFileTitle } from "./to-text.ts";
import { TotalBar } from "./total-bar.tsx";
import type { Bill } from "./compute-bill.ts";

/** The bill maker, from the first question to the print; all data stays in this browser. */
export function BillMaker() {
  const boardRef = useRef<HTMLDivElement>(null);
  const paperRef = useRef<HTMLDivElement>(null);
  const currentBill = useCurrentBill();
  const { bill, draft, missingFields, formKey, open, save, setStatus } = currentBill;
  // The form on which the owner tried to print an incomplete bill; errors are shown from then.
  const [attemptedFormKey, setAttemptedFormKey] = useState<number>();
  const hasTriedToPrint = attemptedFormKey === formKey;
  const form = makeForm({ value: draft, change: currentBill.change }, bill);
  const focusPath = (path: string) => focusField(boardRef.current, path);

  const getPrintableBill = useEffectEvent(() => toPrintableBill(paperRef.current, bill));
  useEffect(() => printOnlyBill(() => getPrintableBill()), []);
  // The visitor opened it, so focus the first question, or the customer of a later bill.
  useEffect(() => {
    if (formKey > 0) return focusField(boardRef.current, "buyer.name");
    boardRef.current?.querySelector<HTMLElement>("input")?.focus();
  }, [formKey]);

  const printNow = () => {
    if (missingFields.length > 0) return setAttemptedFormKey(formKey);
    // Save first, so that the next bill gets the next number.
    save();
    print();
  };
  return (
    <div ref={boardRef} className={styles.board}>
      <div className={styles.desk}>
        <BillForm key={formKey} form={form} />
        <div className={styles.result}>
          <PaperChoice form={form} />
          <div className={styles.beside}>
            <div
              ref={paperRef}
              className={styles.paper}
              data-calm={hasTriedToPrint ? undefined : ""}
            >
              <Paper bill={bill} isDraft={missingFields.length > 0} />
            </div>
            <MissingFields
              bill={bill}
              missingFields={hasTriedToPrint ? missingFields : []}
              onFix={focusPath}
              onPrint={() => print()}
            />
            <Actions
              bill={bill}
              hasMissingFields={missingFields.length > 0}
              onSave={save}
              onPrint={printNow}
              getPrintableBill={() => toPrintableBill(paperRef.current, bill)}
              onStatus={(text) => setStatus({ text })}
            />
          </div>
        </div>
      </div>
      <BillList
        saved={currentBill.saved}
        onNew={() => open({ id: "", draft: nextDraft(draft, "", "") }, copy.status.next)}
        onOpen={(savedBill) =>
          open(
            { id: savedBill.id, draft: savedBill.draft },
            copy.status.opened(savedBill.draft.number),
          )
        }
        onCopy={(savedBill) =>
          open(
            { id: "", draft: { ...savedBill.draft, number: "", date: "", due: "" } },
            copy.status.copied(savedBill.draft.number),
          )
        }
        onRemove={(savedBill) => {
          removeBill(savedBill.id);
          setStatus({
            text: copy.status.deleted(savedBill.draft.number),
            undo: () => {
              saveBills([savedBill]);
              setStatus({ text: copy.status.undone });
            },
          });
        }}
        onStatus={(text) => setStatus({ text })}
      />
      <TotalBar
        bill={bill}
        missingFields={missingFields}
        status={currentBill.status}
        onFix={focusPath}
        onSee={() => paperRef.current?.scrollIntoView()}
        onPrint={printNow}
      />
    </div>
  );
}

function toPrintableBill(paper: HTMLElement | null, bill: Bill): PrintableBill | undefined {
  const article = paper?.querySelector("article");
  if (!article) return undefined;
  return {
    paper: article,
    size: bill.draft.size,
    title: toFileTitle(bill),
    foot: {
      number: `${paperCopy.titles[bill.kind]} ${bill.draft.number}`,
      page: paperCopy.page,
      of: paperCopy.of,
    },
    parts: listRequiredParts(bill),
    draft: {
      className: paperParts(bill.draft.look)("draft"),
      text: `${paperCopy.draft}: ${paperCopy.draftNote}`,
    },
  };
}
