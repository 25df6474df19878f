import { findState } from "./states.ts";

/** What is wrong with a GSTIN or a PAN. */
export type TaxIdProblem =
  | { kind: "length"; length: number }
  | { kind: "state"; code: string }
  | { kind: "pan" }
  | { kind: "holder"; letter: string }
  | { kind: "entity" }
  /** What its last character should be. */
  | { kind: "check"; should: string };

const SIGNS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const PAN = /^[A-Z]{5}\d{4}[A-Z]$/;
/** Who holds a PAN, by its fourth letter: a person, a company, a firm, a trust and so on. */
const HOLDERS = "ABCFGHJLPT";
/** Of embassies and bodies of the United Nations; it has no check character. */
const UIN = /^\d{4}[A-Z]{3}\d{5}[A-Z]{3}$/;

/** As it is written: without spaces, in capitals. */
export const cleanTaxId = (text: string): string => text.replaceAll(/[\s-]/g, "").toUpperCase();

/** What is wrong with a cleaned PAN. Its check letter is worked out by a rule that is not published. */
export function panProblem(pan: string): TaxIdProblem | undefined {
  if (!PAN.test(pan)) return { kind: "pan" };
  const letter = pan.charAt(3);
  return HOLDERS.includes(letter) ? undefined : { kind: "holder", letter };
}

/** What is wrong with a cleaned GSTIN, the first thing from the left. */
export function gstinProblem(gstin: string): TaxIdProblem | undefined {
  if (gstin.length !== 15) return { kind: "length", length: gstin.length };
  const code = gstin.slice(0, 2);
  if (!findState(code)) return { kind: "state", code };
  const pan = panProblem(gstin.slice(2, 12));
  if (pan) return pan;
  if (!/^[1-9A-Z][A-Z][\dA-Z]$/.test(gstin.slice(12))) return { kind: "entity" };
  const should = checkCharacter(gstin);
  return gstin.endsWith(should) ? undefined : { kind: "check", should };
}

/** What is wrong with a buyer's cleaned GSTIN or UIN. */
export const buyerIdProblem = (id: string): TaxIdProblem | undefined =>
  UIN.test(id) && findState(id.slice(0, 2)) ? undefined : gstinProblem(id);

/** The last character of a GSTIN, from the fourteen before it. */
export function checkCharacter(gstin: string): string {
  let sum = 0;
  for (let place = 0; place < 14; place += 1) {
    const product = SIGNS.indexOf(gstin.charAt(place)) * (place % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / SIGNS.length) + (product % SIGNS.length);
  }
  return SIGNS.charAt((SIGNS.length - (sum % SIGNS.length)) % SIGNS.length);
}
