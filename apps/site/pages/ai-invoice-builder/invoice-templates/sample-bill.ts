import { type Bill, computeBill } from "@angadi/owner-tools/bill/compute-bill";
import {
  type BillDraft,
  type BillDraftLine,
  emptyDraft,
  emptyLine,
} from "@angadi/owner-tools/bill/draft";

/** What a sample bill of a registered seller states; the rest is empty. */
export interface SampleBill extends Pick<BillDraft, "look" | "number" | "date" | "due" | "note"> {
  seller: Pick<BillDraft["seller"], "name" | "address" | "gstin">;
  buyer: Pick<BillDraft["buyer"], "name" | "address" | "gstin">;
  lines: readonly Omit<BillDraftLine, "discount" | "cess">[];
}

/** Computes a sample bill. */
export const computeSampleBill = (sample: SampleBill): Bill =>
  computeBill({
    ...emptyDraft,
    ...sample,
    registration: "regular",
    seller: { ...emptyDraft.seller, ...sample.seller },
    buyer: { ...emptyDraft.buyer, ...sample.buyer },
    lines: sample.lines.map((line) => Object.assign({}, emptyLine, line)),
  });
