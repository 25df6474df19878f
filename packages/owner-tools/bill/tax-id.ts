import { findState } from "./states.ts";

/** The problem of a GSTIN or a PAN. */
export type TaxIdProblem =
  | { kind: "length"; length: number }
  | { kind: "state"; code: string }
  | { kind: "pan" }
  | { kind: "holder"; letter: string }
  | { kind: "entity" }
  /** The expected last character. */
  | { kind: "check"; expected: string };

const SIGNS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const PAN = /^[A-Z]{5}\d{4}[A-Z]$/;
/** Fourth letters of a PAN, for the holder: a person, a company, a firm, a trust and so on. */
const HOLDERS = "ABCFGHJLPT";
/** Number of an embassy or a body of the United Nations; it has no check character. */
const UIN = /^\d{4}[A-Z]{3}\d{5}[A-Z]{3}$/;

/** Removes spaces and hyphens, and converts to capitals. */
export const cleanTaxId = (text: string): string => text.replaceAll(/[\s-]/g, "").toUpperCase();

/** The problem of a cleaned PAN. The rule for its check letter is not published. */
export function findPanProblem(pan: string): TaxIdProblem | undefined {
  if (!PAN.test(pan)) return { kind: "pan" };
  const letter = pan.charAt(3);
  return HOLDERS.includes(letter) ? undefined : { kind: "holder", letter };
}

/** The first problem of a cleaned GSTIN, from the left. */
export function findGstinProblem(gstin: string): TaxIdProblem | undefined {
  if (gstin.length !== 15) return { kind: "length", length: gstin.length };
  const code = gstin.slice(0, 2);
  if (!findState(code)) return { kind: "state", code };
  const pan = findPanProblem(gstin.slice(2, 12));
  if (pan) return pan;
  if (!/^[1-9A-Z][A-Z][\dA-Z]$/.test(gstin.slice(12))) return { kind: "entity" };
  const expected = computeCheckCharacter(gstin);
  return gstin.endsWith(expected) ? undefined : { kind: "check", expected };
}

/** The problem of a buyer's cleaned GSTIN or UIN. */
export const buyerIdProblem = (id: string): TaxIdProblem | undefined =>
  UIN.test(id) && findState(id.slice(0, 2)) ? undefined : findGstinProblem(id);

/** Computes the last character of a GSTIN from the fourteen before it. */
export function computeCheckCharacter(gstin: string): string {
  let sum = 0;
  for (let place = 0; place < 14; place += 1) {
    const product = SIGNS.indexOf(gstin.charAt(place)) * (place % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / SIGNS.length) + (product % SIGNS.length);
  }
  return SIGNS.charAt((SIGNS.length - (sum % SIGNS.length)) % SIGNS.length);
}
