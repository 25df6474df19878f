import { findFacts } from "./facts.ts";
import { findTimes } from "./times.ts";
import { isTradeNamed } from "./find-trade.ts";

/** The lower-case word for a landmark, after its name. */
const LANDMARK =
  "(?:bus |railway |metro )?(?:stand|station|market|temple|road|chowk|circle|gate|beach|college|hospital|lake|ghat|bazaar)";
const BEFORE = new RegExp(
  `\\b(?:in front of|in|at|near|opposite|opp\\.?|behind|around|from)\\s+(?:the\\s+)?((?:\\p{Lu}[\\p{L}\\p{M}'’-]*|\\d{1,6}|of|and)(?:\\s+(?:\\p{Lu}[\\p{L}\\p{M}'’.-]*|of|\\d{1,3}\\b))*(?:\\s+${LANDMARK}\\b)?)`,
  "gu",
);
const HINDI =
  /(?<!\p{L})((?:\p{Lu}[\p{L}\p{M}]+\s)+(?:\d{1,3}\s)?)(?:mein|mai|me|lo|nalli|madhe|il)\b/u;
const HINDI_BESIDE =
  /(?<!\p{L})\p{Lu}[\p{L}\p{M}]+(?: \p{L}[\p{L}\p{M}]+){0,2} ke (?:paas|pass|samne|peeche)\b/u;
const NO_PLACE =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|hindi|english|gst|upi|whatsapp|home|ghar|dukaan|dukan|diwali|instagram|facebook|google|online|i|we|rs|our|call|contact|message|give|let|ask|visit|tell|text|book|order|wholesale|retail|veg)s?$/i;

/** The town or street in a sentence, or "": "in Banjara Hills", "Nagpur mein", "…, Salem". */
export function findPlace(sentence: string): string {
  for (const { 0: match, 1: found = "", index } of sentence.matchAll(BEFORE)) {
    const place = found.replace(/[.\s]+$|\s+(?:of|and)$/g, "");
    if (place.length < 3 || NO_PLACE.test(place) || /^(?:of|and|\d[\d\s]*)$/.test(place)) continue;
    const after = sentence.slice(index + match.length);
    // "From Kanchipuram weavers", "from Apple dealers": a source, not a location.
    if (
      match.startsWith("from") &&
      /^ (?!to\b|and\b|since\b|for\b|with\b|on\b|at\b)\p{Ll}/u.test(after)
    )
      continue;
    const town = /^,\s+(\p{Lu}[\p{L}\p{M}]+)(?=[\s.,;!]|$)/u.exec(after)?.[1];
    const isListed = /^,\s+\p{Lu}\p{L}+,[^.;]* and \p{Lu}/u.test(after);
    const full = town && !isListed && !NO_PLACE.test(town) ? `${place}, ${town}` : place;
    // A landmark is not the shop's own location.
    const landmark = /^(?:in front of|near|opposite|opp\.?|behind|around)/.exec(match)?.[0];
    return landmark ? `${landmark} ${full}` : full;
  }
  const landmark = HINDI_BESIDE.exec(sentence)?.[0];
  if (landmark) return landmark;
  const hindi = (HINDI.exec(sentence)?.[1] ?? "").trim();
  return hindi !== "" && !NO_PLACE.test(hindi) ? hindi : findStandalonePlace(sentence);
}

/** "Maths tuition for class 10, Salem, …": the only later clause that is capitalised. */
function findStandalonePlace(sentence: string): string {
  const [, ...clauses] = sentence.split(/[,:;!?\n]\s*|\.\s+/);
  const large = clauses.filter(
    (clause) =>
      /^\p{Lu}/u.test(clause) && findFacts(clause).length + findTimes(clause).length === 0,
  );
  const [place = "", ...others] = large.map((clause) => clause.replace(/\.$/, "").trim());
  const isPlace =
    others.length === 0 &&
    /^\p{Lu}\p{Ll}[\p{L}\p{M}]+(?: \p{Lu}\p{Ll}[\p{L}\p{M}]+)?$/u.test(place) &&
    !NO_PLACE.test(place) &&
    !isTradeNamed(place);
  return isPlace ? place : "";
}
