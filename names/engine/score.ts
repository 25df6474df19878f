import type { Brief } from "./brief.ts";
import type { Scores } from "./business-name.ts";
import { refusal } from "./guards/refusal.ts";
import { durable } from "./scores/durable.ts";
import { legal } from "./scores/legal.ts";
import { memorable } from "./scores/memorable.ts";
import { read } from "./scores/reading.ts";
import { simple } from "./scores/simple.ts";

/** What is known of a name beside its letters. */
export interface ScoreContext {
  brief?: Brief;
  /** True where the guards have let it pass already. */
  passed?: boolean;
}

/** Shares of the total, in hundredths; the weakest of the four counts once more. */
const SHARES = { memorable: 24, simple: 20, durable: 16, legal: 20 } as const;
const SHARE_OF_LEAST = 0.2;

/** A name that must not be proposed has no more than this in total. */
const MOST_OF_REFUSED = 20;

/**
 * The four scores of a name and their total. By its text and the brief alone: a name an owner
 * types in scores as it would if we had proposed it.
 */
export function scoreName(text: string, { brief, passed = false }: ScoreContext = {}): Scores {
  const name = read(text, brief);
  const refused = passed ? undefined : refusal(name.text, brief && givenIn(brief));
  const scores = {
    memorable: memorable(name),
    simple: simple(name),
    durable: durable(name, brief),
    legal: legal(name, refused),
  };
  const total = totalOf(scores);
  return { ...scores, total: refused ? Math.min(total, MOST_OF_REFUSED) : total };
}

/** What an owner gave of themselves, which the guards let pass. */
export const givenIn = ({ person, place }: Brief): string => `${person} ${place}`;

function totalOf(scores: Omit<Scores, "total">): number {
  let sum = 0;
  let least = 100;
  for (const measure of ["memorable", "simple", "durable", "legal"] as const) {
    sum += SHARES[measure] * scores[measure].points;
    least = Math.min(least, scores[measure].points);
  }
  return Math.round(sum / 100 + SHARE_OF_LEAST * least);
}
