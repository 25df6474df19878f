const PERSON_TITLES = "dr mr mrs ms prof adv smt डॉ ডাঃ ડૉ श्रीमती".split(" ");
const TITLES = `shri sri shree sree maa m/s jai new the and of श्री माँ मां जय न्यू শ্রী শ্ৰী মা શ્રી જય
  ਸ੍ਰੀ ਸ਼੍ਰੀ ଶ୍ରୀ ମା ஸ்ரீ திரு శ్రీ న్యూ ಶ್ರೀ ശ്രീ`.split(/\s+/);

const isListed = (word: string, titles: readonly string[]) =>
  titles.includes(word.toLowerCase().replaceAll(".", ""));

/** Whether a word is a title or particle, which initials leave out. */
export const isTitle = (word: string): boolean => isListed(word, [...PERSON_TITLES, ...TITLES]);

const isInitial = (word: string) => /^\p{L}\.?$/u.test(word);

/** Whether a text ends in "&", with a word to follow. */
export const isHanging = (text = ""): boolean => /[&+]$/.test(text);

/**
 * Splits a text where a line may end. Titles and initials stay with their words, "&" with the word
 * before it, and both words of "Dr. Meenakshi Sundaram" together.
 */
export const splitPhrases = (text: string): string[] =>
  text
    .split(" ")
    .filter(Boolean)
    .reduce<string[]>((phrases, word, index, words) => {
      const [beforeLast = "", last = ""] = [words[index - 2], words[index - 1]];
      const rest = words.slice(index + 1);
      const isSurname = isListed(beforeLast, PERSON_TITLES) && !/['’]s$/.test(last);
      const isBound =
        [isTitle, isInitial].some((test) => test(last)) ||
        isHanging(word) ||
        (isSurname && rest.length > 1 && !isHanging(rest[0])) ||
        (isInitial(word) && (index === 1 || rest.length === 0)) ||
        /^(?:ice cream|& (?:co|sons|bros))\b/i.test(`${last} ${word}`);
      return isBound && index > 0
        ? [...phrases.slice(0, -1), `${phrases.at(-1)} ${word}`]
        : [...phrases, word];
    }, []);
