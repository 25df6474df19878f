import { frameWords } from "./copy.ts";
import { BadInput, type Read } from "../figures/fields.ts";

/** A form or a part of it, worked out as far as its figures allow. */
export interface Worked<Input, Result> {
  read: Read<Input>;
  input: Input | undefined;
  result: Result | undefined;
  /** The place of what has to be put right first; "" where figures are too large together. */
  wrong: string | undefined;
}

/** Works out what has been read, or says where it cannot be. */
export function worked<Input, Result>(
  read: Read<Input>,
  sum: (input: Input) => Result,
): Worked<Input, Result> {
  if ("problems" in read) return nothing(read, read.problems[0]?.field ?? "");
  try {
    return { read, input: read.input, result: sum(read.input), wrong: undefined };
  } catch (error) {
    // Figures that are right one by one, and not together.
    if (error instanceof BadInput) {
      const { field, problem } = error;
      return nothing({ problems: [{ field, problem }] }, field);
    }
    if (error instanceof RangeError) return nothing(read, "");
    throw error;
  }
}

const nothing = <Input, Result>(read: Read<Input>, wrong: string): Worked<Input, Result> => ({
  read,
  input: undefined,
  result: undefined,
  wrong,
});

/** What to put right first, in words; `nameOf` calls a field by its place. */
export function firstThen(
  wrong: string | undefined,
  nameOf: (place: string) => string,
): string | undefined {
  if (wrong === undefined) return undefined;
  return wrong === "" ? frameWords.together : frameWords.first(nameOf(wrong));
}
