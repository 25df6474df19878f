import type { ReadResult } from "../figures/fields.ts";
import type { Problem } from "../figures/numbers.ts";
import type { SavedState } from "./saved-state.ts";

/** Props that bind a field to its text: spread onto a `FigureField` or `NameField`. */
export interface FieldBinding {
  value: string;
  onValueChange: (text: string) => void;
  problem: Problem | undefined;
}

/** A tool's fields, bound by path: "in.0.weeks.3". */
export interface FormState<T> {
  fields: T;
  bind: (path: string) => FieldBinding;
  /** Applies any other change, such as a new line or a choice. */
  update: (next: T) => void;
}

/** Combines the saved fields with their problems. */
export function createFormState<T>(
  savedState: Pick<SavedState<T>, "value" | "change">,
  readResults: readonly ReadResult<unknown>[],
): FormState<T> {
  const problems = new Map(
    readResults.flatMap((readResult) =>
      "problems" in readResult
        ? readResult.problems.map(({ field, problem }) => [field, problem])
        : [],
    ),
  );
  return {
    fields: savedState.value,
    update: savedState.change,
    bind: (path) => ({
      value: String(getAtPath(savedState.value, path.split("."))),
      onValueChange: (text) =>
        savedState.change(setAtPath(savedState.value, path.split("."), text)),
      problem: problems.get(path),
    }),
  };
}

function getAtPath(fields: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return fields ?? "";
  return getAtPath((fields as Record<string, unknown> | undefined)?.[name], rest);
}

function setAtPath<T>(fields: T, [name, ...rest]: readonly string[], text: string): T {
  if (name === undefined) return text as T;
  if (Array.isArray(fields)) {
    return fields.map((item: unknown, index) =>
      index === Number(name) ? setAtPath(item, rest, text) : item,
    ) as T;
  }
  const value = (fields as Record<string, unknown>)[name];
  return { ...fields, [name]: setAtPath(value, rest, text) };
}
