import type { Brief } from "../model/brief.ts";
import { toPhonemes } from "../sound/phonemes.ts";
import { isPronounceable } from "../sound/pronounceable.ts";
import { countWordSyllables, countSyllablesInSigns } from "../sound/syllables.ts";
import { type NameWord, splitNameWords, splitKeys } from "../guards/phrases.ts";
import { memoize } from "../model/memoize.ts";
import { isFamiliar } from "../words/familiar.ts";
import { getRoots } from "../words/roots.ts";
import { COMMON_NAMES } from "../words/lists/common-names.ts";
import { PLACES } from "../words/lists/places.ts";
import { PRODUCT_WORDS, TRADE_WORDS } from "../words/lists/trade-words.ts";
import { OVERUSED_WORDS } from "../words/lists/overused-words.ts";

/** The role of a word in a name; `distinctive` words set the name apart from others. */
export type WordRole =
  | "joining"
  | "digits"
  | "overused"
  | "product"
  | "trade"
  | "place"
  | "common"
  | "distinctive";

/** A word of a name, analysed once for all scores. */
export interface AnalyzedWord extends NameWord {
  kind: WordRole;
  /** Whether a reader knows what it means, or that it names a person or a place. */
  isUnderstood: boolean;
  sounds: readonly string[];
  syllableCount: number;
}

/** A name, analysed once for all scores. */
export interface AnalyzedName {
  text: string;
  /** Without articles and "and". */
  words: readonly AnalyzedWord[];
  /** Distinctive words and common names. */
  distinctiveWords: readonly AnalyzedWord[];
  letterCount: number;
  syllableCount: number;
  isPronounceable: boolean;
}

const JOINING_WORDS = new Set("a an the and n of by at in on for with s co".split(" "));

/** Maximum length read; the rest of a longer text is ignored. */
const MAX_LENGTH = 80;

/** Analyses a name. The founder's names in the brief count as distinctive, however common. */
export function analyzeName(text: string, brief?: Brief): AnalyzedName {
  const analyzedText = text.slice(0, MAX_LENGTH);
  const founderKeys = brief ? splitKeys(brief.founder) : [];
  const briefKeys = brief
    ? splitKeys(`${brief.founder} ${brief.place} ${brief.words.join(" ")}`)
    : [];
  const nameWords = splitNameWords(analyzedText).flatMap((nameWord) => separateDigits(nameWord));
  const allWords = nameWords.map((nameWord) => analyzeWord(nameWord, founderKeys, briefKeys));
  const words = allWords.filter((word) => word.kind !== "joining");
  const wordSyllables = allWords.reduce((sum, word) => sum + word.syllableCount, 0);
  return {
    text: analyzedText,
    words,
    distinctiveWords: words.filter((word) => word.kind === "distinctive" || word.kind === "common"),
    letterCount: allWords.reduce((sum, word) => sum + word.key.length, 0),
    syllableCount: wordSyllables && wordSyllables + countSyllablesInSigns(analyzedText),
    isPronounceable: isPronounceable(analyzedText),
  };
}

/** "Neem24" is read as "Neem" and "24". */
function separateDigits(nameWord: NameWord): NameWord[] {
  if (!/\d/.test(nameWord.key)) return [nameWord];
  return (nameWord.key.match(/\d+|[a-z]+/g) ?? []).map((key) => ({ text: key, key }));
}

function analyzeWord(
  { text, key }: NameWord,
  founderKeys: readonly string[],
  briefKeys: readonly string[],
): AnalyzedWord {
  const knownWord = lookUpWord(key);
  const kind = founderKeys.includes(key) ? "distinctive" : knownWord.kind;
  const isUnderstood =
    kind !== "distinctive" || key.length < 4 || briefKeys.includes(key) || hasMeaning(key);
  return {
    text,
    key,
    kind,
    isUnderstood,
    sounds: knownWord.sounds,
    syllableCount: knownWord.syllableCount,
  };
}

const lookUpWord = memoize((key) => ({
  kind: findWordRole(key),
  sounds: toPhonemes(key),
  syllableCount: countWordSyllables(key),
}));

/** Minimum length of a part by which a reader understands a made-up word. */
const MIN_PART_LENGTH = 4;

/** Whether a word, its beginning or its end is a known word. */
const hasMeaning = memoize((key) => {
  if (isMeaningful(key) || (key.endsWith("s") && isMeaningful(key.slice(0, -1)))) return true;
  for (let length = key.length - 1; length >= MIN_PART_LENGTH; length -= 1) {
    const [start, end] = [key.slice(0, length), key.slice(-length)];
    if (isMeaningful(start) || getRoots().has(`${start}a`) || isMeaningful(end)) return true;
  }
  return false;
});

const isMeaningful = (word: string): boolean =>
  isFamiliar(word) || findWordRole(word) !== "distinctive" || getRoots().has(word);

function findWordRole(key: string): WordRole {
  if (JOINING_WORDS.has(key)) return "joining";
  if (/^\d/.test(key)) return "digits";
  if (PRODUCT_WORDS.has(key)) return "product";
  if (TRADE_WORDS.has(key)) return "trade";
  if (OVERUSED_WORDS.has(key)) return "overused";
  if (PLACES.has(key)) return "place";
  return COMMON_NAMES.has(key) ? "common" : "distinctive";
}
