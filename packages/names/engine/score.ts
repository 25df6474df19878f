import type { Brief } from "./model/brief.ts";
import type { Scores } from "./model/business-name.ts";
import { getBrandName, ORDINARY_BRANDS } from "./guards/brand-index.ts";
import { findSimilarBrand } from "./guards/brand-sectors.ts";
import { splitKeys } from "./guards/phrases.ts";
import { findRejection } from "./guards/rejection.ts";
import { scoreDurability } from "./scores/durable.ts";
import { scoreLegality } from "./scores/legal.ts";
import { scoreMemorability } from "./scores/memorable.ts";
import { type AnalyzedName, analyzeName } from "./scores/analyze-name.ts";
import { scoreSimplicity } from "./scores/simple.ts";
import { toScore, type RawScore } from "./scores/raw-score.ts";

/** What is known about a name besides its text. */
export interface ScoreContext {
  brief?: Brief;
  /** True if the guards have already accepted the name. */
  isAccepted?: boolean;
  /** Letters of the markets of the brief's trade. */
  sectors?: string;
}

/** Shares of the total, in per cent; the lowest of the four scores is added once more. */
const SHARES = { memorable: 24, simple: 20, durable: 16, legal: 20 } as const;
const LOWEST_SCORE_SHARE = 0.2;

/** Maximum total of a rejected name. */
const MAX_REJECTED_TOTAL = 20;
/** Maximum total of a name that contains a brand of another trade. */
const MAX_BRAND_ELSEWHERE_TOTAL = 60;

/**
 * The four scores of a name and their total. They depend only on the text and the brief: a typed
 * name scores the same as a proposed one.
 */
export const scoreName = (text: string, context: ScoreContext = {}): Scores =>
  scoreLazily(text, context).computeScores();

/** A name's total; the scores are computed on request. */
export interface LazyScores {
  total: number;
  computeScores: () => Scores;
}

/** Scores a name; its reasons are computed on request, since most candidates are never shown. */
export function scoreLazily(
  text: string,
  { brief, isAccepted = false, sectors = "" }: ScoreContext,
): LazyScores {
  const name = analyzeName(text, brief);
  const rejection = isAccepted
    ? undefined
    : findRejection(name.text, brief && joinOwnWords(brief), sectors);
  const brandElsewhere = findBrandElsewhere(name, brief);
  const tallies = {
    memorable: scoreMemorability(name),
    simple: scoreSimplicity(name),
    durable: scoreDurability(name, brief),
    legal: scoreLegality(name, rejection, brandElsewhere),
  };
  const maxTotal = rejection
    ? MAX_REJECTED_TOTAL
    : brandElsewhere === undefined
      ? 100
      : MAX_BRAND_ELSEWHERE_TOTAL;
  const total = Math.min(computeTotalScore(tallies), maxTotal);
  return {
    total,
    computeScores: () => ({
      memorable: toScore(tallies.memorable),
      simple: toScore(tallies.simple),
      durable: toScore(tallies.durable),
      legal: toScore(tallies.legal),
      total,
    }),
  };
}

/** The founder's name, the town and the requested words, which the guards accept. */
export const joinOwnWords = ({ founder, place, words }: Brief): string =>
  `${founder} ${place} ${words.join(" ")}`;

/** The brand of another trade that a name sounds like, unless the brief contains the word. */
function findBrandElsewhere(
  { distinctiveWords }: AnalyzedName,
  brief: Brief | undefined,
): string | undefined {
  const briefWords = brief ? splitKeys(joinOwnWords(brief)) : [];
  for (const { key } of distinctiveWords) {
    const similarBrand = briefWords.includes(key) ? undefined : findSimilarBrand(key);
    if (similarBrand !== undefined) return getBrandName(similarBrand.brand);
  }
  const [onlyWord] = distinctiveWords.length === 1 ? distinctiveWords : [];
  return onlyWord && !briefWords.includes(onlyWord.key) && ORDINARY_BRANDS.has(onlyWord.key)
    ? getBrandName(onlyWord.key)
    : undefined;
}

function computeTotalScore(tallies: Readonly<Record<keyof typeof SHARES, RawScore>>): number {
  let sum = 0;
  let lowest = 100;
  for (const measure of ["memorable", "simple", "durable", "legal"] as const) {
    sum += SHARES[measure] * tallies[measure].points;
    lowest = Math.min(lowest, tallies[measure].points);
  }
  return Math.round(sum / 100 + LOWEST_SCORE_SHARE * lowest);
}
