import { isVowel } from "../sound/phonemes.ts";
import type { AnalyzedName, AnalyzedWord } from "./analyze-name.ts";
import { findSpellingAmbiguities } from "./spelling-ambiguities.ts";
import { type ScoreMark, type RawScore, addMarks } from "./raw-score.ts";

type Marks = ScoreMark<"simple">[];

const BASE = 69;

/** Faults that cost at most this many points together are ignored. */
const MAX_IGNORED_PENALTY = 2;

/** How easy a name is to say, hear and write down. */
export function scoreSimplicity(name: AnalyzedName): RawScore {
  if (name.syllableCount === 0) return addMarks(15, [{ code: "no-words", points: 0 }]);
  const ambiguities = findSpellingAmbiguities(name.words);
  const faults = [
    ...ambiguities,
    ...markSymbols(name),
    ...markSize(name),
    ...markClusters(name.words),
  ];
  if (!name.isPronounceable) faults.push({ code: "unpronounceable", points: -40 });
  return addMarks(BASE, [
    ...faults,
    ...markMerits(name, sumPoints(ambiguities), sumPoints(faults)),
  ]);
}

function sumPoints(marks: Marks): number {
  return marks.reduce((sum, mark) => sum + mark.points, 0);
}

function markMerits(name: AnalyzedName, ambiguityPoints: number, faultPoints: number): Marks {
  const marks: Marks = [];
  if (ambiguityPoints >= -MAX_IGNORED_PENALTY) marks.push({ code: "spelt-as-said", points: 6 });
  if (faultPoints >= -MAX_IGNORED_PENALTY && name.syllableCount <= 5)
    marks.push({ code: "easy-to-dictate", points: 5 });
  if (name.words.length === 1) marks.push({ code: "one-word", points: 3 });
  return marks;
}

function markSymbols({ text }: AnalyzedName): Marks {
  const marks: Marks = [];
  const digits = /\d+/.exec(text)?.[0];
  if (digits !== undefined) marks.push({ code: "digits", points: -14, subject: digits });
  if (/[\p{L}\p{N}][-–—_][\p{L}\p{N}]/u.test(text)) marks.push({ code: "hyphen", points: -9 });
  const unusualSymbols = text.replaceAll(/[\p{L}\p{M}\p{N}\s\-–—_&'’.,]/gu, "");
  if (unusualSymbols !== "") marks.push({ code: "symbols", points: -12, subject: unusualSymbols });
  return marks;
}

function markSize({ words, syllableCount }: AnalyzedName): Marks {
  const marks: Marks = [];
  if (words.length > 2)
    marks.push({
      code: "many-words",
      points: Math.max(-24, -8 * (words.length - 2)),
      subject: String(words.length),
    });
  if (syllableCount > 4)
    marks.push({
      code: "many-syllables",
      points: Math.max(-30, -4 * (syllableCount - 4)),
      subject: String(syllableCount),
    });
  return marks;
}

/** Marks three consonant sounds or two vowel sounds together, since they slow a speaker down. */
function markClusters(words: readonly AnalyzedWord[]): Marks {
  const marks: Marks = [];
  const consonantClusterWord = words.find((word) => measureLongestRun(word, false) >= 3);
  if (consonantClusterWord)
    marks.push({ code: "consonant-cluster", points: -5, subject: consonantClusterWord.text });
  const adjacentVowelsWord = words.find((word) => measureLongestRun(word, true) >= 2);
  if (adjacentVowelsWord)
    marks.push({ code: "adjacent-vowels", points: -4, subject: adjacentVowelsWord.text });
  return marks;
}

function measureLongestRun({ sounds }: AnalyzedWord, isVowelRun: boolean): number {
  let longest = 0;
  let runLength = 0;
  for (const sound of sounds) {
    runLength = isVowel(sound) === isVowelRun ? runLength + 1 : 0;
    longest = Math.max(longest, runLength);
  }
  return longest;
}
