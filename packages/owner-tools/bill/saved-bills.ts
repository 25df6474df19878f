import { parseJson } from "@angadi/ui/saved/parse-json";
import { isRecord, isString } from "@angadi/ui/saved/saved-kind";
import { type SavedTexts, readTexts, saveTexts } from "@angadi/ui/saved/storage";
import { BILL_PREFIX } from "./saved-kind.ts";
import { type BillDraft, parseDraft } from "./draft.ts";
import { toUniqueKey } from "./numbering.ts";
import { financialYear, isNumberAllowed } from "./series.ts";

/** A cancelled bill keeps its number, and an issued one is never a draft again. */
const STATUSES = ["draft", "issued", "cancelled"] as const;

export interface SavedBill {
  /** Later bills have later ids. */
  id: string;
  status: (typeof STATUSES)[number];
  /** As typed; issued bills have their number and date. */
  draft: BillDraft;
  /** Payment date; empty until the bill is paid. */
  paidOn: string;
  /** When the draft or the status was last changed, in milliseconds. */
  savedAt: number;
}

const VERSION = 1;

let lastBills: readonly SavedBill[] = [];
const parsedBills = new Map<string, { text: string; bill: SavedBill | undefined }>();

/** All bills, newest first. Returns the same array until something changes. */
export function readBills(): readonly SavedBill[] {
  const bills = parseBills(readTexts((key) => key.startsWith(BILL_PREFIX)));
  const isSame =
    bills.length === lastBills.length && bills.every((bill, index) => bill === lastBills[index]);
  if (!isSame) lastBills = bills;
  return lastBills;
}

/** Parses the bills among saved texts, newest first. */
export const parseBills = (saved: SavedTexts): SavedBill[] =>
  Object.keys(saved)
    .filter((key) => key.startsWith(BILL_PREFIX))
    .toSorted((a, b) => (a < b ? 1 : -1))
    .flatMap((key) => parseCachedBill(key, saved[key] ?? "") ?? []);

function parseCachedBill(key: string, text: string): SavedBill | undefined {
  const cachedBill = parsedBills.get(key);
  if (cachedBill?.text === text) return cachedBill.bill;
  const bill = parseBill(key.slice(BILL_PREFIX.length), parseJson(text));
  parsedBills.set(key, { text, bill });
  return bill;
}

/** Parses a bill from storage or a file; undefined if it is invalid. */
export function parseBill(id: string, stored: unknown): SavedBill | undefined {
  if (!/^[\w-]{1,40}$/.test(id) || !isRecord(stored)) return undefined;
  const { version, savedAt, paidOn } = stored;
  const status = STATUSES.find((known) => known === stored["status"]);
  const draft = version === VERSION ? parseDraft(stored["draft"]) : undefined;
  if (!draft || !status || typeof savedAt !== "number") return undefined;
  const hasNumber = isNumberAllowed(draft.number) && financialYear(draft.date) !== "";
  if (status !== "draft" && !hasNumber) return undefined;
  return { id, status, draft, paidOn: isString(paidOn) ? paidOn.slice(0, 10) : "", savedAt };
}

export const formatBills = (bills: readonly SavedBill[]): SavedTexts =>
  Object.fromEntries(
    bills.map(({ id, ...bill }) => [
      BILL_PREFIX + id,
      JSON.stringify({ version: VERSION, ...bill }),
    ]),
  );

/** Saves bills, replacing those with the same ids. Returns false if the browser cannot. */
export const saveBills = (bills: readonly SavedBill[]): boolean => saveTexts(formatBills(bills));

export const removeBill = (id: string): boolean => saveTexts({ [BILL_PREFIX + id]: "" });

export const isIssued = ({ status }: SavedBill): boolean => status === "issued";
/** Whether a bill has used its number. */
export const isNumbered = ({ status }: SavedBill): boolean => status !== "draft";

/**
 * Merges bills from a file: `merged` are new bills and later versions of known ones. `rejected` are
 * bills that would use a number twice, or change the number of an issued bill.
 */
export function mergeBills(
  saved: readonly SavedBill[],
  imported: readonly SavedBill[],
): { merged: SavedBill[]; rejected: SavedBill[] } {
  const bills = new Map(saved.map((bill) => [bill.id, bill]));
  const owners = new Map(saved.filter(isNumbered).map(({ id, draft }) => [toUniqueKey(draft), id]));
  const merged: SavedBill[] = [];
  const rejected: SavedBill[] = [];
  for (const bill of imported) {
    const previous = bills.get(bill.id);
    const key = toUniqueKey(bill.draft);
    const hasOtherNumber = previous && isNumbered(previous) && toUniqueKey(previous.draft) !== key;
    const isTaken = (owners.get(key) ?? bill.id) !== bill.id;
    if (isNumbered(bill) && (hasOtherNumber || isTaken)) rejected.push(bill);
    else if (!previous || isLater(bill, previous)) {
      const next = { ...bill, paidOn: bill.paidOn || (previous?.paidOn ?? "") };
      if (isNumbered(bill)) owners.set(key, bill.id);
      bills.set(bill.id, next);
      merged.push(next);
    }
  }
  return { merged, rejected };
}

/** An issued bill counts as later than its draft, even if the draft was saved later. */
const isLater = (bill: SavedBill, previous: SavedBill) =>
  isNumbered(bill) === isNumbered(previous) ? bill.savedAt > previous.savedAt : isNumbered(bill);

/** Adds the texts of a file to the saved ones: bills are merged, other texts replaced. */
export function mergeTexts(saved: SavedTexts, imported: SavedTexts): SavedTexts {
  const { merged } = mergeBills(parseBills(saved), parseBills(imported));
  const others = Object.entries(imported).filter(([key]) => !key.startsWith(BILL_PREFIX));
  return { ...saved, ...Object.fromEntries(others), ...formatBills(merged) };
}

/** A new id; ids sort by creation time. */
export const createBillId = (): string =>
  `${Date.now().toString(36).padStart(9, "0")}-${crypto.randomUUID().slice(0, 8)}`;
