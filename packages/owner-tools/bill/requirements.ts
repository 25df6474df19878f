import { fact } from "@angadi/content/facts";
import { financialYear } from "./series.ts";
import type { Bill, BillKind } from "./compute-bill.ts";
import { paperCopy } from "./copy.ts";
import { findState } from "./states.ts";

/** The part of the paper that shows an item, marked with `data-part`. */
export type PaperPart =
  | "title"
  | "legend"
  | "seller"
  | "number"
  | "date"
  | "place"
  | "reverse"
  | "buyer"
  | "delivery"
  | "lines"
  | "sums"
  | "total"
  | "sign";

export type RequirementId =
  | "answer"
  | "seller-name"
  | "seller-address"
  | "seller-gstin"
  | "number"
  | "unique"
  | "date"
  | "buyer-registered"
  | "buyer-large"
  | "code"
  | "description"
  | "quantity"
  | "value"
  | "rate"
  | "tax"
  | "place"
  | "delivery"
  | "reverse"
  | "signature"
  | "legend"
  | "sez"
  | "export"
  | "e-invoice";

/** An item that a rule requires, or that no bill can do without. */
export interface Requirement {
  id: RequirementId;
  /** The rule that requires it, by kind of document; kinds left out do not require it. */
  rules: Partial<Record<BillKind, string>>;
  part: PaperPart;
  /** Whether a bill of these kinds requires it; if undefined, all of them do. */
  isApplicable?: (bill: Bill) => boolean;
  /** The form field to correct it. */
  field: string;
  isMet: (bill: Bill, others: OtherBills) => boolean;
  /** Whether a line meets it, for items that every line requires. */
  isLineMet?: IsLineMet;
}

type IsLineMet = (bill: Bill, index: number) => boolean;

/** Numbers of the other saved bills, with their financial years: "26-27 26-27/001". */
export type OtherBills = ReadonlySet<string>;

/** Taxable value from which a buyer without GSTIN must be named, in paise. */
export const NAMED_FROM = Number(fact("bill-named-buyer.2")) * 100;

/** The rules for a tax invoice, a bill of supply, and a combined one (rule 46A). */
const rules = (tax: string, supply: string): Partial<Record<BillKind, string>> => ({
  ...(tax && { "tax-invoice": tax, "invoice-cum-bill": `46A, ${tax}` }),
  ...(supply && { "bill-of-supply": supply }),
});
const all = (tax: string, supply: string) => ({ ...rules(tax, supply), bill: "custom" });
const isFilled = (text: string) => text.trim() !== "";
const always = () => true;
const everyLine = (isLineMet: IsLineMet) => ({
  isLineMet,
  isMet: (bill: Bill) => bill.draft.lines.every((_, index) => isLineMet(bill, index)),
});
const hasValidFields =
  (...fields: string[]): IsLineMet =>
  (bill, index) =>
    fields.every((field) => !bill.issues.has(`lines.${index}.${field}`));
const everyLinePriced = everyLine(hasValidFields("rate", "discount"));

/**
 * HSN digits: six above ₹5 crore of turnover; below, four, or none for a buyer without GSTIN.
 * {source:bill-hsn-unregistered}
 */
function hasCode({ draft, issues, buyerGstin }: Bill, index: number): boolean {
  const code = draft.lines[index]?.code ?? "";
  if (issues.has(`lines.${index}.code`)) return false;
  if (draft.turnover === "large") return code.length >= 6;
  return buyerGstin === "" || code.length >= 4;
}

/**
 * All items of rules 46, 46A and 49 that apply {source:bill-items}; see
 * packages/owner-tools/bill/rules.md.
 */
