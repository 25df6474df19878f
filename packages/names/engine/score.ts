import type { Brief } from "./model/brief.ts";
import type { Scores } from "./model/business-name.ts";
import { brandName, ORDINARY_BRANDS } from "./guards/brand-index.ts";
import { findSimilarBrand } from "./guards/brand-sectors.ts";
import { splitKeys } from "./guards/phrases.ts";
import { findRefusal } from "./guards/refusal.ts";
import { scoreDurability } from "./scores/durable.ts";
import { scoreLegality } from "./scores/legal.ts";
import { scoreMemorability } from "./scores/memorable.ts";
import { type AnalyzedName, analyzeName } from "./scores/reading.ts";
import { scoreSimplicity } from "./scores/simple.ts";
import { toScore, type Tally } from "./scores/tally.ts";

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
const SHARE_OF_LEAST = 0.2;

/** Maximum total of a refused name. */
const MOST_OF_REFUSED = 20;
/** Maximum total of a name that contains a brand of another trade. */
const MOST_OF_MARKED = 60;

/**
 * The four scores of a name and their total. They depend only on the text and the brief: a typed
 * name scores the same as a proposed one.
 */
export const scoreName = (text: string, context: ScoreContext = {}): Scores =>
  scoreLazily(text, context).scores();

/** A name's total; the scores are computed on request. */
export interface LazyScores {
  total: number;
  scores(): Scores;
}

/** Scores a name without its reasons, since most candidates are never shown. */
export function scoreLazily(
  text: string,
  { brief, isAccepted = false, sectors = "" }: ScoreContext,
): LazyScores {
  const name = analyzeName(text, brief);
  const refused = isAccepted
    ? undefined
    : findRefusal(name.text, brief && joinOwnWords(brief), sectors);
  const marked = brandElsewhere(name, brief);
  const tallies = {
    memorable: scoreMemorability(name),
    simple: scoreSimplicity(name),
    durable: scoreDurability(name, brief),
    legal: scoreLegality(name, refused, marked),
  };
  const most = refused ? MOST_OF_REFUSED : marked === undefined ? 100 : MOST_OF_MARKED;
  const total = Math.min(computeTotalScore(tallies), most);
  return {
    total,
    scores: () => ({
      memorable: toScore(tallies.memorable),
      simple: toScore(tallies.simple),
      durable: toScore(tallies.durable),
      legal: toScore(tallies.legal),
      total,
    }),
  };
}

/** The founder's name, the town and the requested words, which the guards accept. */
export const joinOwnWords = ({ person, place, words }: Brief): string =>
  `${person} ${place} ${words.join(" ")}`;

/** A brand of another trade that a name sounds like, unless the brief contains the word. */
function brandElsewhere({ own }: AnalyzedName, brief: Brief | undefined): string | undefined {
  const briefWords = brief ? splitKeys(joinOwnWords(brief)) : [];
  for (const { key } of own) {
    const found = briefWords.includes(key) ? undefined : findSimilarBrand(key);
    if (found !== undefined) return brandName(found.brand);
  }
  const [alone] = own.length === 1 ? own : [];
  return alone && !briefWords.includes(alone.key) && ORDINARY_BRANDS.has(alone.key)
    ? brandName(alone.key)
    : undefined;
}

function computeTotalScore(tallies: Readonly<Record<keyof typeof SHARES, Tally>>): number {
  let sum = 0;
  let least = 100;
  for (const measure of ["memorable", "simple", "durable", "legal"] as const) {
    sum += SHARES[measure] * tallies[measure].points;
    least = Math.min(least, tallies[measure].points);
  }
  return Math.round(sum / 100 + SHARE_OF_LEAST * least);
}
