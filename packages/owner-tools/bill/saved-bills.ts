import { parseJson } from "@angadi/ui/saved/parse-json";
import { isRecord, isString } from "@angadi/ui/saved/saved-kind";
import { type SavedTexts, readTexts, saveTexts } from "@angadi/ui/saved/storage";
import { BILL_PREFIX } from "./saved-kind.ts";
import { type BillDraft, parseDraft } from "./draft.ts";
import { toUniqueKey } from "./numbering.ts";
import { getFinancialYear, isNumberAllowed } from "./series.ts";

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

let cachedBills: readonly SavedBill[] = [];
const parsedBills = new Map<string, { text: string; bill: SavedBill | undefined }>();

/** All bills, newest first. Returns the same array until something changes. */
export function readBills(): readonly SavedBill[] {
  const bills = parseBills(readTexts((key) => key.startsWith(BILL_PREFIX)));
  const isUnchanged =
    bills.length === cachedBills.length &&
    bills.every((bill, index) => bill === cachedBills[index]);
  if (!isUnchanged) cachedBills = bills;
  return cachedBills;
}

/** Parses the bills among saved texts, newest first. */
export const parseBills = (texts: SavedTexts): SavedBill[] =>
  Object.keys(texts)
    .filter((key) => key.startsWith(BILL_PREFIX))
    .toSorted((a, b) => (a < b ? 1 : -1))
    .flatMap((key) => parseCachedBill(key, texts[key] ?? "") ?? []);

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
  const hasValidNumber = isNumberAllowed(draft.number) && getFinancialYear(draft.date) !== "";
  if (status !== "draft" && !hasValidNumber) return undefined;
  return { id, status, draft, paidOn: isString(paidOn) ? paidOn.slice(0, 10) : "", savedAt };
}

export const formatBills = (bills: readonly SavedBill[]): SavedTexts =>
  Object.fromEntries(
    bills.map(({ id, ...bill }) => [
      BILL_PREFIX + id,
      JSON.stringify({ version: VERSION, ...bill }),
    ]),
  );

/** Saves bills, replacing those with the same ids. Returns false if the browser cannot store them. */
export const saveBills = (bills: readonly SavedBill[]): boolean => saveTexts(formatBills(bills));

export const removeBill = (id: string): boolean => saveTexts({ [BILL_PREFIX + id]: "" });

export const isIssued = ({ status }: SavedBill): boolean => status === "issued";
/** Whether a bill has used up its number: it is issued or cancelled. */
export const isNumbered = ({ status }: SavedBill): boolean => status !== "draft";

/**
 * Merges bills from a file: `merged` are new bills and later versions of known ones. `rejected` are
 * bills that would use a number twice, or change the number of an issued bill.
 */
export function mergeBills(
  savedBills: readonly SavedBill[],
  importedBills: readonly SavedBill[],
): { merged: SavedBill[]; rejected: SavedBill[] } {
  const billsById = new Map(savedBills.map((bill) => [bill.id, bill]));
  const idsByNumber = new Map(
    savedBills.filter(isNumbered).map(({ id, draft }) => [toUniqueKey(draft), id]),
  );
  const merged: SavedBill[] = [];
  const rejected: SavedBill[] = [];
  for (const bill of importedBills) {
    const previousVersion = billsById.get(bill.id);
    const uniqueKey = toUniqueKey(bill.draft);
    const hasOtherNumber =
      previousVersion &&
      isNumbered(previousVersion) &&
      toUniqueKey(previousVersion.draft) !== uniqueKey;
    const isNumberTaken = (idsByNumber.get(uniqueKey) ?? bill.id) !== bill.id;
    if (isNumbered(bill) && (hasOtherNumber || isNumberTaken)) rejected.push(bill);
    else if (!previousVersion || isLater(bill, previousVersion)) {
      const mergedBill = { ...bill, paidOn: bill.paidOn || (previousVersion?.paidOn ?? "") };
      if (isNumbered(bill)) idsByNumber.set(uniqueKey, bill.id);
      billsById.set(bill.id, mergedBill);
      merged.push(mergedBill);
    }
  }
  return { merged, rejected };
}

/** An issued bill counts as later than its draft, even if the draft was saved later. */
const isLater = (bill: SavedBill, other: SavedBill) =>
  isNumbered(bill) === isNumbered(other) ? bill.savedAt > other.savedAt : isNumbered(bill);

/** Adds the texts of a file to the saved ones: merges bills and replaces other texts. */
export function mergeTexts(savedTexts: SavedTexts, importedTexts: SavedTexts): SavedTexts {
  const { merged } = mergeBills(parseBills(savedTexts), parseBills(importedTexts));
  const otherTexts = Object.entries(importedTexts).filter(([key]) => !key.startsWith(BILL_PREFIX));
  return { ...savedTexts, ...Object.fromEntries(otherTexts), ...formatBills(merged) };
}

/** Creates an id; ids sort by creation time. */
export const createBillId = (): string =>
  `${Date.now().toString(36).padStart(9, "0")}-${crypto.randomUUID().slice(0, 8)}`;
