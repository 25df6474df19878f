import type { ReadResult } from "@angadi/owner-tools/kit/figures/fields";

/** The parsed input, for tests with valid input. */
export function unwrapInput<Input>(read: ReadResult<Input>): Input {
  if ("input" in read) return read.input;
  throw new Error(`Not read: ${JSON.stringify(read.problems)}`);
}

/** The problems, as "field: problem". */
export const listProblems = (read: ReadResult<unknown>): string[] =>
  "problems" in read ? read.problems.map(({ field, problem }) => `${field}: ${problem}`) : [];
