import { parseJson } from "@angadi/ui/saved/parse-json";
import { createNamedKind, isRecord } from "@angadi/ui/saved/saved-kind";

/** Prefix of storage keys; each bill has its own key. */
export const BILL_PREFIX = "bill:";

export const savedBills = createNamedKind("bill", (text) => {
  const bill = parseJson(text);
  return isRecord(bill) && "draft" in bill;
});
