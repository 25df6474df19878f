const NO_BREAK_SPACE = "\u00a0";
const WORD_JOINER = "\u2060";

/** Maximum length kept on one line, in UTF-16 units; fits a narrow phone. */
const MAX_UNBROKEN = 18;

const makeUnbreakable = (text: string): string =>
  text.length > MAX_UNBROKEN
    ? text
    : text.replaceAll(" ", NO_BREAK_SPACE).replaceAll("-", `${WORD_JOINER}-${WORD_JOINER}`);

/** A time, hours without am or pm, a price with its unit, and hyphenated words. */
const UNBREAKABLE =
  /\b\d{1,2}(?:[.:]\d\d)? (?:am|pm|baje)\b|\b\d{1,2} to \d{1,2}\b(?! ?(?:am|pm|baje))|₹[\d,.]+ (?:an?|each|per|प्रति) ?[\p{L}\p{M}]*|\b\p{L}{2,}-\p{L}{2,}\b/giu;

/** A final number, with the word before it. */
const FINAL_NUMBER = /\S{1,9} [\d₹]\S{0,7}$/;

/**
 * Keeps times, prices, hyphenated words and place names from breaking across lines, and a number
 * from standing alone on the last line.
 */
export function joinUnbroken(text: string, place: string): string {
  const placeNames = place.split(", ").filter((part) => part.includes(" "));
  const withPlaceNames = placeNames.reduce(
    (joined, name) => joined.replaceAll(name, makeUnbreakable(name)),
    text,
  );
  return withPlaceNames
    .replaceAll(UNBREAKABLE, makeUnbreakable)
    .replace(FINAL_NUMBER, makeUnbreakable);
}
