import type { ReadResult } from "@angadi/owner-tools/kit/figures/fields";

/** Returns the parsed input. Throws if it was invalid. */
export function unwrapInput<Input>(result: ReadResult<Input>): Input {
  if ("input" in result) return result.input;
  throw new Error(`Invalid input: ${JSON.stringify(result.problems)}`);
}

/** Lists the problems as "field: problem". */
export const listProblems = (result: ReadResult<unknown>): string[] =>
  "problems" in result ? result.problems.map(({ field, problem }) => `${field}: ${problem}`) : [];
