const BEFORE =
  /\b(?:in|at|near|opposite|opp\.?|behind|around|from)\s+(?:the\s+)?((?:\p{Lu}[\p{L}\p{M}'’-]*|\d{1,6}|of|and)(?:\s+(?:\p{Lu}[\p{L}\p{M}'’.-]*|of))*)/gu;
const AFTER =
  /\b(\p{L}[\p{L}\p{M}]{2,}(?:\s\p{Lu}[\p{L}\p{M}]+)?)\s+(?:mein|mai|lo|nalli|madhe|il)\b/u;
const NO_PLACE =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|hindi|english|gst|upi|whatsapp|home|ghar|dukaan|dukan|diwali|i|we|rs|our)s?$/i;

/** The town or street a sentence names: "in Banjara Hills, Hyderabad", "Nagpur mein"; or "". */
export function placeIn(sentence: string): string {
  for (const { 0: whole, 1: found = "", index } of sentence.matchAll(BEFORE)) {
    const place = found.replace(/[.\s]+$|\s+(?:of|and)$/g, "");
    if (place.length < 3 || NO_PLACE.test(place) || /^(?:of|and|\d+)$/.test(place)) continue;
    const after = sentence.slice(index + whole.length);
    const town = /^,\s+(\p{Lu}[\p{L}\p{M}]+)(?=[\s.,;!]|$)/u.exec(after)?.[1];
    const full = town && !NO_PLACE.test(town) ? `${place}, ${town}` : place;
    // A landmark is not where the shop is.
    const beside = /^(?:near|opposite|opp\.?|behind|around)/.exec(whole)?.[0];
    return beside ? `${beside} ${full}` : full;
  }
  const hindi = AFTER.exec(sentence)?.[1] ?? "";
  const [last = ""] = hindi.split(" ").slice(-1);
  return hindi !== "" && /^\p{Lu}/u.test(last) && !NO_PLACE.test(last) ? last : "";
}
