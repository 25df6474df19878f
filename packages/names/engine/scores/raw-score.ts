import type { Reason, Score } from "../model/business-name.ts";
import type { Measure, ReasonCode } from "./reasons.ts";

/** One argument for or against a name, with positive or negative points. */
export interface ScoreMark<M extends Measure> {
  code: ReasonCode<M>;
  points: number;
  subject?: string;
}

/** Factor for the points of marks, chosen so that the scores use their whole range. */
const SPREAD = 1.6;

/** Maximum number of reasons shown for a score. */
const MAX_REASONS = 4;

/** A score without its reasons, which most candidates never need. */
export interface RawScore {
  points: number;
  marks: readonly ScoreMark<Measure>[];
}

/** Adds marks to a base; the result is limited to 0 to 100. */
export function addMarks<M extends Measure>(
  base: number,
  marks: readonly ScoreMark<M>[],
): RawScore {
  let points = base;
  for (const mark of marks) points += mark.points * SPREAD;
  return { points: Math.round(Math.min(100, Math.max(0, points))), marks };
}

/** Converts a raw score to a score, with the most important marks as reasons. */
export function toScore({ points, marks }: RawScore): Score {
  const sortedMarks = marks.toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points));
  return { points, reasons: sortedMarks.slice(0, MAX_REASONS).map((mark) => toReason(mark)) };
}

function toReason(mark: ScoreMark<Measure>): Reason {
  const reason: Reason = { code: mark.code, isGood: mark.points >= 0 };
  return mark.subject === undefined ? reason : { ...reason, subject: mark.subject };
}
