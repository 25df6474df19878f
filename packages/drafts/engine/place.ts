import { PLACES } from "@angadi/names/engine/words/lists/places";

const NAME = "(?:\\p{Lu}[\\p{L}\\p{M}'’-]*|\\d{1,4})";
const PLACE = new RegExp(
  `(?<=(?<before>[\\p{L}]*) |^)(?:in|(?<landmark>near|opposite)) (?<name>\\p{Lu}[\\p{L}\\p{M}'’-]*(?: ${NAME})*)(?<next> [&\\p{Ll}]+)?`,
  "gu",
);

/** Capitalised words after "in" that are not places: times, languages, subjects. */
const NOT_A_PLACE =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|diwali|summer|winter|english|hindi|tamil|telugu|kannada|malayalam|marathi|bengali|gujarati|urdu|sanskrit|french|german|spanish|physics|chemistry|biology|maths?|mathematics|science|commerce|economics|accounts|python|java|bulk|cash|stock|style|town|city)\b/i;
/** Words before an "in" that may introduce a subject or goods: only a known place counts. */
const WORD_BEFORE_SUBJECT =
  /^(?:class|classes|courses?|coaching|training|tuitions?|lessons?|degrees?|diplomas?|services?|work|experts?|expertise|interest\w*|specialis\w*|specializ\w*|specialty|deals?|dealers?|dealing|trad\w+|experienced?|teach\w*)$/i;
/** Lower-case words that may follow a place; "in Kanchipuram silk" names goods. */
const WORD_AFTER_PLACE =
  /^ (?:from|for|at|with|since|on|open|opened|home|free|only|that|which|where)$/;

const isKnownPlace = (text: string): boolean =>
  text.split(/[\s-]+/).some((word) => PLACES.has(word.toLowerCase()));

/**
 * Finds the one place that clauses name: "in Banjara Hills", "near Charminar", with the town in the
 * next clause. `phrases` are the texts it was read from. If it is unclear, both are empty.
 */
export function findPlace(clauses: readonly string[]): { place: string; phrases: string[] } {
  const matches = clauses.flatMap((clause, index) =>
    [...clause.matchAll(PLACE)].map((match) => ({ match, town: clauses[index + 1] ?? "" })),
  );
  const [first, ...others] = matches;
  if (first === undefined || others.length > 0) return { place: "", phrases: [] };
  const { match, town } = first;
  const { before = "", landmark, name = "", next = "" } = match.groups ?? {};
  const isUnclear =
    NOT_A_PLACE.test(name) ||
    /^\p{Lu}{2,5}$/u.test(name) ||
    before === "made" ||
    (WORD_BEFORE_SUBJECT.test(before) && !isKnownPlace(name)) ||
    (next !== "" && !WORD_AFTER_PLACE.test(next));
  if (isUnclear) return { place: "", phrases: [] };
  const towns = /^\p{Lu}\p{Ll}+$/u.test(town) && isKnownPlace(town) ? [town] : [];
  const phrase = match[0].slice(0, match[0].length - next.length);
  const place = (landmark ? `${landmark} ` : "") + name;
  return { place: [place, ...towns].join(", "), phrases: [phrase, ...towns] };
}

const SHOP_NAME =
  /\b(?:is|shop|store|business|company|brand) (?:called|named) (\p{Lu}[\p{L}\p{M}'’]*(?: (?:& )?\p{Lu}[\p{L}\p{M}'’]*)*)/u;

/** The name in "Our shop is called Meera Cakes", or "". */
export const findShopName = (sentence: string): string => SHOP_NAME.exec(sentence)?.[1] ?? "";
