import type { Brief } from "../model/brief.ts";
import { toPhonemes } from "../sound/phonemes.ts";
import { isPronounceable } from "../sound/pronounceable.ts";
import { countWordSyllables, countSyllablesInSigns } from "../sound/syllables.ts";
import { type Piece, splitPieces, splitKeys } from "../guards/phrases.ts";
import { memoize } from "../model/memoize.ts";
import { isFamiliar } from "../words/familiar.ts";
import { getRoots } from "../words/roots.ts";
import { COMMON_NAMES } from "../words/lists/common-names.ts";
import { PLACES } from "../words/lists/places.ts";
import { PRODUCT_WORDS, TRADE_WORDS } from "../words/lists/trade-words.ts";
import { WORN_WORDS } from "../words/lists/worn-words.ts";

/** The role of a word in a name; `own` words distinguish it. */
export type Kind =
  | "joining"
  | "figures"
  | "worn"
  | "product"
  | "trade"
  | "place"
  | "common"
  | "own";

/** A word of a name, analysed once for all scores. */
export interface Word extends Piece {
  kind: Kind;
  /** Whether it means something to a reader, or is the name of a person or place. */
  isUnderstood: boolean;
  sounds: readonly string[];
  syllables: number;
}

/** A name, analysed once for all scores. */
export interface AnalyzedName {
  text: string;
  /** Without articles and "and". */
  words: readonly Word[];
  own: readonly Word[];
  letters: number;
  syllables: number;
  pronounceable: boolean;
}

const JOINING = new Set("a an the and n of by at in on for with s co".split(" "));

/** Maximum length read; the rest of a longer text is ignored. */
const LONGEST = 80;

/** Analyses a name. The founder's names in the brief count as own words, however common. */
export function analyzeName(text: string, brief?: Brief): AnalyzedName {
  const start = text.slice(0, LONGEST);
  const founder = brief ? splitKeys(brief.person) : [];
  const briefWords = brief
    ? splitKeys(`${brief.person} ${brief.place} ${brief.words.join(" ")}`)
    : [];
  const pieces = splitPieces(start).flatMap((piece) => withoutFigures(piece));
  const all = pieces.map((piece) => readWord(piece, founder, briefWords));
  const words = all.filter((word) => word.kind !== "joining");
  const wordSyllables = all.reduce((sum, word) => sum + word.syllables, 0);
  return {
    text: start,
    words,
    own: words.filter((word) => word.kind === "own" || word.kind === "common"),
    letters: all.reduce((sum, word) => sum + word.key.length, 0),
    syllables: wordSyllables && wordSyllables + countSyllablesInSigns(start),
    pronounceable: isPronounceable(start),
  };
}

/** "Neem24" is read as "Neem" and "24". */
function withoutFigures(piece: Piece): Piece[] {
  if (!/\d/.test(piece.key)) return [piece];
  return (piece.key.match(/\d+|[a-z]+/g) ?? []).map((key) => ({ text: key, key }));
}

function readWord(
  { text, key }: Piece,
  founder: readonly string[],
  briefWords: readonly string[],
): Word {
  const wordReading = knownWord(key);
  const kind = founder.includes(key) ? "own" : wordReading.kind;
  const isUnderstood =
    kind !== "own" || key.length < 4 || briefWords.includes(key) || hasMeaning(key);
  return {
    text,
    key,
    kind,
    isUnderstood,
    sounds: wordReading.sounds,
    syllables: wordReading.syllables,
  };
}

const knownWord = memoize((key) => ({
  kind: wordKind(key),
  sounds: toPhonemes(key),
  syllables: countWordSyllables(key),
}));

/** Minimum length of a part by which a reader understands a made-up word. */
const LEAST_PART = 4;

/** Whether a word, its beginning or its end is a known word. */
const hasMeaning = memoize((key) => {
  if (isMeaningful(key) || (key.endsWith("s") && isMeaningful(key.slice(0, -1)))) return true;
  for (let length = key.length - 1; length >= LEAST_PART; length -= 1) {
    const [start, end] = [key.slice(0, length), key.slice(-length)];
    if (isMeaningful(start) || getRoots().has(`${start}a`) || isMeaningful(end)) return true;
  }
  return false;
});

const isMeaningful = (word: string): boolean =>
  isFamiliar(word) || wordKind(word) !== "own" || getRoots().has(word);

function wordKind(key: string): Kind {
  if (JOINING.has(key)) return "joining";
  if (/^\d/.test(key)) return "figures";
  if (PRODUCT_WORDS.has(key)) return "product";
  if (TRADE_WORDS.has(key)) return "trade";
  if (WORN_WORDS.has(key)) return "worn";
  if (PLACES.has(key)) return "place";
  return COMMON_NAMES.has(key) ? "common" : "own";
}
