import type { Phone } from "../draft.ts";
import { toPlainDigits } from "./digits.ts";

/**
 * Parses a number for `wa.me` and `tel:`: Indian mobile numbers with or without a leading 0 or 91,
 * other numbers of 8 to 15 digits (ITU-T E.164) with their "+"; undefined for anything else.
 */
export function parsePhone(text: string): Phone | undefined {
  const typed = toPlainDigits(text);
  if (!/^[+\d][\d\s().-]*$/.test(typed)) return undefined;
  const digits = typed.replace(/\D/g, "");
  const indian = /^(?:0|91|0091)?([6-9]\d{9})$/.exec(digits)?.[1];
  if (indian) {
    return { dial: `91${indian}`, formatted: `+91 ${indian.slice(0, 5)} ${indian.slice(5)}` };
  }
  if (!typed.startsWith("+") || !/^[1-9]\d{7,14}$/.test(digits) || digits.startsWith("91")) {
    return undefined;
  }
  return { dial: digits, formatted: `+${digits}` };
}

const IN_TEXT = /(?<![\d.])(?:\+?91[\s-]?|0)?[6-9]\d{4}[\s-]?\d{5}(?!\d)/g;

/** Finds the only Indian mobile number in a text. Returns undefined for none, and for several. */
export function findPhone(text: string): Phone | undefined {
  const [number, ...others] = toPlainDigits(text).match(IN_TEXT) ?? [];
  return number !== undefined && others.length === 0 ? parsePhone(number) : undefined;
}
