import type { BillDraft } from "./draft.ts";
import { financialYear, findNextNumber } from "./series.ts";
import { cleanTaxId } from "./tax-id.ts";

/** The seller's GSTIN; empty if it is not registered. */
const readGstin = ({ registration, seller }: BillDraft) =>
  registration === "regular" || registration === "composition" ? cleanTaxId(seller.gstin) : "";

/** Identifies a seller: by GSTIN or, without one, by the letters and digits of its name. */
export const toSellerKey = (draft: BillDraft) =>
  readGstin(draft) || draft.seller.name.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, "");

/** Bill numbers are unique within a financial year. */
const toNumberKey = ({ number, date }: BillDraft) =>
  `${financialYear(date)} ${number.trim().toUpperCase()}`;

/** Identifies a number: no two issued bills of a seller have the same in a financial year. */
export const toUniqueKey = (draft: BillDraft): string =>
  `${toSellerKey(draft)} ${toNumberKey(draft)}`;

/** Whether two versions of a bill have the same number, financial year and seller's GSTIN. */
export const hasSameIdentity = (a: BillDraft, b: BillDraft): boolean =>
  readGstin(a) === readGstin(b) && toNumberKey(a) === toNumberKey(b);

/**
 * The number of a bill if none is typed. `numbered` are issued and cancelled bills, newest first. A
 * seller without GSTIN or bills continues the others' series, since it is most often the same shop
 * with its name corrected.
 */
export function suggestNumber(
  draft: BillDraft,
  numbered: readonly { draft: BillDraft }[],
  date: string,
): string {
  const drafts = numbered.map((bill) => bill.draft);
  const ownDrafts = drafts.filter((other) => toSellerKey(other) === toSellerKey(draft));
  const isNew = ownDrafts.length === 0 && readGstin(draft) === "";
  return findNextNumber(
    isNew ? drafts.filter((other) => readGstin(other) === "") : ownDrafts,
    date,
  );
}
