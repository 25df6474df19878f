import { parseJson } from "@angadi/ui/saved/parse-json";
import { type SavedKind, isRecord } from "@angadi/ui/saved/saved-kind";

/** Prefix of bill keys. Each bill has its own key, so that a long list loses nothing. */
export const BILL_PREFIX = "bill:";

/** The saved bills, with drafts. */
export const savedBills: SavedKind = {
  owns: (key) => /^bill:[\w-]{1,40}$/.test(key),
  isValid(text) {
    const bill = parseJson(text);
    return isRecord(bill) && "draft" in bill;
  },
  count: (saved) => Object.keys(saved).length,
};
