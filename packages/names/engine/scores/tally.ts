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

/** A score before its reasons are told: most candidates' never are. */
export interface Tally {
  points: number;
  marks: readonly Mark<Measure>[];
}

/** A base and its marks: their sum, within 0 to 100. */
export function tally<M extends Measure>(base: number, marks: readonly Mark<M>[]): Tally {
  let points = base;
  for (const mark of marks) points += mark.points * SPREAD;
  return { points: Math.round(Math.min(100, Math.max(0, points))), marks };
}

/** The score with its weightiest marks as reasons. */
export function toScore({ points, marks }: Tally): Score {
  const weightiest = marks.toSorted((one, other) => Math.abs(other.points) - Math.abs(one.points));
  return { points, reasons: weightiest.slice(0, MOST_REASONS).map((mark) => toReason(mark)) };
}

function toReason(mark: Mark<Measure>): Reason {
  const reason: Reason = { code: mark.code, good: mark.points >= 0 };
  return mark.with === undefined ? reason : { ...reason, with: mark.with };
}
