import { parsedJson } from "#ui/storage/persisted.ts";
import { type Draft, parseDraft } from "./draft.ts";

/** A bill that is kept in this browser. */
export interface KeptBill {
  /** Later bills have later ids. */
  id: string;
  draft: Draft;
  /** A day, empty as long as it is not paid. */
  paidOn: string;
}

/** Each bill has a key of its own, so that a long list loses nothing. */
const PREFIX = "bill:";
const VERSION = 1;

let last: { texts: string; bills: readonly KeptBill[] } = { texts: "", bills: [] };
const parsed = new Map<string, KeptBill | undefined>();

/** All bills, the newest first; the same list until something changes. */
export function readBills(): readonly KeptBill[] {
  const entries = storedTexts();
  const texts = entries.map(([key, text]) => `${key}${text}`).join("\n");
  if (texts !== last.texts) {
    last = { texts, bills: entries.flatMap(([key, text]) => billOf(key, text) ?? []) };
  }
  return last.bills;
}

function storedTexts(): [string, string][] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .toSorted((one, other) => (one < other ? 1 : -1))
      .map((key) => [key, localStorage.getItem(key) ?? ""]);
  } catch {
    return [];
  }
}

function billOf(key: string, text: string): KeptBill | undefined {
  const id = key.slice(PREFIX.length);
  const known = parsed.get(id + text);
  if (known) return known;
  const bill = parseKept(id, parsedJson(text));
  parsed.set(id + text, bill);
  return bill;
}

/** A bill out of what was stored or brought; undefined if it is none. */
export function parseKept(id: unknown, stored: unknown): KeptBill | undefined {
  if (typeof id !== "string" || !/^[\w-]{1,40}$/.test(id)) return undefined;
  if (typeof stored !== "object" || stored === null) return undefined;
  const { version, draft: typed, paidOn } = stored as Record<string, unknown>;
  const draft = version === VERSION ? parseDraft(typed) : undefined;
  if (!draft) return undefined;
  return { id, draft, paidOn: typeof paidOn === "string" ? paidOn.slice(0, 10) : "" };
}

/** What stands in the storage and in files. */
export const formatKept = ({ draft, paidOn }: KeptBill) => ({ version: VERSION, draft, paidOn });

/** Keeps bills, in place of those with the same ids; false where the browser refuses. */
export function keepBills(bills: readonly KeptBill[]): boolean {
  try {
    for (const bill of bills) {
      localStorage.setItem(PREFIX + bill.id, JSON.stringify(formatKept(bill)));
    }
    return true;
  } catch {
    return false;
  } finally {
    dispatchEvent(new Event("storage"));
  }
}

export function removeBill(id: string): void {
  try {
    localStorage.removeItem(PREFIX + id);
  } catch {}
  dispatchEvent(new Event("storage"));
}

export function subscribeBills(listener: () => void): () => void {
  addEventListener("storage", listener);
  return () => removeEventListener("storage", listener);
}

/** An id that sorts by when it was made. */
export const newId = (): string =>
  `${Date.now().toString(36).padStart(9, "0")}-${crypto.randomUUID().slice(0, 8)}`;
