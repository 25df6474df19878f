import { getFactValue } from "@angadi/content/facts";
import type { Bill, BillKind } from "./compute-bill.ts";
import { type missingFieldCopy, paperCopy } from "./copy.ts";
import type { BillDraftLine } from "./draft.ts";
import { findState } from "./states.ts";

export type RequirementId = keyof typeof missingFieldCopy;

interface Requirement {
  /**
   * The rule that requires it on a tax invoice, a bill of supply and a plain bill; "" if none does.
   */
  rules: readonly [taxInvoice: string, billOfSupply: string, plainBill: "custom" | ""];
  /** The form field that must be corrected; a field of a line, if `isLineMet` is set. */
  field: string;
  isMet?: (bill: Bill, isNumberTaken: boolean) => boolean;
  /** Checks each line. */
  isLineMet?: (line: BillDraftLine, isValid: (field: string) => boolean, bill: Bill) => boolean;
}

export interface MissingField {
  id: RequirementId;
  rule: string;
  field: string;
}

/** Taxable value from which a buyer without GSTIN must be named, in paise. */
const UNNAMED_BUYER_LIMIT = Number(getFactValue("bill-named-buyer.2")) * 100;

const isFilled = (text: string) => text.trim() !== "";
/** Services have SAC codes, goods HSN codes. */
export const isServiceCode = (code: string): boolean => code.startsWith("99");

/**
 * The particulars of rules 46, 46A and 49 that a bill can lack {source:bill-items}; see
 * packages/owner-tools/bill/rules.md.
 */
const REQUIREMENTS: Readonly<Record<RequirementId, Requirement>> = {
  registration: {
    rules: ["", "", "custom"],
    field: "registration",
    isMet: ({ draft }) => draft.registration !== "",
  },
  "seller-name": {
    rules: ["46(a)", "49(a)", "custom"],
    field: "seller.name",
    isMet: ({ draft }) => isFilled(draft.seller.name),
  },
  "seller-address": {
    rules: ["46(a)", "49(a)", ""],
    field: "seller.address",
    isMet: ({ draft }) => isFilled(draft.seller.address),
  },
  "seller-gstin": {
    rules: ["46(a)", "49(a)", ""],
    field: "seller.gstin",
    isMet: ({ sellerGstin, issues }) => sellerGstin !== "" && !issues.has("seller.gstin"),
  },
  number: {
    rules: ["46(b)", "49(b)", "custom"],
    field: "number",
    isMet: ({ draft, issues }) => draft.number !== "" && !issues.has("number"),
  },
  "unique-number": {
    rules: ["46(b)", "49(b)", "custom"],
    field: "number",
    isMet: (_, isNumberTaken) => !isNumberTaken,
  },
  date: {
    rules: ["46(c)", "49(c)", "custom"],
    field: "date",
    isMet: ({ draft, issues }) => draft.date !== "" && !issues.has("date"),
  },
  "registered-buyer": {
    rules: ["46(d)", "49(d)", ""],
    field: "buyer.name",
    isMet: ({ draft, buyerGstin, issues }) =>
      buyerGstin === "" ||
      (!issues.has("buyer.gstin") && isFilled(draft.buyer.name) && isFilled(draft.buyer.address)),
  },
  "unregistered-buyer": {
    rules: ["46(e)", "", ""],
    field: "buyer.name",
    isMet: ({ draft, buyerGstin, buyerState, sums }) =>
      buyerGstin !== "" ||
      sums.taxableValue < UNNAMED_BUYER_LIMIT ||
      (isFilled(draft.buyer.name) && isFilled(draft.buyer.address) && buyerState !== ""),
  },
  "hsn-code": {
    rules: ["46(g)", "49(e)", ""],
    field: "code",
    // Six digits above ₹5 crore of turnover; below, four, or none for a buyer without GSTIN.
    // {source:bill-hsn-unregistered}
    isLineMet({ code }, isValid, { draft, buyerGstin }) {
      if (draft.turnover === "large") return isValid("code") && code.length >= 6;
      return isValid("code") && (buyerGstin === "" || code.length >= 4);
    },
  },
  description: {
    rules: ["46(h)", "49(f)", "custom"],
    field: "name",
    isLineMet: ({ name }) => isFilled(name),
  },
  quantity: {
    rules: ["46(i)", "", "custom"],
    field: "quantity",
    isLineMet: ({ unit, code }, isValid) =>
      isValid("quantity") && (isServiceCode(code) || isFilled(unit)),
  },
  value: {
    rules: ["46(j), 46(k)", "49(g)", "custom"],
    field: "rate",
    isMet: ({ sums, issues }) => sums.total > 0 && !issues.has("freight") && !issues.has("lines"),
    isLineMet: (_, isValid) => isValid("rate") && isValid("discount"),
  },
  "tax-rate": {
    rules: ["46(l)", "", ""],
    field: "tax",
    isLineMet: (_, isValid) => isValid("tax") && isValid("cess"),
  },
  "place-of-supply": {
    rules: ["46(n)", "", ""],
    field: "placeOfSupply",
    isMet: ({ input, unsupportedSupply }) =>
      unsupportedSupply !== undefined || findState(input.placeOfSupply) !== undefined,
  },
  delivery: {
    rules: ["46(o)", "", ""],
    field: "buyer.delivery",
    isMet: ({ draft, buyerState, input, unsupportedSupply }) =>
      unsupportedSupply !== undefined ||
      buyerState === "" ||
      buyerState === input.placeOfSupply ||
      isFilled(draft.buyer.delivery),
  },
  sez: {
    rules: ["46, third proviso", "46, third proviso", ""],
    field: "placeOfSupply",
    isMet: ({ unsupportedSupply }) => unsupportedSupply !== "sez",
  },
  export: {
    rules: ["46, third proviso", "46, third proviso", ""],
    field: "placeOfSupply",
    isMet: ({ unsupportedSupply }) => unsupportedSupply !== "export",
  },
  "e-invoice": {
    rules: ["48(4)", "", ""],
    field: "turnover",
    isMet: ({ draft, buyerGstin }) => draft.turnover === "small" || buyerGstin === "",
  },
};

