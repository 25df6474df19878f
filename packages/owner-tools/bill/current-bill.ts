import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { readUnsavedTexts, subscribeToStorage } from "@angadi/ui/saved/storage";
import { getToday, useToday } from "../kit/today.ts";
import { type Bill, computeBill } from "./compute-bill.ts";
import { type BillDraft, emptyDraft, createNextDraft, parseDraft } from "./draft.ts";
import { statusCopy as copy } from "./lifecycle-copy.ts";
import {
  type OpenBill,
  type IssueFailure,
  checkBill,
  issueBill,
  issueBillWithLock,
  saveDraft,
  startBill,
  toOpenBill,
} from "./open-bill.ts";
import { type SavedBill, isIssued, isNumbered, readBills } from "./saved-bills.ts";
import { BILL_PREFIX } from "./saved-kind.ts";

export interface StatusMessage {
  text: string;
  undo?: () => void;
}

export type CurrentBill = ReturnType<typeof useCurrentBill>;

export interface CurrentBillProps {
  currentBill: CurrentBill;
}

/** `sessionStorage` key: each tab has its own bill on the form. */
const TAB_KEY = "bill-form";
const NO_BILLS: readonly SavedBill[] = [];

export function useCurrentBill() {
  const saved = useSyncExternalStore(subscribeToStorage, readBills, () => NO_BILLS);
  const currentDay = useToday();
  const [ownBill, setOwnBill] = useState(readTabBill);
  const [status, setStatus] = useState<StatusMessage>({ text: "" });
  const [formKey, setFormKey] = useState(0);
  const [attemptedFormKey, setAttemptedFormKey] = useState<number>();
  const stored = saved.find(({ id }) => id === ownBill.id);
  // If another tab has saved the same bill, shows that version.
  const openBill =
    stored && !ownBill.isEdited && stored.savedAt !== ownBill.savedAt
      ? toOpenBill(stored)
      : ownBill;
  const latest = useRef(openBill);
  useEffect(() => {
    latest.current = openBill;
    writeTabBill(openBill);
  }, [openBill]);
  const hasNumber = stored !== undefined && isNumbered(stored);

  // If the browser cannot store the bill, a permanent message says so instead.
  const reportSaved = (text: string) => setStatus({ text: isStored() ? text : "" });
  const update = (next: OpenBill) => {
    latest.current = next;
    setOwnBill(next);
  };
  const checked = checkBill(openBill, saved, currentDay);
  const { bill, duplicate } = checked;
  // An undo can itself be undone, so that nothing typed is lost.
  const replace = (next: OpenBill, text: string): void => {
    const previous = latest.current;
    update(next);
    setFormKey((count) => count + 1);
    setStatus({ text, undo: () => replace(previous, copy.undone) });
  };
  const describeFailure = (failure: IssueFailure) => {
    if (failure === "missing") return "";
    if (failure === "duplicate" && duplicate) return copy.duplicate(duplicate.draft);
    return copy.failures[failure](bill.draft.number);
  };
  const applyIssueResult = (
    result: OpenBill | IssueFailure,
    isSilent = false,
  ): Bill | undefined => {
    if (typeof result === "string") {
      if (isSilent) return undefined;
      setAttemptedFormKey(formKey);
      setStatus({ text: describeFailure(result) });
      return undefined;
    }
    if (result !== latest.current) {
      // Browsers delete the data of persistent sites last, or never.
      if (!saved.some(isIssued)) void navigator.storage?.persist();
      const text = hasNumber ? copy.changed : copy.issued;
      // The bill is printed from the page, so the page must be up to date.
      flushSync(() => {
        update(result);
        reportSaved(text(result.draft.number));
      });
    }
    return computeBill(result.draft);
  };
  return {
    ...checked,
    openBill: openBill,
    /** Whether it is issued or cancelled, so that its number is final. */
    hasNumber,
    isCancelled: stored?.status === "cancelled",
    saved,
    status,
    /** Increases whenever another bill is opened on the form. */
    formKey,
    /** Whether the owner tried to issue this bill while it was incomplete; then errors are shown. */
    hasTriedToIssue: attemptedFormKey === formKey,
    change: (draft: BillDraft) => {
      const next = { ...latest.current, draft };
      update(hasNumber ? { ...next, isEdited: true } : saveDraft(next));
      // Clears messages about the old bill, but keeps undo.
      if (status.text && !status.undo) setStatus({ text: "" });
    },
    /** Replaces the bill on the form; can be undone. */
    replace,
    save: () => {
      update(saveDraft(latest.current));
      reportSaved(copy.saved);
    },
    /** Issues the bill, or saves its changes. Resolves to the issued bill; undefined if it failed. */
    issue: async () => applyIssueResult(await issueBillWithLock(latest.current, getToday())),
    /** Like `issue`, for a print started by the browser. An incomplete bill prints as a draft. */
    issueForPrint: () => applyIssueResult(issueBill(latest.current, getToday()), true),
    setStatus,
  };
}

const isStored = () => Object.keys(readUnsavedTexts(BILL_PREFIX)).length === 0;

/** The bill on this tab's form before a reload; in a new tab, a new bill of the last bill's seller. */
function readTabBill(): OpenBill {
  const { id, draft, savedAt, isEdited } = readSession() ?? {};
  const parsed = parseDraft(draft);
  if (parsed && typeof id === "string") {
    return { id, draft: parsed, savedAt: Number(savedAt), isEdited: isEdited === true };
  }
  const [newest] = readBills();
  return startBill(newest ? createNextDraft(newest.draft) : emptyDraft);
}

function readSession(): Partial<OpenBill> | null | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(TAB_KEY) ?? "null") as Partial<OpenBill> | null;
  } catch {
    return undefined;
  }
}

function writeTabBill(open: OpenBill): void {
  try {
    sessionStorage.setItem(TAB_KEY, JSON.stringify(open));
  } catch {
    // The bill is then on the form until the page is closed; drafts are also in the list.
  }
}
