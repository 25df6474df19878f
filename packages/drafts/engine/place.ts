import { PLACES } from "@angadi/names/engine/words/lists/places";

const NAME = "(?:\\p{Lu}[\\p{L}\\p{M}'’-]*|\\d{1,4})";
const PLACE = new RegExp(
  `(?<=(?<before>[\\p{L}]*) |^)(?:in|(?<landmark>near|opposite)) (?<found>\\p{Lu}[\\p{L}\\p{M}'’-]*(?: ${NAME})*)(?<next> [&\\p{Ll}]+)?`,
  "gu",
);

/** Capitalised words after "in" that are not places: times, languages, subjects. */
const NO_PLACE =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|diwali|summer|winter|english|hindi|tamil|telugu|kannada|malayalam|marathi|bengali|gujarati|urdu|sanskrit|french|german|spanish|physics|chemistry|biology|maths?|mathematics|science|commerce|economics|accounts|python|java|bulk|cash|stock|style|town|city)\b/i;
/** After these, "in" may lead to a subject or goods: only a known place counts. */
const SUBJECT_BEFORE =
  /^(?:class|classes|courses?|coaching|training|tuitions?|lessons?|degrees?|diplomas?|services?|work|experts?|expertise|interest\w*|specialis\w*|specializ\w*|specialty|deals?|dealers?|dealing|trad\w+|experienced?|teach\w*)$/i;
/** What may follow a place in lower case; "in Kanchipuram silk" names goods. */
const NEXT = /^ (?:from|for|at|with|since|on|open|opened|home|free|only|that|which|where)$/;

const isKnown = (text: string): boolean =>
  text.split(/[\s-]+/).some((word) => PLACES.has(word.toLowerCase()));

/**
 * Finds the one place that clauses name: "in Banjara Hills", "near Charminar", with the town in the
 * next clause. `phrases` are the texts it was read from; everything is empty if it is unclear.
 */
export function findPlace(clauses: readonly string[]): { place: string; phrases: string[] } {
  const found = clauses.flatMap((clause, at) =>
    [...clause.matchAll(PLACE)].map((match) => ({ match, town: clauses[at + 1] ?? "" })),
  );
  const [first, ...others] = found;
  if (first === undefined || others.length > 0) return { place: "", phrases: [] };
  const { match, town } = first;
  const { before = "", landmark, found: name = "", next = "" } = match.groups ?? {};
  const isUnclear =
    NO_PLACE.test(name) ||
    /^\p{Lu}{2,5}$/u.test(name) ||
    before === "made" ||
    (SUBJECT_BEFORE.test(before) && !isKnown(name)) ||
    (next !== "" && !NEXT.test(next));
  if (isUnclear) return { place: "", phrases: [] };
  const towns = /^\p{Lu}\p{Ll}+$/u.test(town) && isKnown(town) ? [town] : [];
  const phrase = match[0].slice(0, match[0].length - next.length);
  const place = (landmark ? `${landmark} ` : "") + name;
  return { place: [place, ...towns].join(", "), phrases: [phrase, ...towns] };
}

const SHOP_NAME =
  /\b(?:is|shop|store|business|company|brand) (?:called|named) (\p{Lu}[\p{L}\p{M}'’]*(?: (?:& )?\p{Lu}[\p{L}\p{M}'’]*)*)/u;

/** The name in "Our shop is called Meera Cakes", or "". */
export const findShopName = (sentence: string): string => SHOP_NAME.exec(sentence)?.[1] ?? "";
