import type { Reason, Score } from "../business-name.ts";
import type { Measure, ReasonCode } from "./reasons.ts";

/** One thing that counts for a name or against it: points above or below nought. */
export interface Mark<M extends Measure> {
  code: ReasonCode<M>;
  points: number;
  with?: string;
}

/** What a point of a mark is worth: enough that the scores use their whole range. */
const SPREAD = 1.6;

/** At most this many reasons stand under a score. */
const MOST_REASONS = 4;

/** A base and its marks as a score: their sum within 0 to 100, the weightiest marks as reasons. */
export function tally<M extends Measure>(base: number, marks: readonly Mark<M>[]): Score {
  let points = base;
  for (const mark of marks) points += mark.points * SPREAD;
  const weightiest = marks.toSorted((one, other) => Math.abs(other.points) - Math.abs(one.points));
  return {
    points: Math.round(Math.min(100, Math.max(0, points))),
    reasons: weightiest.slice(0, MOST_REASONS).map((mark) => reasonOf(mark)),
  };
}

function reasonOf<M extends Measure>(mark: Mark<M>): Reason {
  const reason: Reason = { code: mark.code, good: mark.points >= 0 };
  return mark.with === undefined ? reason : { ...reason, with: mark.with };
}
