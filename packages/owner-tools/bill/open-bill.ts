import { computeBill } from "./compute-bill.ts";
import type { BillDraft } from "./draft.ts";
import { hasSameIdentity, suggestNumber, toUniqueKey } from "./numbering.ts";
import { findMissing } from "./requirements.ts";
import { type SavedBill, isNumbered, createBillId, readBills, saveBills } from "./saved-bills.ts";

/** The bill on a tab's form, as typed. If its number or date is empty, it has a default. */
export interface OpenBill extends Pick<SavedBill, "id" | "draft" | "savedAt"> {
  /** Whether it is an issued bill with unsaved changes. */
  isEdited: boolean;
}

export const toOpenBill = ({ id, draft, savedAt }: Omit<OpenBill, "isEdited">): OpenBill => ({
  id,
  draft,
  savedAt,
  isEdited: false,
});

/** A new bill, which is saved and gets its id on the first input. */
export const startBill = (draft: BillDraft): OpenBill => toOpenBill({ id: "", draft, savedAt: 0 });

/** Computes the bill with its default number and date, and checks it against the others. */
export function checkBill({ id, draft }: OpenBill, saved: readonly SavedBill[], day: string) {
  const numberedBills = saved.filter((other) => other.id !== id && isNumbered(other));
  const date = draft.date || day;
  const number = draft.number.trim() || suggestNumber(draft, numberedBills, date);
  const bill = computeBill({ ...draft, date, number });
  const key = toUniqueKey(bill.draft);
  const duplicate = numberedBills.find((other) => toUniqueKey(other.draft) === key);
  return { bill, missing: findMissing(bill, duplicate !== undefined), duplicate };
}

/** Saves the form as a draft, under a new id if another tab has changed the bill since. */
export function saveDraft(open: OpenBill): OpenBill {
  const previous = findUnchanged(open, readBills());
  return saveVersion(
    { id: previous?.id ?? createBillId(), status: "draft", draft: open.draft, paidOn: "" },
    previous,
  );
}

/** Why a bill was not issued; "moved" means to another number, year or GSTIN. */
export type IssueFailure = "missing" | "duplicate" | "moved" | "changed" | "cancelled";

/**
 * Issues the bill, or saves the changes of an issued one, whose number, financial year and seller's
 * GSTIN must not change. Reads the saved bills first, so that no number is used twice.
 */
export function issueBill(open: OpenBill, day: string): OpenBill | IssueFailure {
  const saved = readBills();
  const stored = saved.find(({ id }) => id === open.id);
  const previous = findUnchanged(open, saved);
  const { bill, missing, duplicate } = checkBill(open, saved, day);
  if (stored && isNumbered(stored)) {
    if (stored.status === "cancelled") return "cancelled";
    if (!previous) return "changed";
    if (!open.isEdited) return open;
    if (!hasSameIdentity(previous.draft, bill.draft)) return "moved";
  }
  if (duplicate) return "duplicate";
  if (missing.length > 0) return "missing";
  const { number, date } = bill.draft;
  const draft = { ...open.draft, number, date };
  const paidOn = previous?.paidOn ?? "";
  return saveVersion(
    { id: previous?.id ?? createBillId(), status: "issued", draft, paidOn },
    previous,
  );
}

/** `issueBill`, but in one tab at a time, if the browser supports locks. */
export const issueBillWithLock = async (
  open: OpenBill,
  day: string,
): Promise<OpenBill | IssueFailure> => {
  const { locks } = navigator as Partial<Navigator>;
  return locks ? locks.request("bills", () => issueBill(open, day)) : issueBill(open, day);
};

/** Cancels a bill, or undoes that. */
export function setStatus(bill: SavedBill, status: "issued" | "cancelled"): void {
  const previous = readBills().find(({ id }) => id === bill.id);
  if (previous && isNumbered(previous)) saveVersion({ ...previous, status }, previous);
}

/** Marks a bill as paid on that day; empty if it is not paid. */
export function setPaid(bill: SavedBill, paidOn: string): void {
  const previous = readBills().find(({ id }) => id === bill.id);
  if (previous) saveBills([{ ...previous, paidOn }]);
}

/** The saved bill, if no other tab has changed it since it was opened. */
const findUnchanged = ({ id, savedAt }: OpenBill, saved: readonly SavedBill[]) =>
  saved.find((bill) => bill.id === id && bill.savedAt === savedAt);

function saveVersion(bill: Omit<SavedBill, "savedAt">, previous: SavedBill | undefined): OpenBill {
  const savedBill = { ...bill, savedAt: Math.max(Date.now(), (previous?.savedAt ?? 0) + 1) };
  saveBills([savedBill]);
  return toOpenBill(savedBill);
}
