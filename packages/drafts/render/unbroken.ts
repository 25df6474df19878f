const SPACE = "\u00a0";
const JOINER = "\u2060";

/** The longest that is held on one line, in UTF-16 units: a narrow phone has room for it. */
const LONGEST = 18;

const whole = (text: string): string =>
  text.length > LONGEST ? text : text.replaceAll(" ", SPACE).replaceAll("-", `${JOINER}-${JOINER}`);

/** An hour, hours without their half of the day, a price with what it is for, and words with a hyphen. */
const KEPT =
  /\b\d{1,2}(?:[.:]\d\d)? (?:am|pm|baje)\b|\b\d{1,2} to \d{1,2}\b(?! ?(?:am|pm|baje))|₹[\d,.]+ (?:an?|each|per|प्रति) ?[\p{L}\p{M}]*|\b\p{L}{2,}-\p{L}{2,}\b/giu;

/** A last figure, with the word before it. */
const LAST = /\S{1,9} [\d₹]\S{0,7}$/;

/**
 * A text whose hours, prices, compounds and names of places stay on a line each, and whose last line
 * is no lone figure.
 */
export function unbroken(text: string, place: string): string {
  const names = place.split(", ").filter((part) => part.includes(" "));
  const placed = names.reduce((held, part) => held.replaceAll(part, whole(part)), text);
  return placed.replaceAll(KEPT, whole).replace(LAST, whole);
}

/** A text as it was before. */
export const breakable = (text: string): string =>
  text.replaceAll(SPACE, " ").replaceAll(JOINER, "");
