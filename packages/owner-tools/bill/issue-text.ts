import { getFactValue } from "@angadi/content/facts";
import { formatProblem } from "../kit/frame/problem-copy.ts";
import type { TaxIdProblem } from "./tax-id.ts";
import type { FieldIssue } from "./compute-bill.ts";

export function formatIssue(path: string, issue: FieldIssue): string {
  switch (issue.kind) {
    case "value":
      if (issue.problem === "too-precise" && /quantity|rate/.test(path))
        return formatPrecisionError(path);
      return formatProblem(getFieldUnit(path), issue.problem, formatRange(path));
    case "tax-id":
      return formatTaxIdProblem(issue.problem, path.endsWith("pan") ? "PAN" : "GSTIN");
    case "number":
      return `At most ${getFactValue("bill-number.2")} characters: ${getFactValue("bill-number.1")}.`;
    case "code":
      return "HSN and SAC codes have 4, 6 or 8 digits.";
    case "upi":
      return "A UPI id looks like name@bank.";
    case "ifsc":
      return "An IFSC has 11 characters: four letters, a 0, then six more.";
    case "due":
      return "This day is before the bill’s own.";
    default:
      return "These figures are too large together. Type smaller ones.";
  }
}

const formatPrecisionError = (path: string) =>
  path.endsWith("quantity")
    ? "Enter at most three decimal places, such as 0.125."
    : "Enter at most four decimal places, such as 0.1250.";

function getFieldUnit(path: string) {
  if (/^(?:date|due)$/.test(path)) return "date";
  if (path.endsWith("quantity")) return "count";
  return /tax|cess/.test(path) ? "percent" : "rupees";
}

function formatRange(path: string): string | undefined {
  if (path.endsWith("quantity")) return "0.001 to 10,00,000, with at most three decimals";
  if (path.endsWith("rate")) return "0 to ₹1 crore";
  if (path.endsWith("discount")) return "0 to the line’s total";
  if (path.endsWith("tax")) return "0 to 100%";
  return path.endsWith("cess") ? "0 to 500%" : undefined;
}

function formatTaxIdProblem(problem: TaxIdProblem, name: "GSTIN" | "PAN"): string {
  switch (problem.kind) {
    case "length":
      return `A GSTIN has 15 characters; this one has ${problem.length}.`;
    case "state":
      return `A GSTIN begins with the code of a state; no state has ${problem.code}.`;
    case "pan":
      return name === "PAN"
        ? "A PAN has five letters, four digits and a letter, as in AAPFU0939F."
        : "The 3rd to 12th characters of a GSTIN are a PAN: five letters, four digits, a letter.";
    case "holder":
      return `The 4th letter of a PAN says whose it is; ${problem.letter} is nobody’s.`;
    case "entity":
      return "The 13th and 14th characters of a GSTIN are digits from 1 or letters, the 14th mostly Z.";
    default:
      return `The 15th character of this GSTIN should be ${problem.expected}, or another one is mistyped.`;
  }
}
