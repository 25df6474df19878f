import type { DraftPhone } from "../draft.ts";
import { toPlainDigits } from "./digits.ts";

/**
 * Parses a number for `wa.me` and `tel:`: Indian mobile numbers with or without a leading 0 or 91,
 * other numbers of 8 to 15 digits (ITU-T E.164) with their "+"; undefined for anything else.
 */
export function parseWhatsAppNumber(text: string): DraftPhone | undefined {
  const plainText = toPlainDigits(text);
  if (!/^[+\d][\d\s().-]*$/.test(plainText)) return undefined;
  const digits = plainText.replace(/\D/g, "");
  const indianNumber = /^(?:0|91|0091)?([6-9]\d{9})$/.exec(digits)?.[1];
  if (indianNumber) {
    return {
      digits: `91${indianNumber}`,
      formatted: `+91 ${indianNumber.slice(0, 5)} ${indianNumber.slice(5)}`,
    };
  }
  if (!plainText.startsWith("+") || !/^[1-9]\d{7,14}$/.test(digits) || digits.startsWith("91")) {
    return undefined;
  }
  return { digits, formatted: `+${digits}` };
}

const PHONE_IN_TEXT = /(?<![\d.])(?:\+?91[\s-]?|0)?[6-9]\d{4}[\s-]?\d{5}(?!\d)/g;

/** Finds the only Indian mobile number in a text. Returns undefined for none, and for several. */
export function findWhatsAppNumber(text: string): DraftPhone | undefined {
  const [number, ...others] = toPlainDigits(text).match(PHONE_IN_TEXT) ?? [];
  return number !== undefined && others.length === 0 ? parseWhatsAppNumber(number) : undefined;
}
