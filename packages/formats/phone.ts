import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/** A phone number as a person enters it. */
export interface Phone {
  input: string;
  /** In E.164, such as `+919876543210`; null if `input` is not a phone number. */
  e164: string | null;
}

/** The country calling code of numbers without one. */
const DEFAULT_COUNTRY_CODE = "+91";

/** Maximum length read, in characters; the API accepts less. */
const MAX_LENGTH = 60;
/** Separates several numbers in one field. */
const SEPARATOR = /[,;/|]/;
/** Dialled in most countries before a country code. */
const INTERNATIONAL_PREFIX = /^\s*00/;

/** Parses a number; `countryCode` is used if it has none of its own. */
export function parsePhone(input: string, countryCode = DEFAULT_COUNTRY_CODE): Phone {
  const defaultCallingCode = countryCode.replace("+", "");
  const numbers = toAsciiDigits(input.slice(0, MAX_LENGTH))
    .split(SEPARATOR)
    .map((part) => parseNumber(part.replace(INTERNATIONAL_PREFIX, "+"), defaultCallingCode));
  const number = numbers.find((candidate) => candidate?.isPossible());
  return { input, e164: number?.number ?? null };
}

function parseNumber(text: string, defaultCallingCode: string) {
  try {
    return parsePhoneNumberFromString(text, { defaultCallingCode });
  } catch {
    // No country has this calling code.
    return parsePhoneNumberFromString(text);
  }
}

/** For people to read: `+91 98765 43210`, or the input if it is not a phone number. */
export const formatPhone = ({ input, e164 }: Phone): string =>
  (e164 === null ? undefined : parsePhoneNumberFromString(e164)?.formatInternational()) ?? input;

/** The code points of zero in the scripts of India, and in Arabic. */
const ZEROS = [
  0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66,
];

/** Replaces the digits of other scripts: `९८` becomes `98`. */
export const toAsciiDigits = (text: string): string =>
  text.normalize("NFKC").replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((start) => code >= start && code < start + 10);
    return zero === undefined ? digit : String(code - zero);
  });
