import { findState } from "./states.ts";

export type TaxIdProblem =
  | { kind: "length"; length: number }
  | { kind: "state"; code: string }
  | { kind: "pan" }
  | { kind: "holder"; letter: string }
  | { kind: "entity" }
  /** The expected last character. */
  | { kind: "check"; expected: string };

const CHARACTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const PAN = /^[A-Z]{5}\d{4}[A-Z]$/;
/** Number of a deductor of tax, such as a government office; may replace the PAN. */
const TAN = /^[A-Z]{4}\d{5}[A-Z]$/;
/** Fourth letters of a PAN, for the holder: a person, a company, a firm, a trust and so on. */
const HOLDER_LETTERS = "ABCEFGHJKLPT";
/** GSTIN of a business abroad: state, year, country, serial number, non-resident or online service. */
const FOREIGN_GSTIN = /^\d{4}[A-Z]{3}\d{5}(?:NR|OS)[\dA-Z]$/;
/** Number of an embassy, a body of the United Nations or another notified buyer. */
const UIN = /^\d{4}[A-Z]{3}\d{5}(?:UN|ON)[\dA-Z]$/;

/** Whether a cleaned GSTIN is of a business abroad. */
export const isFromAbroad = (gstin: string): boolean => gstin.startsWith("99");

/** Removes spaces and hyphens, and converts to capitals. */
export const cleanTaxId = (text: string): string => text.replaceAll(/[\s-]/g, "").toUpperCase();

/** Finds the problem of a cleaned PAN. The rule for its check letter is not published. */
export function findPanProblem(pan: string): TaxIdProblem | undefined {
  if (!PAN.test(pan)) return { kind: "pan" };
  const letter = pan.charAt(3);
  return HOLDER_LETTERS.includes(letter) ? undefined : { kind: "holder", letter };
}

/** Finds the first problem of a cleaned GSTIN, from the left. */
export const findGstinProblem = (gstin: string): TaxIdProblem | undefined =>
  findProblem(gstin, FOREIGN_GSTIN);

/** Finds the problem of a buyer's cleaned GSTIN or UIN. */
export const findBuyerIdProblem = (id: string): TaxIdProblem | undefined =>
  findProblem(id, UIN.test(id) ? UIN : FOREIGN_GSTIN);

function findProblem(id: string, patternWithoutPan: RegExp): TaxIdProblem | undefined {
  if (id.length !== 15) return { kind: "length", length: id.length };
  const code = id.slice(0, 2);
  if (!isFromAbroad(id) && !findState(code)) return { kind: "state", code };
  if (!patternWithoutPan.test(id)) {
    const holder = id.slice(2, 12);
    const problem = TAN.test(holder) ? undefined : findPanProblem(holder);
    if (problem) return problem;
    if (!/^[1-9A-Z]{2}[\dA-Z]$/.test(id.slice(12))) return { kind: "entity" };
  }
  const expected = computeCheckCharacter(id);
  return id.endsWith(expected) ? undefined : { kind: "check", expected };
}

/** Computes the last character of a GSTIN from the fourteen before it. */
export function computeCheckCharacter(gstin: string): string {
  let sum = 0;
  for (let position = 0; position < 14; position += 1) {
    const product = CHARACTERS.indexOf(gstin.charAt(position)) * (position % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / CHARACTERS.length) + (product % CHARACTERS.length);
  }
  return CHARACTERS.charAt((CHARACTERS.length - (sum % CHARACTERS.length)) % CHARACTERS.length);
}
