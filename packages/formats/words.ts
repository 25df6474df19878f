/** "cakes" → "Cakes"; "iPhone" and scripts without capitals stay as they are. */
export function capitalize(text: string): string {
  const [first = ""] = text;
  if (/^\p{Ll}\p{Lu}/u.test(text)) return text;
  return first.toLocaleUpperCase("en-IN") + text.slice(first.length);
}

/** Lower case, without Latin accents and apostrophes: "Café’s" → "cafes". */
export const normalizeWord = (text: string): string =>
  text
    .normalize("NFD")
    // Vowel signs of Indian scripts are marks as well, but must stay.
    .replaceAll(/[\u0300-\u036f'’]/g, "")
    .toLowerCase();

/** The words of a text, normalized: "Cafés & chai" → "cafes", "chai". */
export const splitWords = (text: string): string[] =>
  normalizeWord(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** The only three-letter words that count as plurals: "acs" is one, "gas" is not. */
const SHORT_PLURAL = /^(?:ac|tv|pc)s$/;

/** Means spectacles, so it is not the plural of "glass". */
const GLASSES = "glasses";

/** "classes" → "class", "candies" → "candy", "cakes" → "cake". */
export function singularize(word: string): string {
  if (word === GLASSES) return word;
  if (SHORT_PLURAL.test(word)) return word.slice(0, -1);
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x)es$/.test(word)) return word.slice(0, -2);
  if (word.length > 3 && /[^sui]s$/.test(word)) return word.slice(0, -1);
  return word;
}
