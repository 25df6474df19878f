import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useSavedState } from "../kit/frame/saved-state.ts";
import { type SavedBill, saveBills, newId, readBills, subscribeToBills } from "./saved-bills.ts";
import { makerCopy } from "./copy.ts";
import type { StatusMessage } from "./status-message.ts";
import { type Draft, emptyDraft, parseDraft, today } from "./draft.ts";
import { type Requirement, findMissing, toNumberKey } from "./requirements.ts";
import { nextNumber } from "./series.ts";
import { type Bill, computeBill } from "./compute-bill.ts";

const copy = makerCopy.status;

/** The bill on the form, with the id of its saved bill; the id is empty until it is saved. */
interface CurrentBillState {
  id: string;
  draft: Draft;
}

/** The computed bill on the form, and its actions. */
export interface CurrentBill {
  bill: Bill;
  /** The draft, with today's date and the next number as defaults. */
  draft: Draft;
  missingFields: readonly Requirement[];
  saved: readonly SavedBill[];
  status: StatusMessage;
  /** Increases whenever another bill is opened on the form. */
  formKey: number;
  /** Called on every input. */
  change: (draft: Draft) => void;
  /** Opens another bill in place of this one; undo restores this one. */
  open: (next: CurrentBillState, text: string) => void;
  save: () => void;
  setStatus: (status: StatusMessage) => void;
}

const firstBill: CurrentBillState = { id: "", draft: emptyDraft };
const none: readonly SavedBill[] = [];

const parseCurrentState = (stored: unknown): CurrentBillState | undefined => {
  const { id, draft: storedDraft } = (stored ?? {}) as Record<string, unknown>;
  const draft = parseDraft(storedDraft);
  return draft && typeof id === "string" ? { id: id.slice(0, 40), draft } : undefined;
};

export function useCurrentBill(): CurrentBill {
  const saved = useSyncExternalStore(subscribeToBills, readBills, () => none);
  const { value: currentState, change: write } = useSavedState({
    tool: "bill",
    version: 1,
    initial: firstBill,
    parse: parseCurrentState,
  });
  const [day] = useState(today);
  const [status, setStatus] = useState<StatusMessage>({ text: "" });
  const [formKey, setFormKey] = useState(0);
  const latest = useRef(currentState);
  useEffect(() => {
    latest.current = currentState;
  });
  const { id, draft: storedDraft } = currentState;
  const others = saved
    .filter((savedBill) => savedBill.id !== id)
    .map((savedBill) => savedBill.draft);
  // An untouched bill has today's date and the next number.
  const date = storedDraft.date || day;
  const draft = { ...storedDraft, date, number: storedDraft.number || nextNumber(others, date) };
  const bill = computeBill(draft);

  // An undo can itself be undone, so nothing typed is ever lost.
  const open = (next: CurrentBillState, text: string) => {
    const before = latest.current;
    write(next);
    setFormKey((count) => count + 1);
    setStatus({ text, undo: () => open(before, copy.undone) });
  };
  const save = () => {
    const paidOn = saved.find((savedBill) => savedBill.id === id)?.paidOn ?? "";
    const now = { id: id || newId(), draft, paidOn };
    if (!saveBills([now])) return setStatus({ text: copy.refused });
    write({ id: now.id, draft });
    setStatus({ text: copy.saved(draft.number) });
  };
  return {
    bill,
    draft,
    missingFields: findMissing(bill, new Set(others.map(toNumberKey))),
    saved,
    status,
    formKey,
    change(next) {
      write({ id, draft: next });
      // Clears messages about the old bill, but keeps undo.
      if (status.text && !status.undo) setStatus({ text: "" });
    },
    open,
    save,
    setStatus,
  };
}
