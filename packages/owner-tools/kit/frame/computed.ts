import { frameCopy } from "./copy.ts";
import { InvalidInput, type ReadResult } from "../figures/fields.ts";

/** A form or a part of it, computed as far as its figures allow. */
export interface Computed<Input, Result> {
  read: ReadResult<Input>;
  input: Input | undefined;
  result: Result | undefined;
  /** The place of what has to be put right first; "" where figures are too large together. */
  invalidField: string | undefined;
}

/** Works out what has been read, or says where it cannot be. */
export function compute<Input, Result>(
  read: ReadResult<Input>,
  sum: (input: Input) => Result,
): Computed<Input, Result> {
  if ("problems" in read) return nothing(read, read.problems[0]?.field ?? "");
  try {
    return { read, input: read.input, result: sum(read.input), invalidField: undefined };
  } catch (error) {
    // Figures that are right one by one, and not together.
    if (error instanceof InvalidInput) {
      const { field, problem } = error;
      return nothing({ problems: [{ field, problem }] }, field);
    }
    if (error instanceof RangeError) return nothing(read, "");
    throw error;
  }
}

const nothing = <Input, Result>(
  read: ReadResult<Input>,
  invalidField: string,
): Computed<Input, Result> => ({
  read,
  input: undefined,
  result: undefined,
  invalidField,
});

/** What to put right first, in words; `nameOf` calls a field by its place. */
export function firstProblem(
  invalidField: string | undefined,
  nameOf: (place: string) => string,
): string | undefined {
  if (invalidField === undefined) return undefined;
  return invalidField === "" ? frameCopy.together : frameCopy.first(nameOf(invalidField));
}
