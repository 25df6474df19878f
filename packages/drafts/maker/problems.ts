import type { DraftBrief } from "../draft.ts";
import { findProblems } from "../engine/problems.ts";
import { copy } from "./copy.ts";

/** What is wrong with a field, in words. */
export type Problems = Readonly<Partial<Record<keyof DraftBrief, string>>>;

/** What is wrong with a brief that somebody wants to see as a page; empty if nothing is. */
export function problemsIn(brief: DraftBrief): Problems {
  const problems: Partial<Record<keyof DraftBrief, string>> = {};
  const { sentence, name, businessTypeId, businessTypeName } = brief;
  if ([sentence, name, businessTypeId, businessTypeName].every((text) => text.trim() === "")) {
    problems.sentence = copy.problems.nothing;
  }
  for (const { field, kind, limit } of findProblems(brief)) {
    problems[field] ??= kind === "too-long" ? copy.problems[kind](limit) : copy.problems[kind];
  }
  return problems;
}
