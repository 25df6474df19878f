import type { DraftBrief } from "../draft.ts";
import { findProblems } from "../engine/problems.ts";
import { copy } from "./copy.ts";

/** The error message for each invalid field. */
export type Problems = Readonly<Partial<Record<keyof DraftBrief, string>>>;

/** Returns the problems of a brief to be shown as a page; empty if there are none. */
export function getProblemMessages(brief: DraftBrief): Problems {
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
