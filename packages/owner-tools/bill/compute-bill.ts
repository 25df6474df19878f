import type { Problem } from "../kit/figures/numbers.ts";
import { readRupees } from "../kit/figures/paise.ts";
import { parseDateField } from "../kit/figures/readers.ts";
import { computeBillSums } from "./arithmetic.ts";
import type { BillInput, BillSums } from "./bill.ts";
import type { BillDraft } from "./draft.ts";
import { MAX_UNIT_PRICE, readLine, readOptional } from "./read-line.ts";
import { isNumberAllowed } from "./series.ts";
import { findState } from "./states.ts";
import {
  type TaxIdProblem,
  findBuyerIdProblem,
  cleanTaxId,
  findGstinProblem,
  findPanProblem,
  isFromAbroad,
} from "./tax-id.ts";
import { isUpiId } from "./upi.ts";

export type BillKind = "tax-invoice" | "bill-of-supply" | "invoice-cum-bill" | "bill";

export type FieldIssue =
  | { kind: "value"; problem: Problem }
  | { kind: "tax-id"; problem: TaxIdProblem }
  | { kind: "number" | "code" | "upi" | "ifsc" | "due" | "total-too-large" };

/** Removes the spaces that people type within codes and around numbers. */
const cleanDraft = (draft: BillDraft): BillDraft => ({
  ...draft,
  number: draft.number.trim(),
  lines: draft.lines.map((line) => ({ ...line, code: line.code.replaceAll(/\s/g, "") })),
});

/** A parsed and computed draft. Invalid numbers count as 0, so that there is always a preview. */
export interface Bill {
  draft: BillDraft;
  kind: BillKind;
  input: BillInput;
  sums: BillSums;
  /** Problems of invalid fields, by path: "lines.0.rate". */
  issues: ReadonlyMap<string, FieldIssue>;
  sellerGstin: string;
  buyerGstin: string;
  /** State code; empty if unknown. */
  buyerState: string;
  /** Set for a delivery abroad or to a special economic zone, for which no bill can be made here. */
  unsupportedSupply: "export" | "sez" | undefined;
}

export function computeBill(typedDraft: BillDraft): Bill {
  const draft = cleanDraft(typedDraft);
  // Unregistered sellers have no GSTIN.
  const isRegistered = draft.registration === "regular" || draft.registration === "composition";
  const sellerGstin = isRegistered ? cleanTaxId(draft.seller.gstin) : "";
  const buyerGstin = isRegistered ? cleanTaxId(draft.buyer.gstin) : "";
  const issues = new Map(findTextIssues(draft, sellerGstin, buyerGstin));
  const reportProblemAt = (path: string) => (problem: Problem) =>
    issues.set(path, { kind: "value", problem });
  const lines = draft.lines.map((line, index) =>
    readLine(line, (field, problem) => reportProblemAt(`lines.${index}.${field}`)(problem)),
  );
  const sellerState = findStateCode(sellerGstin);
  const chosenState = isRegistered ? draft.buyer.state : "";
  const buyerState = buyerGstin === "" ? chosenState : findStateCode(buyerGstin);
  const placeOfSupply = draft.registration === "regular" ? draft.placeOfSupply : "";
  const defaultState = isFromAbroad(buyerGstin) ? "" : sellerState;
  const unsupportedSupply =
    placeOfSupply === "export" || placeOfSupply === "sez" ? placeOfSupply : undefined;
  const input: BillInput = {
    registration: draft.registration === "" ? "none" : draft.registration,
    sellerState,
    placeOfSupply: unsupportedSupply ? "" : placeOfSupply || buyerState || defaultState,
    reverseCharge: draft.reverseCharge && draft.registration === "regular",
    pricesIncludeTax: draft.pricesIncludeTax,
    roundToRupee: draft.roundToRupee,
    lines,
    freight: readOptional(draft.freight, readRupees, MAX_UNIT_PRICE, reportProblemAt("freight")),
  };
  const sums = computeSums(input, issues);
  const kind = findBillKind(draft, lines, buyerGstin);
  return {
    draft,
    kind,
    input,
    sums,
    issues,
    sellerGstin,
    buyerGstin,
    buyerState,
    unsupportedSupply,
  };
}

const findStateCode = (gstin: string) => findState(gstin.slice(0, 2))?.code ?? "";

/** Untaxed goods need a bill of supply; an invoice to an unregistered buyer may include them. */
function findBillKind(draft: BillDraft, lines: BillInput["lines"], buyerGstin: string): BillKind {
  if (draft.registration === "composition") return "bill-of-supply";
  if (draft.registration !== "regular") return "bill";
  const untaxedCount = lines.filter(({ taxRate, cessRate }) => taxRate + cessRate === 0).length;
  if (untaxedCount === lines.length) return "bill-of-supply";
  return untaxedCount > 0 && buyerGstin === "" ? "invoice-cum-bill" : "tax-invoice";
}

function computeSums(input: BillInput, issues: Map<string, FieldIssue>): BillSums {
  try {
    return computeBillSums(input);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    issues.set("lines", { kind: "total-too-large" });
    return computeBillSums({ ...input, lines: [], freight: 0 });
  }
}

const toTaxIdIssue = (problem: TaxIdProblem | undefined): FieldIssue | undefined =>
  problem && { kind: "tax-id", problem };

function findDateIssue(text: string): FieldIssue | undefined {
  const parsed = parseDateField(text);
  if (text === "" || !("problem" in parsed)) return undefined;
  return { kind: "value", problem: parsed.problem };
}

/** The problems of all fields except numbers, by path. */
function findTextIssues(draft: BillDraft, sellerGstin: string, buyerGstin: string) {
  const { number, date, due, upi, ifsc, registration } = draft;
  const pan = registration === "none" ? cleanTaxId(draft.seller.pan) : "";
  const isValidIfsc = /^[A-Z]{4}0[A-Z\d]{6}$/i.test(ifsc.trim());
  const issues: Record<string, FieldIssue | false | undefined> = {
    "seller.gstin": sellerGstin !== "" && toTaxIdIssue(findGstinProblem(sellerGstin)),
    "buyer.gstin": buyerGstin !== "" && toTaxIdIssue(findBuyerIdProblem(buyerGstin)),
    "seller.pan": pan !== "" && toTaxIdIssue(findPanProblem(pan)),
    number: number !== "" && !isNumberAllowed(number) && { kind: "number" },
    date: findDateIssue(date),
    due: findDateIssue(due) ?? (due !== "" && due < date && { kind: "due" }),
    upi: upi.trim() !== "" && !isUpiId(upi) && { kind: "upi" },
    ifsc: ifsc.trim() !== "" && !isValidIfsc && { kind: "ifsc" },
  };
  for (const [index, { code }] of draft.lines.entries()) {
    const isValidCode = /^(?:\d{4}|\d{6}|\d{8})$/.test(code);
    issues[`lines.${index}.code`] = code !== "" && !isValidCode && { kind: "code" };
  }
  return Object.entries(issues).filter((entry): entry is [string, FieldIssue] => Boolean(entry[1]));
}
