import { frameCopy } from "./copy.ts";
import { InvalidInputError, type ReadResult } from "../figures/fields.ts";

export interface Computation<Input, Result> {
  readResult: ReadResult<Input>;
  input: Input | undefined;
  result: Result | undefined;
  /** Path of the first invalid field; "" if the values are valid but their total is too large. */
  invalidField: string | undefined;
}

/** Computes the result of parsed fields, or reports the first invalid field. */
export function compute<Input, Result>(
  readResult: ReadResult<Input>,
  computeResult: (input: Input) => Result,
): Computation<Input, Result> {
  if ("problems" in readResult)
    return createInvalidComputation(readResult, readResult.problems[0]?.field ?? "");
  try {
    return {
      readResult,
      input: readResult.input,
      result: computeResult(readResult.input),
      invalidField: undefined,
    };
  } catch (error) {
    // Each value is valid alone, but their combination is not.
    if (error instanceof InvalidInputError) {
      const { field, problem } = error;
      return createInvalidComputation({ problems: [{ field, problem }] }, field);
    }
    if (error instanceof RangeError) return createInvalidComputation(readResult, "");
    throw error;
  }
}

const createInvalidComputation = <Input, Result>(
  readResult: ReadResult<Input>,
  invalidField: string,
): Computation<Input, Result> => ({
  readResult,
  input: undefined,
  result: undefined,
  invalidField,
});

/** Message about the first invalid field, or undefined if none exists. */
export function formatFirstProblem(
  invalidField: string | undefined,
  getFieldLabel: (path: string) => string,
): string | undefined {
  if (invalidField === undefined) return undefined;
  return invalidField === ""
    ? frameCopy.totalTooLarge
    : frameCopy.fillInFirst(getFieldLabel(invalidField));
}
