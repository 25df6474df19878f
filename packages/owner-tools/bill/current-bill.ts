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
  const bills = useSyncExternalStore(subscribeToStorage, readBills, () => NO_BILLS);
  const currentDay = useToday();
  const [tabBill, setTabBill] = useState(readTabBill);
  const [statusMessage, setStatusMessage] = useState<StatusMessage>({ text: "" });
  const [formKey, setFormKey] = useState(0);
  const [attemptedFormKey, setAttemptedFormKey] = useState<number>();
  const storedBill = bills.find(({ id }) => id === tabBill.id);
  // If another tab has saved the same bill, shows that version.
  const openBill =
    storedBill && !tabBill.isEdited && storedBill.savedAt !== tabBill.savedAt
      ? toOpenBill(storedBill)
      : tabBill;
  const latestBill = useRef(openBill);
  useEffect(() => {
    latestBill.current = openBill;
    writeTabBill(openBill);
  }, [openBill]);
  const hasNumber = storedBill !== undefined && isNumbered(storedBill);

  // If the browser cannot store the bill, a permanent message says so instead.
  const reportSaved = (text: string) => setStatusMessage({ text: isStored() ? text : "" });
  const update = (next: OpenBill) => {
    latestBill.current = next;
    setTabBill(next);
  };
  const checkResult = checkBill(openBill, bills, currentDay);
  const { bill, duplicate } = checkResult;
  // An undo can itself be undone, so that nothing typed is lost.
  const replace = (next: OpenBill, text: string): void => {
    const previous = latestBill.current;
    update(next);
    setFormKey((count) => count + 1);
    setStatusMessage({ text, undo: () => replace(previous, copy.undone) });
  };
  const formatFailure = (failure: IssueFailure) => {
    if (failure === "incomplete") return "";
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
      setStatusMessage({ text: formatFailure(result) });
      return undefined;
    }
    if (result !== latestBill.current) {
      // Browsers delete the data of persistent sites last, or never.
      if (!bills.some(isIssued)) void navigator.storage?.persist();
      const formatMessage = hasNumber ? copy.changed : copy.issued;
      // The bill is printed from the page, so the page must be up to date.
      flushSync(() => {
        update(result);
        reportSaved(formatMessage(result.draft.number));
      });
    }
    return computeBill(result.draft);
  };
  return {
    ...checkResult,
    openBill,
    /** Whether the bill is issued or cancelled, so that its number is final. */
    hasNumber,
    isCancelled: storedBill?.status === "cancelled",
    bills,
    statusMessage,
    /** Increases whenever another bill is opened on the form. */
    formKey,
    /** Whether the owner tried to issue this bill while it was incomplete; then errors are shown. */
    hasTriedToIssue: attemptedFormKey === formKey,
    change: (draft: BillDraft) => {
      const next = { ...latestBill.current, draft };
      update(hasNumber ? { ...next, isEdited: true } : saveDraft(next));
      // Clears the message about the last action, unless it offers to undo it.
      if (statusMessage.text && !statusMessage.undo) setStatusMessage({ text: "" });
    },
    /** Replaces the bill on the form; can be undone. */
    replace,
    save: () => {
      update(saveDraft(latestBill.current));
      reportSaved(copy.saved);
    },
    /** Issues the bill, or saves its changes. Resolves to the issued bill; undefined if it was not issued. */
    issue: async () => applyIssueResult(await issueBillWithLock(latestBill.current, getToday())),
    /** Like `issue`, for a print started by the browser. An incomplete bill prints as a draft. */
    issueForPrint: () => applyIssueResult(issueBill(latestBill.current, getToday()), true),
    setStatusMessage,
  };
}

const isStored = () => Object.keys(readUnsavedTexts(BILL_PREFIX)).length === 0;

/** Returns the bill on this tab's form before a reload; in a new tab, a new bill of the last bill's seller. */
function readTabBill(): OpenBill {
  const { id, draft, savedAt, isEdited } = readSession() ?? {};
  const parsedDraft = parseDraft(draft);
  if (parsedDraft && typeof id === "string") {
    return { id, draft: parsedDraft, savedAt: Number(savedAt), isEdited: isEdited === true };
  }
  const [newestBill] = readBills();
  return startBill(newestBill ? createNextDraft(newestBill.draft) : emptyDraft);
}

function readSession(): Partial<OpenBill> | null | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(TAB_KEY) ?? "null") as Partial<OpenBill> | null;
  } catch {
    return undefined;
  }
}

function writeTabBill(openBill: OpenBill): void {
  try {
    sessionStorage.setItem(TAB_KEY, JSON.stringify(openBill));
  } catch {
    // The bill is then on the form until the page is closed; drafts are also in the list.
  }
}
