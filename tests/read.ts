import type { ReadResult } from "@angadi/owner-tools/kit/figures/fields";

/** What was read, where a test knows that nothing is wrong with it. */
export function readOf<Input>(read: ReadResult<Input>): Input {
  if ("input" in read) return read.input;
  throw new Error(`Not read: ${JSON.stringify(read.problems)}`);
}

/** What is wrong, as "field: problem". */
export const problemsOf = (read: ReadResult<unknown>): string[] =>
  "problems" in read ? read.problems.map(({ field, problem }) => `${field}: ${problem}`) : [];
