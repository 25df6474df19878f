import type { Draft } from "./draft.ts";
import { financialYear, nextNumber } from "./series.ts";
import { cleanTaxId } from "./tax-id.ts";

/** The seller's GSTIN; empty if it is not registered. */
const readGstin = ({ registration, seller }: Draft) =>
  registration === "regular" || registration === "composition" ? cleanTaxId(seller.gstin) : "";

/** Identifies a seller: by GSTIN or, without one, by the letters and digits of its name. */
export const toSellerKey = (draft: Draft) =>
  readGstin(draft) || draft.seller.name.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]/gu, "");

/** Bill numbers are unique within a financial year. */
const toNumberKey = ({ number, date }: Draft) =>
  `${financialYear(date)} ${number.trim().toUpperCase()}`;

/** Identifies a number: no two issued bills of a seller have the same in a financial year. */
export const toUniqueKey = (draft: Draft): string => `${toSellerKey(draft)} ${toNumberKey(draft)}`;

/** Whether an edited bill keeps its number, its seller's GSTIN and its financial year. */
export const isSameSlot = (before: Draft, after: Draft): boolean =>
  readGstin(before) === readGstin(after) && toNumberKey(before) === toNumberKey(after);

/**
 * The number that a bill gets if none is typed. `numbered` are the bills that have used theirs,
 * newest first. A seller without GSTIN or bills continues the series of the others: most often, it
 * is the same shop with its name corrected.
 */
export function offerNumber(
  draft: Draft,
  numbered: readonly { draft: Draft }[],
  date: string,
): string {
  const drafts = numbered.map((bill) => bill.draft);
  const own = drafts.filter((other) => toSellerKey(other) === toSellerKey(draft));
  const isNew = own.length === 0 && readGstin(draft) === "";
  return nextNumber(isNew ? drafts.filter((other) => readGstin(other) === "") : own, date);
}
