export type Problem =
  | "empty"
  | "not-a-number"
  | "not-a-date"
  | "negative"
  | "too-small"
  | "too-large"
  | "too-precise";

/** Minimum and maximum of a number, inclusive, in its integer unit. */
export interface Limits {
  min: number;
  max: number;
}

/** A parsed number in its integer unit, or why the text is not accepted. */
export type NumberResult = { value: number } | { problem: Problem };

/** Longer texts are not parsed as numbers. */
const MAX_LENGTH = 60;

/** Converts fractions, digits of other scripts and dashes to ASCII. */
function normalize(text: string): string {
  return text
    .replaceAll("½", ".5")
    .replaceAll("¼", ".25")
    .replaceAll("¾", ".75")
    .normalize("NFKC")
    .replaceAll(/[०-൯]/g, toWesternDigit)
    .replaceAll(/[−–—]/g, "-")
    .trim()
    .toLowerCase();
}

/** Devanagari to Malayalam: the zeros of consecutive scripts are 128 code points apart. */
function toWesternDigit(character: string): string {
  const digit = (character.charCodeAt(0) - 0x0966) % 0x80;
  return digit < 10 ? String(digit) : character;
}

/** Digits alone, in Indian groups or in threes: "1250,50" is not accepted as 125050. */
const INTEGER = String.raw`\d+|\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+`;
const NUMBER = new RegExp(String.raw`^(-?)(${INTEGER})?(?:\.(\d*))?$`);

/** What may surround the digits of one kind of number. */
export interface Notation {
  /** A currency sign, which is ignored. */
  prefix?: RegExp;
  /** Words that may follow the digits, each with its value in units. */
  multipliers: Readonly<Record<string, number>>;
}

/**
 * Parses a number to whole units, exactly and without floating point. `multipliers[""]` applies
 * to a bare number.
 */
export function parseUnits(
  text: string,
  { prefix, multipliers }: Notation,
  { min, max }: Limits,
): NumberResult {
  if (text.length > MAX_LENGTH) return { problem: "not-a-number" };
  const normalizedText = normalize(text);
  if (normalizedText === "") return { problem: "empty" };
  const [, digits = "", word = ""] =
    /^([-\d.,\s]*?)\s*([^-\d.,\s].*)?$/s.exec(removePrefix(normalizedText, prefix)) ?? [];
  const multiplier = Object.hasOwn(multipliers, word) ? multipliers[word] : undefined;
  const [match, sign = "", integer = "", decimals = ""] = NUMBER.exec(digits) ?? [];
  if (multiplier === undefined || match === undefined || integer + decimals === "") {
    return { problem: "not-a-number" };
  }
  return scaleToUnits({ sign, integer, decimals, multiplier }, { min, max });
}

/** Removes the prefix, also after a minus: "-₹50". */
function removePrefix(text: string, prefix: RegExp | undefined): string {
  if (!prefix) return text;
  const [, sign = "", rest = ""] = /^(-?)\s*(.*)$/s.exec(text) ?? [];
  return sign + rest.replace(prefix, "");
}

function scaleToUnits(
  number: { sign: string; integer: string; decimals: string; multiplier: number },
  { min, max }: Limits,
): NumberResult {
  const digits = BigInt(number.integer.replaceAll(",", "") + number.decimals);
  const scale = 10n ** BigInt(number.decimals.length);
  const scaled = digits * BigInt(number.multiplier);
  const isNegative = number.sign === "-";
  if (isNegative && min >= 0) return { problem: "negative" };
  if (scaled % scale !== 0n) return { problem: "too-precise" };
  const value = isNegative ? -(scaled / scale) : scaled / scale;
  if (value > BigInt(max)) return { problem: "too-large" };
  if (value < BigInt(min)) return { problem: "too-small" };
  return { value: Number(value) };
}