/** Returns the requirements that a bill does not meet, each with the form field to correct. */
export function findMissingFields(bill: Bill, isNumberTaken: boolean): MissingField[] {
  const ids = Object.keys(REQUIREMENTS) as RequirementId[];
  return ids.flatMap((id) => {
    const { rules, field, isMet = () => true, isLineMet } = REQUIREMENTS[id];
    const [taxInvoice, billOfSupply, plainBill] = rules;
    const rule = {
      "tax-invoice": taxInvoice,
      "invoice-cum-bill": taxInvoice && `46A, ${taxInvoice}`,
      "bill-of-supply": billOfSupply,
      bill: plainBill,
    }[bill.kind];
    const firstBadLineIndex = bill.draft.lines.findIndex((line, lineIndex) => {
      const isValid = (name: string) => !bill.issues.has(`lines.${lineIndex}.${name}`);
      return isLineMet && !isLineMet(line, isValid, bill);
    });
    if (rule === "" || (firstBadLineIndex < 0 && isMet(bill, isNumberTaken))) return [];
    return {
      id,
      rule,
      field: isLineMet ? `lines.${Math.max(firstBadLineIndex, 0)}.${field}` : field,
    };
  });
}

const RULE_46 = { rule: "46", count: 16 };

/** The rule of each kind of bill, and how many particulars it lists. A plain bill has none. */
export const PARTICULARS: Partial<Record<BillKind, { rule: string; count: number }>> = {
  "tax-invoice": RULE_46,
  "invoice-cum-bill": RULE_46,
  "bill-of-supply": { rule: "49", count: 8 },
};

/** The copy marks of a tax invoice by rule 48: three for goods, two if there are only services. */
export function listCopyMarks({ kind, draft }: Bill): readonly string[] {
  if (PARTICULARS[kind] !== RULE_46) return [];
  const { goods, services } = paperCopy.copyMarks;
  return draft.lines.every(({ code }) => isServiceCode(code)) ? services : goods;
}