export const REQUIREMENTS: readonly Requirement[] = [
  {
    id: "answer",
    rules: { bill: "custom" },
    part: "title",
    field: "registration",
    isMet: ({ draft }) => draft.registration !== "",
  },
  {
    id: "seller-name",
    rules: all("46(a)", "49(a)"),
    part: "seller",
    field: "seller.name",
    isMet: ({ draft }) => isFilled(draft.seller.name),
  },
  {
    id: "seller-address",
    rules: rules("46(a)", "49(a)"),
    part: "seller",
    field: "seller.address",
    isMet: ({ draft }) => isFilled(draft.seller.address),
  },
  {
    id: "seller-gstin",
    rules: rules("46(a)", "49(a)"),
    part: "seller",
    field: "seller.gstin",
    isMet: ({ sellerGstin, issues }) => sellerGstin !== "" && !issues.has("seller.gstin"),
  },
  {
    id: "number",
    rules: all("46(b)", "49(b)"),
    part: "number",
    field: "number",
    isMet: ({ draft, issues }) => draft.number !== "" && !issues.has("number"),
  },
  {
    id: "unique",
    rules: all("46(b)", "49(b)"),
    part: "number",
    field: "number",
    isMet: ({ draft }, others) => !others.has(toNumberKey(draft)),
  },
  {
    id: "date",
    rules: all("46(c)", "49(c)"),
    part: "date",
    field: "date",
    isMet: ({ draft, issues }) => draft.date !== "" && !issues.has("date"),
  },
  {
    id: "buyer-registered",
    rules: rules("46(d)", "49(d)"),
    part: "buyer",
    field: "buyer.name",
    isMet: ({ draft, buyerGstin, issues }) =>
      buyerGstin === "" ||
      (!issues.has("buyer.gstin") && isFilled(draft.buyer.name) && isFilled(draft.buyer.address)),
  },
  {
    id: "buyer-large",
    rules: rules("46(e)", ""),
    part: "buyer",
    field: "buyer.name",
    isMet: ({ draft, buyerGstin, buyerState, sums }) =>
      buyerGstin !== "" ||
      sums.taxable < NAMED_FROM ||
      (isFilled(draft.buyer.name) && isFilled(draft.buyer.address) && buyerState !== ""),
  },
  {
    id: "code",
    rules: rules("46(g)", "49(e)"),
    part: "lines",
    field: "lines.0.code",
    ...everyLine(hasCode),
  },
  {
    id: "description",
    rules: all("46(h)", "49(f)"),
    part: "lines",
    field: "lines.0.name",
    ...everyLine(({ draft }, index) => isFilled(draft.lines[index]?.name ?? "")),
  },
  {
    id: "quantity",
    rules: all("46(i)", ""),
    part: "lines",
    field: "lines.0.quantity",
    ...everyLine(
      (bill, index) =>
        hasValidFields("quantity")(bill, index) && isFilled(unitOrService(bill, index)),
    ),
  },
  {
    id: "value",
    rules: all("46(j), 46(k)", "49(g)"),
    part: "total",
    field: "lines.0.rate",
    ...everyLinePriced,
    isMet: (bill) =>
      bill.sums.total > 0 &&
      !bill.issues.has("freight") &&
      !bill.issues.has("lines") &&
      everyLinePriced.isMet(bill),
  },
  {
    id: "rate",
    rules: rules("46(l)", ""),
    part: "sums",
    field: "lines.0.tax",
    ...everyLine(hasValidFields("tax", "cess")),
  },
  { id: "tax", rules: rules("46(m)", ""), part: "sums", field: "lines.0.tax", isMet: always },
  {
    id: "place",
    rules: rules("46(n)", ""),
    part: "place",
    field: "placeOfSupply",
    isMet: ({ figures, unsupported }) =>
      unsupported !== undefined || findState(figures.placeOfSupply) !== undefined,
  },
  {
    id: "delivery",
    rules: rules("46(o)", ""),
    part: "delivery",
    field: "buyer.delivery",
    isApplicable: ({ buyerState, figures, unsupported }) =>
      unsupported === undefined && buyerState !== "" && buyerState !== figures.placeOfSupply,
    isMet: ({ draft }) => isFilled(draft.buyer.delivery),
  },
  {
    id: "reverse",
    rules: rules("46(p)", ""),
    part: "reverse",
    field: "reverseCharge",
    isMet: always,
  },
  {
    id: "signature",
    rules: rules("46(q)", "49(h)"),
    part: "sign",
    field: "seller.name",
    isMet: always,
  },
  {
    id: "legend",
    rules: rules("", "5(1)(f)"),
    part: "legend",
    field: "registration",
    isApplicable: ({ draft }) => draft.registration === "composition",
    isMet: always,
  },
  ...(["sez", "export"] as const).map((id): Requirement => ({
    id,
    rules: rules("46, third proviso", "46, third proviso"),
    part: "title",
    field: "placeOfSupply",
    isMet: ({ unsupported }) => unsupported !== id,
  })),
  {
    id: "e-invoice",
    rules: rules("48(4)", ""),
    part: "title",
    field: "turnover",
    isMet: ({ draft, buyerGstin }) => draft.turnover === "small" || buyerGstin === "",
  },
];

/** The unit of goods; a service needs none. */
function unitOrService({ draft }: Bill, index: number): string {
  const { unit = "", code = "" } = draft.lines[index] ?? {};
  return isService(code) ? "-" : unit;
}

const isService = (code: string) => code.startsWith("99");

/** The marks of a tax invoice's copies by rule 48: three for goods, two for services alone. */
export function copyMarks({ kind, draft }: Bill): readonly string[] {
  if (RULE[kind] !== "46") return [];
  return draft.lines.every(({ code }) => isService(code))
    ? paperCopy.copies.services
    : paperCopy.copies.goods;
}

/** The rule of this kind of bill and the number of particulars that it lists; none if custom. */
export function countParticulars(kind: BillKind): { rule: string; count: number } | undefined {
  const rule = RULE[kind];
  if (rule === undefined) return undefined;
  const listed = REQUIREMENTS.flatMap(
    ({ rules: byKind }) => byKind[kind]?.match(/\([a-q]\)/g) ?? [],
  );
  return { rule, count: new Set(listed).size };
}

const RULE: Partial<Record<BillKind, string>> = {
  "tax-invoice": "46",
  "invoice-cum-bill": "46",
  "bill-of-supply": "49",
};

/** Bill numbers are unique within a financial year. */
export const toNumberKey = ({ number, date }: { number: string; date: string }): string =>
  `${financialYear(date)} ${number.trim().toUpperCase()}`;

/** The items that this bill requires. */
const requiredFields = (bill: Bill): Requirement[] =>
  REQUIREMENTS.filter(
    ({ rules: byKind, isApplicable = always }) =>
      byKind[bill.kind] !== undefined && isApplicable(bill),
  );

/** The required parts of this bill's paper. */
export const listRequiredParts = (bill: Bill): PaperPart[] => [
  ...new Set(requiredFields(bill).map(({ part }) => part)),
];

/** The missing items, each with the field of the first line that lacks it; empty if complete. */
export const findMissing = (bill: Bill, others: OtherBills): Requirement[] =>
  requiredFields(bill)
    .filter(({ isMet }) => !isMet(bill, others))
    .map((requirement) => Object.assign({}, requirement, { field: findField(bill, requirement) }));

function findField(bill: Bill, { field, isLineMet }: Requirement): string {
  const index = isLineMet ? bill.draft.lines.findIndex((_, at) => !isLineMet(bill, at)) : 0;
  return field.replace("lines.0.", `lines.${Math.max(index, 0)}.`);
}
