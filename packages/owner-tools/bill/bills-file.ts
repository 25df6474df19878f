import { parseJson } from "@angadi/ui/saved/parse-json";
import { type SavedBill, formatBill, parseBill } from "./saved-bills.ts";

const FORMAT = "angadi-bills";
/** Maximum file size in bytes; thousands of bills fit. */
export const LARGEST_FILE = 8_000_000;

/** Formats all bills as the text of one file. */
export const formatBills = (bills: readonly SavedBill[]): string =>
  `${JSON.stringify({
    format: FORMAT,
    bills: bills.map((bill) => ({ id: bill.id, ...formatBill(bill) })),
  })}\n`;

/** Parses the bills of a file; undefined if it is not one of ours. The file is untrusted input. */
export function parseBills(text: string): SavedBill[] | undefined {
  const file = parseJson(text) as { format?: unknown; bills?: unknown } | null | undefined;
  if (file?.format !== FORMAT || !Array.isArray(file.bills)) return undefined;
  return file.bills.flatMap(
    (stored: { id?: unknown } | null) => parseBill(stored?.id, stored) ?? [],
  );
}
