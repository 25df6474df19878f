import type { Problem } from "../kit/figures/numbers.ts";
import { readRupees } from "../kit/figures/paise.ts";
import { readDate } from "../kit/figures/readers.ts";
import { computeBillSums } from "./arithmetic.ts";
import type { BillFigures, BillSums } from "./bill.ts";
import type { Draft } from "./draft.ts";
import { MAX_RATE, readLine } from "./read-line.ts";
import { isNumberAllowed } from "./series.ts";
import { findState } from "./states.ts";
import {
  type TaxIdProblem,
  buyerIdProblem,
  cleanTaxId,
  findGstinProblem,
  findPanProblem,
  isFromAbroad,
} from "./tax-id.ts";
import { isUpiId } from "./upi.ts";

/** The kind of document. */
export type BillKind = "tax-invoice" | "bill-of-supply" | "invoice-cum-bill" | "bill";

/** The problem of a field. */
export type FieldIssue =
  | { kind: "figure"; problem: Problem }
  | { kind: "tax-id"; problem: TaxIdProblem }
  | { kind: "number" | "code" | "upi" | "ifsc" | "due" | "together" };

/** Removes the spaces that people type within codes and around numbers. */
const cleanDraft = (draft: Draft): Draft => ({
  ...draft,
  number: draft.number.trim(),
  lines: draft.lines.map((line) => ({ ...line, code: line.code.replaceAll(/\s/g, "") })),
});

/** A parsed and computed draft. Always complete, so that the preview never fails. */
export interface Bill {
  draft: Draft;
  kind: BillKind;
  figures: BillFigures;
  sums: BillSums;
  /** Problems of invalid fields, by path: "lines.0.rate". */
  issues: ReadonlyMap<string, FieldIssue>;
  sellerGstin: string;
  buyerGstin: string;
  /** State code; empty if unknown. */
  buyerState: string;
  /** Set for a delivery abroad or to a special economic zone, which are not supported. */
  unsupported: "export" | "sez" | undefined;
}

/** Computes the totals of a draft. */
export function computeBill(typed: Draft): Bill {
  const draft = cleanDraft(typed);
  const issues = new Map<string, FieldIssue>();
  const figure = (place: string) => (problem: Problem) =>
    issues.set(place, { kind: "figure", problem });
  // Unregistered sellers have no GSTIN.
  const isRegistered = draft.registration === "regular" || draft.registration === "composition";
  const sellerGstin = isRegistered ? cleanTaxId(draft.seller.gstin) : "";
  const buyerGstin = isRegistered ? cleanTaxId(draft.buyer.gstin) : "";
  checkTexts(draft, sellerGstin, buyerGstin, issues);
  const lines = draft.lines.map((line, index) =>
    readLine(line, (field, problem) => figure(`lines.${index}.${field}`)(problem)),
  );
  const sellerState = knownState(sellerGstin);
  const chosenState = isRegistered ? draft.buyer.state : "";
  const buyerState = buyerGstin === "" ? chosenState : knownState(buyerGstin);
  const place = draft.registration === "regular" ? draft.placeOfSupply : "";
  const ownState = isFromAbroad(buyerGstin) ? "" : sellerState;
  const unsupported = place === "export" || place === "sez" ? place : undefined;
  const figures: BillFigures = {
    registration: draft.registration === "" ? "none" : draft.registration,
    sellerState,
    placeOfSupply: unsupported ? "" : place || buyerState || ownState,
    reverseCharge: draft.reverseCharge && draft.registration === "regular",
    pricesIncludeTax: draft.pricesIncludeTax,
    roundToRupee: draft.roundToRupee,
    lines,
    freight: parseFreight(draft.freight, figure("freight")),
  };
  const sums = computeSums(figures, issues);
  const kind = billKind(draft, lines, buyerGstin);
  return { draft, kind, figures, sums, issues, sellerGstin, buyerGstin, buyerState, unsupported };
}

const knownState = (gstin: string) => findState(gstin.slice(0, 2))?.code ?? "";

/** Untaxed goods need a bill of supply; only unregistered buyers get a combined bill for both. */
function billKind(draft: Draft, lines: BillFigures["lines"], buyerGstin: string): BillKind {
  if (draft.registration === "composition") return "bill-of-supply";
  if (draft.registration !== "regular") return "bill";
  const untaxed = lines.filter(({ tax, cess }) => tax + cess === 0).length;
  if (untaxed === lines.length) return "bill-of-supply";
  return untaxed > 0 && buyerGstin === "" ? "invoice-cum-bill" : "tax-invoice";
}

function computeSums(figures: BillFigures, issues: Map<string, FieldIssue>): BillSums {
  try {
    return computeBillSums(figures);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    issues.set("lines", { kind: "together" });
    return computeBillSums({ ...figures, lines: [], freight: 0 });
  }
}

function parseFreight(text: string, report: (problem: Problem) => void): number {
  if (text.trim() === "") return 0;
  const parsed = readRupees(text, { min: 0, max: MAX_RATE });
  if ("value" in parsed) return parsed.value;
  report(parsed.problem);
  return 0;
}

function checkTexts(
  draft: Draft,
  sellerGstin: string,
  buyerGstin: string,
  issues: Map<string, FieldIssue>,
): void {
  const taxId = (place: string, problem: TaxIdProblem | undefined) =>
    problem && issues.set(place, { kind: "tax-id", problem });
  if (sellerGstin !== "") taxId("seller.gstin", findGstinProblem(sellerGstin));
  if (buyerGstin !== "") taxId("buyer.gstin", buyerIdProblem(buyerGstin));
  const pan = cleanTaxId(draft.seller.pan);
  if (pan !== "" && draft.registration === "none") taxId("seller.pan", findPanProblem(pan));
  const mark = (place: string, kind: "number" | "upi" | "ifsc" | "due") =>
    issues.set(place, { kind });
  if (draft.number !== "" && !isNumberAllowed(draft.number)) mark("number", "number");
  for (const place of ["date", "due"] as const) {
    const parsed = draft[place] === "" ? undefined : readDate(draft[place]);
    if (parsed && "problem" in parsed)
      issues.set(place, { kind: "figure", problem: parsed.problem });
  }
  if (draft.due !== "" && draft.due < draft.date && !issues.has("due")) mark("due", "due");
  if (draft.upi.trim() !== "" && !isUpiId(draft.upi)) mark("upi", "upi");
  if (draft.ifsc.trim() !== "" && !/^[A-Z]{4}0[A-Z\d]{6}$/i.test(draft.ifsc.trim())) {
    mark("ifsc", "ifsc");
  }
  for (const [index, { code }] of draft.lines.entries()) {
    if (code !== "" && !/^(?:\d{4}|\d{6}|\d{8})$/.test(code)) {
      issues.set(`lines.${index}.code`, { kind: "code" });
    }
  }
}
