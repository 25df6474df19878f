/** Titles of people, whose name follows. */
const PERSON_TITLES = "dr mr mrs ms prof adv smt डॉ ডাঃ ડૉ श्रीमती";

/** Titles and particles, which stay with the word after them, and which initials leave out. */
export const TITLES = new Set(
  `${PERSON_TITLES} shri sri shree sree maa m/s jai new the and of
  श्री माँ मां जय न्यू শ্রী শ্ৰী মা શ્રી જય ਸ੍ਰੀ ਸ਼੍ਰੀ ଶ୍ରୀ ମା ஸ்ரீ திரு శ్రీ న్యూ ಶ್ರೀ ശ്രീ`.split(/\s+/),
);

export const toTitle = (word: string): string => word.toLowerCase().replaceAll(".", "");

const isTitle = (word: string) => TITLES.has(toTitle(word));
const isPersonTitle = (word: string) => PERSON_TITLES.split(" ").includes(toTitle(word));
const isInitial = (word: string) => /^\p{L}\.?$/u.test(word);

/** Whether a line that ends so leaves its last word hanging: "Tyres &". */
export const isHanging = (text: string): boolean => /[&+]$/.test(text);

/**
 * Splits a text where a line may end. Titles and initials stay with their words, "&" with the word
 * before it, and both words of "Dr. Meenakshi Sundaram" together.
 */
export function splitPhrases(text: string): string[] {
  const words = text.split(" ").filter(Boolean);
  const phrases: string[] = [];
  for (const [index, word] of words.entries()) {
    const [beforeLast = "", last = ""] = [words[index - 2], words[index - 1]];
    const rest = words.slice(index + 1);
    const isSurname =
      isPersonTitle(beforeLast) &&
      !/['’]s$/.test(last) &&
      rest.length > 1 &&
      !isHanging(rest[0] ?? "");
    const isBound =
      isTitle(last) ||
      isInitial(last) ||
      isHanging(word) ||
      isSurname ||
      (isInitial(word) && (index === 1 || rest.length === 0)) ||
      /^ice cream/i.test(`${last} ${word}`);
    phrases.push(isBound && index > 0 ? `${phrases.pop()} ${word}` : word);
  }
  return phrases;
}
