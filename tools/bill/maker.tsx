import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { usePersistedState } from "../kit/frame/persisted-state.ts";
import { Actions } from "./actions.tsx";
import { BillForm } from "./bill-form.tsx";
import { BillList } from "./bill-list.tsx";
import {
  type KeptBill,
  keepBills,
  newId,
  readBills,
  removeBill,
  subscribeBills,
} from "./bill-store.ts";
import { makerCopy as copy, paperCopy } from "./copy.ts";
import { type Draft, emptyDraft, nextDraft, parseDraft, today } from "./draft.ts";
import type { Done } from "./done.ts";
import { focusField, formOf } from "./form.ts";
import { Lacks } from "./lacks.tsx";
import styles from "./maker.module.css";
import { Paper } from "./paper/paper.tsx";
import { PaperChoice } from "./paper-choice.tsx";
import { printsAlone } from "./print-bill.ts";
import { lacksOf, numberKey } from "./requirements.ts";
import { nextNumber } from "./series.ts";
import { fileTitle } from "./to-text.ts";
import { workOut } from "./work-out.ts";

/** The bill at hand, and which of the kept ones it is. */
interface AtHand {
  id: string;
  draft: Draft;
}

const parseAtHand = (stored: unknown): AtHand | undefined => {
  const { id, draft: typed } = (stored ?? {}) as Record<string, unknown>;
  const draft = parseDraft(typed);
  return draft && typeof id === "string" ? { id: id.slice(0, 40), draft } : undefined;
};

const firstBill: AtHand = { id: "", draft: emptyDraft };
const none: readonly KeptBill[] = [];

/** A bill from the first question to the printed paper; everything stays in this browser. */
export function BillMaker() {
  const board = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const [done, setDone] = useState<Done>({ text: "" });
  const kept = useSyncExternalStore(subscribeBills, readBills, () => none);
  const atHand = usePersistedState({
    tool: "bill",
    version: 1,
    initial: firstBill,
    parse: parseAtHand,
  });
  const { id } = atHand.value;
  const [day] = useState(today);
  const typed = atHand.value.draft;
  // A bill that was never touched has today's date and the next number.
  const draft = {
    ...typed,
    date: typed.date || day,
    number: typed.number || nextNumber(numbersOf(kept, id), typed.date || day),
  };
  const bill = workOut(draft);
  const others = new Set(kept.filter((one) => one.id !== id).map((one) => numberKey(one.draft)));
  const lacks = lacksOf(bill, others);
  const change = (next: Draft) => atHand.change({ id, draft: next });
  const form = formOf({ value: draft, change, replace: change, undo: null }, bill);

  const printed = useRef({ bill });
  useEffect(() => {
    printed.current = { bill };
  });
  useEffect(
    () =>
      printsAlone(() => {
        const { bill: now } = printed.current;
        const article = paper.current?.querySelector("article");
        if (!article) return undefined;
        return {
          paper: article,
          size: now.draft.size,
          title: fileTitle(now),
          foot: {
            number: `${paperCopy.titles[now.kind]} ${now.draft.number}`,
            page: paperCopy.page,
            of: paperCopy.of,
          },
        };
      }),
    [],
  );
  // It was asked for, so it has the focus.
  useEffect(() => board.current?.querySelector<HTMLElement>("input")?.focus(), []);

  const open = (next: AtHand, text: string) => {
    atHand.replace(next);
    setDone({ text });
    focusField(board.current, "buyer.name");
  };
  const save = () => {
    const now = {
      id: id || newId(),
      draft,
      paidOn: kept.find((one) => one.id === id)?.paidOn ?? "",
    };
    if (!keepBills([now])) return setDone({ text: copy.said.refused });
    atHand.change({ id: now.id, draft });
    setDone({ text: copy.said.saved(draft.number) });
  };
  return (
    <div ref={board} className={styles.board}>
      <div className={styles.desk}>
        <BillForm form={form} />
        <div className={styles.result}>
          <div className={styles.beside}>
            <PaperChoice form={form} />
            <div ref={paper} className={styles.paper}>
              <Paper bill={bill} isDraft={lacks.length > 0} />
            </div>
            <Lacks bill={bill} lacks={lacks} onFix={(place) => focusField(board.current, place)} />
            <Actions
              bill={bill}
              done={done}
              onSave={save}
              onPrint={() => {
                // Its number is taken, so that the next bill counts on.
                if (lacks.length === 0) save();
                print();
              }}
              onNext={() => open({ id: "", draft: nextDraft(draft, "", "") }, copy.said.next)}
            />
          </div>
        </div>
      </div>
      <BillList
        kept={kept}
        onOpen={(one) => open({ id: one.id, draft: one.draft }, copy.said.opened(one.draft.number))}
        onCopy={(one) =>
          open(
            { id: "", draft: { ...one.draft, number: "", date: "", due: "" } },
            copy.said.copied(one.draft.number),
          )
        }
        onRemove={(one) => {
          removeBill(one.id);
          setDone({
            text: copy.said.deleted(one.draft.number),
            undo: () => {
              keepBills([one]);
              setDone({ text: copy.said.undone });
            },
          });
        }}
        onSaid={(text) => setDone({ text })}
        done={done}
      />
    </div>
  );
}

const numbersOf = (kept: readonly KeptBill[], id: string) =>
  kept.filter((one) => one.id !== id).map(({ draft }) => draft);
