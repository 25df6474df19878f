import type { Problem } from "../kit/figures/numbers.ts";
import { readRupees } from "../kit/figures/paise.ts";
import { readDate } from "../kit/figures/readers.ts";
import { computeBillSums } from "./arithmetic.ts";
import type { BillFigures, BillSums } from "./bill.ts";
import type { Draft } from "./draft.ts";
import { MAX_RATE, readLine, readOptional } from "./read-line.ts";
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
  // Unregistered sellers have no GSTIN.
  const isRegistered = draft.registration === "regular" || draft.registration === "composition";
  const sellerGstin = isRegistered ? cleanTaxId(draft.seller.gstin) : "";
  const buyerGstin = isRegistered ? cleanTaxId(draft.buyer.gstin) : "";
  const issues = new Map(findTextIssues(draft, sellerGstin, buyerGstin));
  const figure = (place: string) => (problem: Problem) =>
    issues.set(place, { kind: "figure", problem });
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
    freight: readOptional(draft.freight, readRupees, MAX_RATE, figure("freight")),
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

const toTaxIdIssue = (problem: TaxIdProblem | undefined): FieldIssue | undefined =>
  problem && { kind: "tax-id", problem };

function findDateIssue(text: string): FieldIssue | undefined {
  const parsed = readDate(text);
  if (text === "" || !("problem" in parsed)) return undefined;
  return { kind: "figure", problem: parsed.problem };
}

/** The problems of all fields but figures; a path with `false` or `undefined` has none. */
function findTextIssues(draft: Draft, sellerGstin: string, buyerGstin: string) {
  const { number, date, due, upi, ifsc, registration } = draft;
  const pan = registration === "none" ? cleanTaxId(draft.seller.pan) : "";
  const isIfsc = /^[A-Z]{4}0[A-Z\d]{6}$/i.test(ifsc.trim());
  const issues: Record<string, FieldIssue | false | undefined> = {
    "seller.gstin": sellerGstin !== "" && toTaxIdIssue(findGstinProblem(sellerGstin)),
    "buyer.gstin": buyerGstin !== "" && toTaxIdIssue(buyerIdProblem(buyerGstin)),
    "seller.pan": pan !== "" && toTaxIdIssue(findPanProblem(pan)),
    number: number !== "" && !isNumberAllowed(number) && { kind: "number" },
    date: findDateIssue(date),
    due: findDateIssue(due) ?? (due !== "" && due < date && { kind: "due" }),
    upi: upi.trim() !== "" && !isUpiId(upi) && { kind: "upi" },
    ifsc: ifsc.trim() !== "" && !isIfsc && { kind: "ifsc" },
  };
  for (const [index, { code }] of draft.lines.entries()) {
    const isCode = /^(?:\d{4}|\d{6}|\d{8})$/.test(code);
    issues[`lines.${index}.code`] = code !== "" && !isCode && { kind: "code" };
  }
  return Object.entries(issues).filter((entry): entry is [string, FieldIssue] => Boolean(entry[1]));
}
