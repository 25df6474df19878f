import { parseShape } from "../kit/frame/parse.ts";
import type { Registration } from "./bill.ts";

/** What the papers look like: those of the page. */
export const LOOKS = ["clean", "modern", "classic"] as const;
export type Look = (typeof LOOKS)[number];

export const SIZES = ["a4", "a5", "roll"] as const;
export type Size = (typeof SIZES)[number];

const REGISTRATIONS = ["", "regular", "composition", "none"] as const;
const TURNOVERS = ["small", "large"] as const;

/** Lines of one bill. */
export const MAX_LINES = 200;
/** Characters of a box of several lines. */
export const MAX_TEXT = 600;

/** A line as it is typed. */
export interface DraftLine {
  name: string;
  code: string;
  quantity: string;
  unit: string;
  rate: string;
  discount: string;
  tax: string;
  cess: string;
}

/** A bill as it is typed; it may be half done, and holds whatever was typed. */
export interface Draft {
  /** Empty until it is answered. */
  registration: Registration | "";
  /** Up to ₹5 crore last year, or above. */
  turnover: (typeof TURNOVERS)[number];
  seller: {
    name: string;
    address: string;
    gstin: string;
    pan: string;
    phone: string;
    email: string;
  };
  buyer: {
    name: string;
    address: string;
    gstin: string;
    state: string;
    phone: string;
    delivery: string;
  };
  number: string;
  /** Days: "2026-11-23". */
  date: string;
  due: string;
  /** A state's code, "export" or "sez"; empty if it follows from the buyer. */
  placeOfSupply: string;
  reverseCharge: boolean;
  pricesIncludeTax: boolean;
  roundToRupee: boolean;
  lines: readonly DraftLine[];
  freight: string;
  note: string;
  terms: string;
  account: string;
  ifsc: string;
  bank: string;
  upi: string;
  look: Look;
  size: Size;
}

export const emptyLine: DraftLine = {
  name: "",
  code: "",
  quantity: "1",
  unit: "pcs",
  rate: "",
  discount: "",
  tax: "18",
  cess: "",
};

export const emptyDraft: Draft = {
  registration: "",
  turnover: "small",
  seller: { name: "", address: "", gstin: "", pan: "", phone: "", email: "" },
  buyer: { name: "", address: "", gstin: "", state: "", phone: "", delivery: "" },
  number: "",
  date: "",
  due: "",
  placeOfSupply: "",
  reverseCharge: false,
  pricesIncludeTax: false,
  roundToRupee: true,
  lines: [emptyLine],
  freight: "",
  note: "",
  terms: "",
  account: "",
  ifsc: "",
  bank: "",
  upi: "",
  look: "clean",
  size: "a4",
};

/** A draft out of what was stored or brought; undefined if it is no such thing. */
export function parseDraft(stored: unknown): Draft | undefined {
  if (typeof stored !== "object" || stored === null) return undefined;
  // What was not asked yet when the bill was made is empty.
  const draft = parseShape(emptyDraft, { ...emptyDraft, ...stored }, MAX_LINES, MAX_TEXT);
  if (!draft || draft.lines.length === 0) return undefined;
  const isKnown =
    isIncluded(REGISTRATIONS, draft.registration) &&
    isIncluded(TURNOVERS, draft.turnover) &&
    isIncluded(LOOKS, draft.look) &&
    isIncluded(SIZES, draft.size);
  return isKnown ? draft : undefined;
}

const isIncluded = (values: readonly string[], value: string) => values.includes(value);

/** The next bill: what the seller is and likes stays, what was sold and to whom goes. */
export const nextDraft = (last: Draft, number: string, date: string): Draft => ({
  ...last,
  buyer: emptyDraft.buyer,
  number,
  date,
  due: "",
  placeOfSupply: "",
  reverseCharge: false,
  lines: [{ ...emptyLine, tax: last.lines[0]?.tax ?? emptyLine.tax }],
  freight: "",
  note: "",
});

const two = (part: number) => String(part).padStart(2, "0");

/** Today where the visitor is. */
export function today(): string {
  const now = new Date();
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
