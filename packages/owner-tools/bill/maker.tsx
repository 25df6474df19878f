import { useEffect, useRef, useState } from "react";
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
import type { PrintableBill } from "./lay-out.ts";
import { printOnlyBill } from "./print-bill.ts";
import { listRequiredParts } from "./requirements.ts";
import { fileTitle } from "./to-text.ts";
import { TotalBar } from "./total-bar.tsx";
import type { Bill } from "./compute-bill.ts";

/** The bill maker, from the first question to the print; all data stays in this browser. */
export function BillMaker() {
  const board = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const atHand = useCurrentBill();
  const { bill, draft, lacks, turn, open, save, say } = atHand;
  // The turn in which the owner tried to print an incomplete bill; no errors are shown before.
  const [askedIn, setAskedIn] = useState<number>();
  const isAsked = askedIn === turn;
  const form = makeForm({ value: draft, change: atHand.change }, bill);
  const fix = (place: string) => focusField(board.current, place);

  const printed = useRef({ bill });
  useEffect(() => {
    printed.current = { bill };
  });
  useEffect(() => printOnlyBill(() => toPrinted(paper.current, printed.current.bill)), []);
  // The visitor opened it, so focus the first question, or the customer of a later bill.
  useEffect(() => {
    if (turn > 0) return focusField(board.current, "buyer.name");
    board.current?.querySelector<HTMLElement>("input")?.focus();
  }, [turn]);

  const printNow = () => {
    if (lacks.length > 0) return setAskedIn(turn);
    // Saving uses up the number, so that the next bill gets the following one.
    save();
    print();
  };
  return (
    <div ref={board} className={styles.board}>
      <div className={styles.desk}>
        <BillForm key={turn} form={form} />
        <div className={styles.result}>
          <PaperChoice form={form} />
          <div className={styles.beside}>
            <div ref={paper} className={styles.paper} data-calm={isAsked ? undefined : ""}>
              <Paper bill={bill} isDraft={lacks.length > 0} />
            </div>
            <MissingFields
              bill={bill}
              lacks={isAsked ? lacks : []}
              onFix={fix}
              onPrint={() => print()}
            />
            <Actions
              bill={bill}
              isLacking={lacks.length > 0}
              onSave={save}
              onPrint={printNow}
              printed={() => toPrinted(paper.current, bill)}
              onSaid={(text) => say({ text })}
            />
          </div>
        </div>
      </div>
      <BillList
        saved={atHand.saved}
        onNew={() => open({ id: "", draft: nextDraft(draft, "", "") }, copy.said.next)}
        onOpen={(one) => open({ id: one.id, draft: one.draft }, copy.said.opened(one.draft.number))}
        onCopy={(one) =>
          open(
            { id: "", draft: { ...one.draft, number: "", date: "", due: "" } },
            copy.said.copied(one.draft.number),
          )
        }
        onRemove={(one) => {
          removeBill(one.id);
          say({
            text: copy.said.deleted(one.draft.number),
            undo: () => {
              saveBills([one]);
              say({ text: copy.said.undone });
            },
          });
        }}
        onSaid={(text) => say({ text })}
      />
      <TotalBar
        bill={bill}
        lacks={lacks}
        done={atHand.done}
        onFix={fix}
        onSee={() => paper.current?.scrollIntoView()}
        onPrint={printNow}
      />
    </div>
  );
}

function toPrinted(paper: HTMLElement | null, bill: Bill): PrintableBill | undefined {
  const article = paper?.querySelector("article");
  if (!article) return undefined;
  return {
    paper: article,
    size: bill.draft.size,
    title: fileTitle(bill),
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
