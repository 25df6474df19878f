import { computeBill } from "./compute-bill.ts";
import type { Draft } from "./draft.ts";
import { isSameSlot, offerNumber, toUniqueKey } from "./numbering.ts";
import { findMissing } from "./requirements.ts";
import { type SavedBill, isNumbered, newId, readBills, saveBills } from "./saved-bills.ts";

/** The bill on a tab's form, as typed: an empty number or date follows the other bills, or the clock. */
export interface OpenBill extends Pick<SavedBill, "id" | "draft" | "savedAt"> {
  /** An issued bill has changes that are not saved. */
  isEdited: boolean;
}

export const toOpenBill = ({ id, draft, savedAt }: Omit<OpenBill, "isEdited">): OpenBill => ({
  id,
  draft,
  savedAt,
  isEdited: false,
});

/** A bill that is not saved yet; it gets its id once something is typed. */
export const startBill = (draft: Draft): OpenBill => toOpenBill({ id: "", draft, savedAt: 0 });

/** Fills in the number and date that are not typed, and checks the bill against the others. */
export function checkBill({ id, draft }: OpenBill, saved: readonly SavedBill[], day: string) {
  const numbered = saved.filter((other) => other.id !== id && isNumbered(other));
  const date = draft.date || day;
  const number = draft.number.trim() || offerNumber(draft, numbered, date);
  const bill = computeBill({ ...draft, date, number });
  const key = toUniqueKey(bill.draft);
  /** The bill that has used the same number. */
  const duplicate = numbered.find((other) => toUniqueKey(other.draft) === key);
  return { bill, missing: findMissing(bill, duplicate !== undefined), duplicate };
}

/** Saves the form as a draft; under a new id if another tab has changed the bill meanwhile. */
export function saveDraft(open: OpenBill): OpenBill {
  const before = findUnchanged(open, readBills());
  return store(
    { id: before?.id ?? newId(), status: "draft", draft: open.draft, paidOn: "" },
    before,
  );
}

/** Why a bill was not issued; "changed" by another tab, or "moved" to another series. */
export type Refusal = "missing" | "duplicate" | "moved" | "changed" | "cancelled";

/**
 * Issues the bill, or saves the changes of an issued one, which keeps its number, its seller's GSTIN
 * and its financial year. Reads the saved bills first, so that no number is used twice.
 */
export function issueBill(open: OpenBill, day: string): OpenBill | Refusal {
  const saved = readBills();
  const stored = saved.find(({ id }) => id === open.id);
  const before = findUnchanged(open, saved);
  const { bill, missing, duplicate } = checkBill(open, saved, day);
  if (stored && isNumbered(stored)) {
    if (stored.status === "cancelled") return "cancelled";
    if (!before) return "changed";
    if (!open.isEdited) return open;
    if (!isSameSlot(before.draft, bill.draft)) return "moved";
  }
  if (duplicate) return "duplicate";
  if (missing.length > 0) return "missing";
  const { number, date } = bill.draft;
  const draft = { ...open.draft, number, date };
  const paidOn = before?.paidOn ?? "";
  return store({ id: before?.id ?? newId(), status: "issued", draft, paidOn }, before);
}

/** As `issueBill`, one tab at a time where the browser has locks. */
export const issueInTurn = async (open: OpenBill, day: string): Promise<OpenBill | Refusal> => {
  const { locks } = navigator as Partial<Navigator>;
  return locks ? locks.request("bills", () => issueBill(open, day)) : issueBill(open, day);
};

/** Cancels a bill, or undoes that. */
export function setStatus(bill: SavedBill, status: "issued" | "cancelled"): void {
  const before = readBills().find(({ id }) => id === bill.id);
  if (before && isNumbered(before)) store({ ...before, status }, before);
}

/** Marks a bill as paid on that day; empty if it is not paid. */
export function setPaid(bill: SavedBill, paidOn: string): void {
  const before = readBills().find(({ id }) => id === bill.id);
  if (before) saveBills([{ ...before, paidOn }]);
}

/** The saved bill, if no other tab has changed it since it was opened. */
const findUnchanged = ({ id, savedAt }: OpenBill, saved: readonly SavedBill[]) =>
  saved.find((bill) => bill.id === id && bill.savedAt === savedAt);

function store(bill: Omit<SavedBill, "savedAt">, before: SavedBill | undefined): OpenBill {
  const savedBill = { ...bill, savedAt: Math.max(Date.now(), (before?.savedAt ?? 0) + 1) };
  saveBills([savedBill]);
  return toOpenBill(savedBill);
}
