import { parseJson } from "@angadi/ui/saved/parse-json";
import { isRecord } from "@angadi/ui/saved/saved-kind";
import { readTexts, subscribeToStorage, writeTexts } from "@angadi/ui/saved/storage";
import { BILL_PREFIX } from "./saved-kind.ts";
import { type Draft, parseDraft } from "./draft.ts";

/** A bill saved in this browser. */
export interface SavedBill {
  /** Later bills have later ids. */
  id: string;
  draft: Draft;
  /** Payment date; empty until the bill is paid. */
  paidOn: string;
}

const VERSION = 1;

let last: { texts: string; bills: readonly SavedBill[] } = { texts: "", bills: [] };
const parsed = new Map<string, SavedBill | undefined>();

/** All bills, newest first. Returns the same array until something changes. */
export function readBills(): readonly SavedBill[] {
  const saved = readTexts((key) => key.startsWith(BILL_PREFIX));
  const texts = JSON.stringify(saved);
  if (texts !== last.texts) {
    const newestFirst = Object.keys(saved).toSorted((a, b) => (a < b ? 1 : -1));
    const bills = newestFirst.flatMap((key) => readBill(key, saved[key] ?? "") ?? []);
    last = { texts, bills };
  }
  return last.bills;
}

function readBill(key: string, text: string): SavedBill | undefined {
  const id = key.slice(BILL_PREFIX.length);
  const cachedBill = parsed.get(id + text);
  if (cachedBill) return cachedBill;
  const bill = parseBill(id, parseJson(text));
  parsed.set(id + text, bill);
  return bill;
}

/** Parses a bill from storage or a file; undefined if it is invalid. */
export function parseBill(id: unknown, stored: unknown): SavedBill | undefined {
  if (typeof id !== "string" || !/^[\w-]{1,40}$/.test(id)) return undefined;
  if (!isRecord(stored)) return undefined;
  const { version, draft: storedDraft, paidOn } = stored;
  const draft = version === VERSION ? parseDraft(storedDraft) : undefined;
  if (!draft) return undefined;
  return { id, draft, paidOn: typeof paidOn === "string" ? paidOn.slice(0, 10) : "" };
}

/** Formats a bill for storage and files. */
export const formatBill = ({ draft, paidOn }: SavedBill) => ({ version: VERSION, draft, paidOn });

/** Saves bills in place of those with the same ids. Returns false if the browser refuses. */
export const saveBills = (bills: readonly SavedBill[]): boolean =>
  writeTexts(
    Object.fromEntries(
      bills.map((bill) => [BILL_PREFIX + bill.id, JSON.stringify(formatBill(bill))]),
    ),
  );

export const removeBill = (id: string): boolean => writeTexts({ [BILL_PREFIX + id]: "" });

export const subscribeToBills = subscribeToStorage;

/** A new id; ids sort by creation time. */
export const newId = (): string =>
  `${Date.now().toString(36).padStart(9, "0")}-${crypto.randomUUID().slice(0, 8)}`;
