import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/** A phone number: as somebody typed it, and in E.164 such as `+919876543210`, null if it is none. */
export interface Phone {
  typed: string;
  e164: string | null;
}

/** The country calling code of numbers typed without one. */
const HOME = "+91";

/** Longer texts are no numbers; the API accepts fewer characters. */
const MAX_LENGTH = 60;
/** Separates two numbers in one field. */
const SEPARATOR = /[,;/|]/;
/** Dialled in most countries before a country code. */
const INTERNATIONAL_PREFIX = /^\s*00/;

/** Reads a typed number; `countryCode` is used if it has none of its own. */
export function parsePhone(typed: string, countryCode = HOME): Phone {
  const defaultCallingCode = countryCode.replace("+", "");
  const numbers = toAsciiDigits(typed.slice(0, MAX_LENGTH))
    .split(SEPARATOR)
    .map((part) => readNumber(part.replace(INTERNATIONAL_PREFIX, "+"), defaultCallingCode));
  const number = numbers.find((candidate) => candidate?.isPossible());
  return { typed, e164: number?.number ?? null };
}

function readNumber(text: string, defaultCallingCode: string) {
  try {
    return parsePhoneNumberFromString(text, { defaultCallingCode });
  } catch {
    // No country has this calling code.
    return parsePhoneNumberFromString(text);
  }
}

/** For people to read: `+91 98765 43210`, or what was typed if it is no number. */
export const formatPhone = ({ typed, e164 }: Phone): string =>
  (e164 === null ? undefined : parsePhoneNumberFromString(e164)?.formatInternational()) ?? typed;

/** The code points of zero in the scripts of India, and in Arabic. */
const ZEROS = [
  0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66,
];

/** The text with the digits of other scripts replaced: `९८` becomes `98`. */
export const toAsciiDigits = (text: string): string =>
  text.normalize("NFKC").replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((start) => code >= start && code < start + 10);
    return zero === undefined ? digit : String(code - zero);
  });
