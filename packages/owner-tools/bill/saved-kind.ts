import { parseJson } from "@angadi/ui/saved/parse-json";
import { type SavedKind, isRecord } from "@angadi/ui/saved/saved-kind";

/** Prefix of bill keys. Each bill has its own key, so that a long list loses nothing. */
export const BILL_PREFIX = "bill:";
/** The bill on the form. */
const CURRENT_BILL = "guide-tool:bill";

/** The saved bills; the bill on the form is counted only if there are none. */
export const savedBills: SavedKind = {
  owns: (key) => key === CURRENT_BILL || /^bill:[\w-]{1,40}$/.test(key),
  isValid(text) {
    const bill = parseJson(text);
    return isRecord(bill) && ("draft" in bill || "value" in bill);
  },
  count: (saved) => Math.max(countBills(saved), Math.min(1, Object.keys(saved).length)),
};

/** Number of saved bills, without the one on the form. */
export const countBills = (saved: Readonly<Record<string, string>>): number =>
  Object.keys(saved).filter((key) => key !== CURRENT_BILL).length;
