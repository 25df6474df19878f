/** Why a text is not accepted as a number. */
export type Problem =
  | "empty"
  | "not-a-number"
  | "not-a-date"
  | "negative"
  | "too-small"
  | "too-large"
  | "too-fine";

/** Minimum and maximum of a number, inclusive, in its integer unit. */
export interface Limits {
  min: number;
  max: number;
}

/** A parsed number in its integer unit, or why the text is not accepted. */
export type NumberResult = { value: number } | { problem: Problem };

/** Longer texts are not parsed as numbers. */
const MAX_LENGTH = 60;

/** Replaces typed variants by Western digits, ₹ and standard signs. */
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

/** Digits alone, in Indian groups or in threes: "1250,50" is not accepted as a larger number. */
const WHOLE = String.raw`\d+|\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+`;
const NUMBER = new RegExp(String.raw`^(-?)(${WHOLE})?(?:\.(\d*))?$`);

/** What may surround the digits of one kind of number. */
export interface Notation {
  /** Removed at the beginning: a currency sign. */
  before?: RegExp;
  /** Words that may follow the digits, each with its value in units. */
  multipliers: Readonly<Record<string, number>>;
}

/**
 * Parses a number to whole units, exactly and without floating point. `multipliers[""]` applies
 * to a bare number.
 */
export function readUnits(
  text: string,
  { before, multipliers }: Notation,
  { min, max }: Limits,
): NumberResult {
  if (text.length > MAX_LENGTH) return { problem: "not-a-number" };
  const normalizedText = normalize(text);
  if (normalizedText === "") return { problem: "empty" };
  const [, digits = "", word = ""] =
    /^([-\d.,\s]*?)\s*([^-\d.,\s].*)?$/s.exec(withoutCurrencySign(normalizedText, before)) ?? [];
  const worth = Object.hasOwn(multipliers, word) ? multipliers[word] : undefined;
  const [found, minus = "", whole = "", decimals = ""] = NUMBER.exec(digits) ?? [];
  if (worth === undefined || found === undefined || whole + decimals === "") {
    return { problem: "not-a-number" };
  }
  return scaleToUnits({ minus: minus !== "", whole, decimals, worth }, { min, max });
}

/** Removes the currency sign, also after a minus: "-₹50". */
function withoutCurrencySign(normalizedText: string, before: RegExp | undefined): string {
  if (!before) return normalizedText;
  const [, minus = "", rest = ""] = /^(-?)\s*(.*)$/s.exec(normalizedText) ?? [];
  return minus + rest.replace(before, "");
}

function scaleToUnits(
  figure: { minus: boolean; whole: string; decimals: string; worth: number },
  { min, max }: Limits,
): NumberResult {
  const digits = BigInt(figure.whole.replaceAll(",", "") + figure.decimals);
  const scale = 10n ** BigInt(figure.decimals.length);
  const scaled = digits * BigInt(figure.worth);
  if (figure.minus && min >= 0) return { problem: "negative" };
  if (scaled % scale !== 0n) return { problem: "too-fine" };
  const amount = figure.minus ? -(scaled / scale) : scaled / scale;
  if (amount > BigInt(max)) return { problem: "too-large" };
  if (amount < BigInt(min)) return { problem: "too-small" };
  // Adding zero turns -0 into 0.
  return { value: Number(amount) + 0 };
}
