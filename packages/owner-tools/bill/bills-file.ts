import { parseJson } from "@angadi/ui/saved/parse-json";
import { type SavedBill, formatBill, parseBill } from "./saved-bills.ts";

const FORMAT = "angadi-bills";
/** Bytes; thousands of bills are less. */
export const LARGEST_FILE = 8_000_000;

/** All bills as one file's text. */
export const formatBills = (bills: readonly SavedBill[]): string =>
  `${JSON.stringify({
    format: FORMAT,
    bills: bills.map((bill) => ({ id: bill.id, ...formatBill(bill) })),
  })}\n`;

/** The bills of a file; undefined if it is none of ours. Anybody can have made it. */
export function parseBills(text: string): SavedBill[] | undefined {
  const file = parseJson(text) as { format?: unknown; bills?: unknown } | null | undefined;
  if (file?.format !== FORMAT || !Array.isArray(file.bills)) return undefined;
  return file.bills.flatMap(
    (stored: { id?: unknown } | null) => parseBill(stored?.id, stored) ?? [],
  );
}
