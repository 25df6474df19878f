import { isFamiliar } from "../words/familiar.ts";
import type { AnalyzedWord } from "./analyze-name.ts";
import type { ScoreMark } from "./raw-score.ts";

/** A spelling that cannot be derived from its sound, and its negative points. */
type SpellingAmbiguity = readonly [
  code: ScoreMark<"simple">["code"],
  spelling: RegExp,
  points: number,
];

const SPELLING_AMBIGUITIES: readonly SpellingAmbiguity[] = [
  ["silent-letters", /^(?:kn|gn|wr|ps|pn|rh)|(?:mb|mn|bt)$|ght|[aeo]lk$|stle|isle|wh/, -12],
  ["unusual-vowels", /ough|augh|eau|oeu|ae|[^c]ei|eo|uy|ieu|[^aeiouy]y[^aeiouy]/, -12],
  ["ph-or-f", /ph/, -10],
  ["soft-c", /c[eiy]/, -6],
  ["c-or-k", /ck|ch[rlo]|que$|kw|q[^u]|q$|kk|k[aou]|^c[aou]/, -4],
  ["unusual-letters", /x|z$|zz|[^aeiou]z[^aeiouy]/, -6],
  ["doubled-letter", /([bcdfghjklmnpqrstvwxz])\1/, -5],
  ["long-vowel", /ee|oo|aa|ii|uu|ou|ea|ie/, -4],
  ["w-or-v", /w[aiey]|[aeiou]v/, -2],
];

/** Lowest total of points for spelling ambiguities. */
const MIN_TOTAL_POINTS = -40;

/**
 * Finds words a listener might spell differently. Familiar words, places and trade words are never
 * ambiguous.
 */
export function findSpellingAmbiguities(words: readonly AnalyzedWord[]): ScoreMark<"simple">[] {
  const marks: ScoreMark<"simple">[] = [];
  let remainingPoints = MIN_TOTAL_POINTS;
  for (const word of words.filter((candidate) => isUnfamiliar(candidate)))
    for (const [code, spelling, points] of SPELLING_AMBIGUITIES) {
      if (remainingPoints === 0 || !spelling.test(word.key)) continue;
      const wordPoints = Math.max(remainingPoints, points);
      remainingPoints -= wordPoints;
      marks.push({ code, points: wordPoints, subject: word.text });
    }
  return marks;
}

function isUnfamiliar({ kind, key }: AnalyzedWord): boolean {
  return (kind === "distinctive" || kind === "common") && !isFamiliar(key);
}
