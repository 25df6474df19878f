import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { readUnsavedTexts, subscribeToStorage } from "@angadi/ui/saved/storage";
import { today, useToday } from "../kit/today.ts";
import { type Bill, computeBill } from "./compute-bill.ts";
import { type Draft, emptyDraft, nextDraft, parseDraft } from "./draft.ts";
import { statusCopy as copy } from "./life-copy.ts";
import {
  type OpenBill,
  type Refusal,
  checkBill,
  issueBill,
  issueInTurn,
  saveDraft,
  startBill,
  toOpenBill,
} from "./open-bill.ts";
import { type SavedBill, isIssued, isNumbered, readBills } from "./saved-bills.ts";
import { BILL_PREFIX } from "./saved-kind.ts";

/** The last action, and how to undo it. */
export interface StatusMessage {
  text: string;
  undo?: () => void;
}

/** The computed bill on the form, and its actions. */
export type CurrentBill = ReturnType<typeof useCurrentBill>;

export interface CurrentBillProps {
  currentBill: CurrentBill;
}

/** `sessionStorage` key: each tab has its own bill on the form. */
const TAB_KEY = "bill-form";
const none: readonly SavedBill[] = [];

export function useCurrentBill() {
  const saved = useSyncExternalStore(subscribeToStorage, readBills, () => none);
  const day = useToday();
  const [ownBill, setOwnBill] = useState(readTab);
  const [status, setStatus] = useState<StatusMessage>({ text: "" });
  const [formKey, setFormKey] = useState(0);
  const [attemptedFormKey, setAttemptedFormKey] = useState<number>();
  const stored = saved.find(({ id }) => id === ownBill.id);
  // Follows what another tab does with the same bill.
  const open =
    stored && !ownBill.isEdited && stored.savedAt !== ownBill.savedAt
      ? toOpenBill(stored)
      : ownBill;
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
    writeTab(open);
  }, [open]);
  const hasNumber = stored !== undefined && isNumbered(stored);

  // If the browser refuses to store the bill, a lasting line says so instead.
  const report = (text: string) => setStatus({ text: isStored() ? text : "" });
  const update = (next: OpenBill) => {
    latest.current = next;
    setOwnBill(next);
  };
  const checked = checkBill(open, saved, day);
  const { bill, duplicate } = checked;
  // An undo can itself be undone, so nothing typed is ever lost.
  const replace = (next: OpenBill, text: string): void => {
    const before = latest.current;
    update(next);
    setFormKey((count) => count + 1);
    setStatus({ text, undo: () => replace(before, copy.undone) });
  };
  const describeRefusal = (refusal: Refusal) => {
    if (refusal === "missing") return "";
    if (refusal === "duplicate" && duplicate) return copy.duplicate(duplicate.draft);
    return copy.refusals[refusal](bill.draft.number);
  };
  const finish = (result: OpenBill | Refusal, isQuiet = false): Bill | undefined => {
    if (typeof result === "string") {
      if (isQuiet) return undefined;
      setAttemptedFormKey(formKey);
      setStatus({ text: describeRefusal(result) });
      return undefined;
    }
    if (result !== latest.current) {
      // Browsers delete the data of persistent sites last, or never.
      if (!saved.some(isIssued)) void navigator.storage?.persist();
      const text = hasNumber ? copy.changed : copy.issued;
      // What prints or shares the bill next reads it from the page.
      flushSync(() => {
        update(result);
        report(text(result.draft.number));
      });
    }
    return computeBill(result.draft);
  };
  return {
    ...checked,
    open,
    /** It has its number for good. */
    hasNumber,
    isCancelled: stored?.status === "cancelled",
    saved,
    status,
    /** Increases whenever another bill is opened on the form. */
    formKey,
    /** The owner tried to issue this bill while it was incomplete; errors are shown from then. */
    hasTriedToIssue: attemptedFormKey === formKey,
    /** Called on every input. */
    change: (draft: Draft) => {
      const next = { ...latest.current, draft };
      update(hasNumber ? { ...next, isEdited: true } : saveDraft(next));
      // Clears messages about the old bill, but keeps undo.
      if (status.text && !status.undo) setStatus({ text: "" });
    },
    /** Opens another bill in place of this one; undo restores this one. */
    replace,
    /** Saves the form as a draft. */
    save: () => {
      update(saveDraft(latest.current));
      report(copy.saved);
    },
    /** Issues the bill, or saves its changes. Resolves to the bill that may leave the page. */
    issue: async () => finish(await issueInTurn(latest.current, today())),
    /** As `issue`, for a print that the browser has started. An incomplete bill prints as a draft. */
    issueAtOnce: () => finish(issueBill(latest.current, today()), true),
    setStatus,
  };
}

const isStored = () => Object.keys(readUnsavedTexts(BILL_PREFIX)).length === 0;

/** The bill that was on this tab's form; in a new tab, a bill of the same seller as the last one. */
function readTab(): OpenBill {
  const { id, draft, savedAt, isEdited } = readSession() ?? {};
  const parsed = parseDraft(draft);
  if (parsed && typeof id === "string") {
    return { id, draft: parsed, savedAt: Number(savedAt), isEdited: isEdited === true };
  }
  const [newest] = readBills();
  return startBill(newest ? nextDraft(newest.draft) : emptyDraft);
}

function readSession(): Partial<OpenBill> | null | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(TAB_KEY) ?? "null") as Partial<OpenBill> | null;
  } catch {
    return undefined;
  }
}

function writeTab(open: OpenBill): void {
  try {
    sessionStorage.setItem(TAB_KEY, JSON.stringify(open));
  } catch {
    // The form then lasts until the page is closed; its drafts are saved with the bills.
  }
}
