import { parseJson } from "@angadi/ui/saved/parse-json";
import { createNamedKind, isRecord } from "@angadi/ui/saved/saved-kind";

/** Prefix of bill keys. Each bill has its own key, so that a long list loses nothing. */
export const BILL_PREFIX = "bill:";

/** The saved bills, with drafts. */
export const savedBills = createNamedKind("bill", (text) => {
  const bill = parseJson(text);
  return isRecord(bill) && "draft" in bill;
});
