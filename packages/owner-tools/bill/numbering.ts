import type { BillDraft } from "./draft.ts";
import { getFinancialYear, findNextNumber } from "./series.ts";
import { cleanTaxId } from "./tax-id.ts";

/** Returns the seller's GSTIN; empty if the seller is not registered. */
const getSellerGstin = ({ registration, seller }: BillDraft) =>
  registration === "regular" || registration === "composition" ? cleanTaxId(seller.gstin) : "";

/** Identifies a seller: by GSTIN or, without one, by the letters and digits of its name. */
export const toSellerKey = (draft: BillDraft) =>
  getSellerGstin(draft) || draft.seller.name.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, "");

/** Bill numbers are unique within a financial year. */
const toNumberKey = ({ number, date }: BillDraft) =>
  `${getFinancialYear(date)} ${number.trim().toUpperCase()}`;

/** Identifies a number: no two issued bills of a seller have the same number in a financial year. */
export const toUniqueKey = (draft: BillDraft): string =>
  `${toSellerKey(draft)} ${toNumberKey(draft)}`;

/** Whether two versions of a bill have the same number, financial year and seller's GSTIN. */
export const hasSameIdentity = (a: BillDraft, b: BillDraft): boolean =>
  getSellerGstin(a) === getSellerGstin(b) && toNumberKey(a) === toNumberKey(b);

/**
 * Suggests the number of a bill. `numberedBills` are issued and cancelled bills, newest first. A
 * seller without GSTIN or bills continues the others' series, since it is most often the same shop
 * with its name corrected.
 */
export function suggestNumber(
  draft: BillDraft,
  numberedBills: readonly { draft: BillDraft }[],
  date: string,
): string {
  const drafts = numberedBills.map((bill) => bill.draft);
  const ownDrafts = drafts.filter((other) => toSellerKey(other) === toSellerKey(draft));
  const isNewSeller = ownDrafts.length === 0 && getSellerGstin(draft) === "";
  return findNextNumber(
    isNewSeller ? drafts.filter((other) => getSellerGstin(other) === "") : ownDrafts,
    date,
  );
}
