import { fleschKincaid } from "flesch-kincaid";
import { syllable } from "syllable";

export interface Reading {
  /** Years of school needed to understand this on first reading. */
  grade: number;
  words: number;
}

const sentenceSegmenter = new Intl.Segmenter("en", { granularity: "sentence" });
const wordSegmenter = new Intl.Segmenter("en", { granularity: "word" });
const syllableCache = new Map<string, number>();

/** Returns the Flesch-Kincaid grade of passages; the end of a passage ends its last sentence. */
export function measureReading(passages: readonly string[]): Reading {
  const counts = { sentence: 0, word: 0, syllable: 0 };
  for (const passage of passages) {
    for (const sentence of splitSentences(passage)) {
      const sentenceWords = splitWords(sentence);
      if (sentenceWords.length === 0) continue;
      counts.sentence += 1;
      counts.word += sentenceWords.length;
      for (const word of sentenceWords) counts.syllable += countSyllables(word);
    }
  }
  return { grade: fleschKincaid(counts), words: counts.word };
}

/** Returns the sentences that are hardest to read. */
export function findHardestSentences(passages: readonly string[], count: number): string[] {
  const grades = new Map(
    passages.flatMap(splitSentences).map((sentence) => [sentence, measureReading([sentence])]),
  );
  return [...grades]
    .filter(([, { words }]) => words > 7)
    .toSorted(([, one], [, other]) => other.grade - one.grade)
    .slice(0, count)
    .map(([sentence]) => sentence);
}

const splitSentences = (passage: string): string[] =>
  [...sentenceSegmenter.segment(passage)].map(({ segment }) => segment.trim());

const splitWords = (sentence: string): string[] =>
  [...wordSegmenter.segment(sentence)]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);

function countSyllables(word: string): number {
  // A number counts as one syllable: readers do not spell it out.
  const count = syllableCache.get(word) ?? (/\d/.test(word) ? 1 : Math.max(1, syllable(word)));
  syllableCache.set(word, count);
  return count;
}
