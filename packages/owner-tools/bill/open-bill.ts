import { computeBill } from "./compute-bill.ts";
import type { BillDraft } from "./draft.ts";
import { hasSameIdentity, suggestNumber, toUniqueKey } from "./numbering.ts";
import { findMissingFields } from "./requirements.ts";
import { type SavedBill, isNumbered, createBillId, readBills, saveBills } from "./saved-bills.ts";

/** The bill in a tab's form, as typed. If its number or date is empty, the default is used. */
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

/** Computes the bill, with the default number and date if they are empty, and checks it against the others. */
export function checkBill({ id, draft }: OpenBill, savedBills: readonly SavedBill[], day: string) {
  const numberedBills = savedBills.filter((other) => other.id !== id && isNumbered(other));
  const date = draft.date || day;
  const number = draft.number.trim() || suggestNumber(draft, numberedBills, date);
  const bill = computeBill({ ...draft, date, number });
  const uniqueKey = toUniqueKey(bill.draft);
  const duplicate = numberedBills.find((other) => toUniqueKey(other.draft) === uniqueKey);
  return { bill, missingFields: findMissingFields(bill, duplicate !== undefined), duplicate };
}

/** Saves the form as a draft, under a new id if another tab has changed the bill since. */
export function saveDraft(openBill: OpenBill): OpenBill {
  const previousVersion = findUnchanged(openBill, readBills());
  return saveVersion(
    {
      id: previousVersion?.id ?? createBillId(),
      status: "draft",
      draft: openBill.draft,
      paidOn: "",
    },
    previousVersion,
  );
}

/** Why a bill was not issued; the identity of an issued bill is its number, financial year and GSTIN. */
export type IssueFailure =
  | "incomplete"
  | "duplicate"
  | "identity-changed"
  | "conflict"
  | "cancelled";

/**
 * Issues the bill, or saves the changes of an issued one, whose number, financial year and seller's
 * GSTIN must not change. Reads the saved bills first, so that no number is used twice.
 */
export function issueBill(openBill: OpenBill, day: string): OpenBill | IssueFailure {
  const savedBills = readBills();
  const storedBill = savedBills.find(({ id }) => id === openBill.id);
  const previousVersion = findUnchanged(openBill, savedBills);
  const { bill, missingFields, duplicate } = checkBill(openBill, savedBills, day);
  if (storedBill && isNumbered(storedBill)) {
    if (storedBill.status === "cancelled") return "cancelled";
    if (!previousVersion) return "conflict";
    if (!openBill.isEdited) return openBill;
    if (!hasSameIdentity(previousVersion.draft, bill.draft)) return "identity-changed";
  }
  if (duplicate) return "duplicate";
  if (missingFields.length > 0) return "incomplete";
  const { number, date } = bill.draft;
  const draft = { ...openBill.draft, number, date };
  const paidOn = previousVersion?.paidOn ?? "";
  return saveVersion(
    { id: previousVersion?.id ?? createBillId(), status: "issued", draft, paidOn },
    previousVersion,
  );
}

/** `issueBill`, but in one tab at a time, if the browser supports locks. */
export const issueBillWithLock = async (
  openBill: OpenBill,
  day: string,
): Promise<OpenBill | IssueFailure> => {
  const { locks } = navigator as Partial<Navigator>;
  return locks ? locks.request("bills", () => issueBill(openBill, day)) : issueBill(openBill, day);
};

/** Cancels a bill, or restores a cancelled one. */
export function setBillStatus(bill: SavedBill, status: "issued" | "cancelled"): void {
  const previousVersion = readBills().find(({ id }) => id === bill.id);
  if (previousVersion && isNumbered(previousVersion))
    saveVersion({ ...previousVersion, status }, previousVersion);
}

/** Marks a bill as paid on a day; an empty `paidOn` marks it as not paid. */
export function setPaymentDate(bill: SavedBill, paidOn: string): void {
  const previousVersion = readBills().find(({ id }) => id === bill.id);
  if (previousVersion) saveBills([{ ...previousVersion, paidOn }]);
}

/** The saved bill, if no other tab has changed it since it was opened. */
const findUnchanged = ({ id, savedAt }: OpenBill, savedBills: readonly SavedBill[]) =>
  savedBills.find((bill) => bill.id === id && bill.savedAt === savedAt);

function saveVersion(
  bill: Omit<SavedBill, "savedAt">,
  previousVersion: SavedBill | undefined,
): OpenBill {
  const savedBill = { ...bill, savedAt: Math.max(Date.now(), (previousVersion?.savedAt ?? 0) + 1) };
  saveBills([savedBill]);
  return toOpenBill(savedBill);
}
