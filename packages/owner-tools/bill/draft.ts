import { getFactValue } from "@angadi/content/facts";
import { isRecord } from "@angadi/ui/saved/saved-kind";
import { isIncluded, parseShape } from "../kit/frame/parse-shape.ts";
import type { Registration } from "./bill.ts";

/** The designs of the printed bill. */
export const LOOKS = ["clean", "modern", "classic"] as const;
export type BillLook = (typeof LOOKS)[number];

export const SIZES = ["a4", "a5", "roll"] as const;
export type PaperSize = (typeof SIZES)[number];

const REGISTRATIONS = ["", "regular", "composition", "none"] as const;
const TURNOVERS = ["small", "large", "earlier"] as const;

export const MAX_BILL_LINES = 200;
/** Maximum length of a multi-line field, in characters. */
export const MAX_TEXT_LENGTH = 600;

export type BillDraftLine = Record<
  "name" | "code" | "quantity" | "unit" | "rate" | "discount" | "tax" | "cess",
  string
>;

export const emptyLine: BillDraftLine = {
  name: "",
  code: "",
  quantity: "1",
  unit: "pcs",
  rate: "",
  discount: "",
  tax: getFactValue("bill-slabs.1"),
  cess: "",
};

/** A bill as typed; it may be incomplete and contain invalid text. */
export type BillDraft = Readonly<typeof emptyDraft>;

export const emptyDraft = {
  registration: "" as Registration | "",
  /**
   * Up to ₹5 crore in all years since 2017-18, above it last year, or above it in an earlier year.
   */
  turnover: "small" as (typeof TURNOVERS)[number],
  seller: { name: "", address: "", gstin: "", pan: "", phone: "", email: "" },
  buyer: { name: "", address: "", gstin: "", state: "", phone: "", delivery: "" },
  number: "",
  /** Dates, e.g. "2026-11-23". */
  date: "",
  due: "",
  /** A state's code, "export" or "sez"; empty if it follows from the buyer. */
  placeOfSupply: "",
  reverseCharge: false,
  pricesIncludeTax: false,
  roundToRupee: true,
  lines: [emptyLine] as readonly BillDraftLine[],
  freight: "",
  note: "",
  terms: "",
  account: "",
  ifsc: "",
  bank: "",
  upi: "",
  /** Whether the foot says that the bill was made with Angadi. */
  showsCredit: true,
  /** Whether it has the mark and the colours of the saved brand kit, if there is one. */
  usesKit: true,
  look: "clean" as BillLook,
  size: "a4" as PaperSize,
};

/** Parses a stored or imported draft; undefined if it is invalid. */
export function parseDraft(stored: unknown): BillDraft | undefined {
  if (!isRecord(stored)) return undefined;
  // Fields added after the bill was stored are empty, and its foot stays as it was.
  const fields = { ...emptyDraft, showsCredit: false, ...stored };
  const draft = parseShape(emptyDraft, fields, MAX_BILL_LINES, MAX_TEXT_LENGTH);
  if (!draft || draft.lines.length === 0) return undefined;
  const hasKnownOptions =
    isIncluded(REGISTRATIONS, draft.registration) &&
    isIncluded(TURNOVERS, draft.turnover) &&
    isIncluded(LOOKS, draft.look) &&
    isIncluded(SIZES, draft.size);
  return hasKnownOptions ? draft : undefined;
}

/** Starts a bill of the same seller, for another customer. */
export const createNextDraft = (lastDraft: BillDraft): BillDraft => ({
  ...lastDraft,
  buyer: emptyDraft.buyer,
  number: "",
  date: "",
  due: "",
  placeOfSupply: "",
  reverseCharge: false,
  lines: [{ ...emptyLine, tax: lastDraft.lines[0]?.tax ?? emptyLine.tax }],
  freight: "",
  note: "",
});
