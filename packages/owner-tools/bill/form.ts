import { type FieldBinding, createFormState } from "../kit/frame/form-state.ts";
import type { Draft } from "./draft.ts";
import { issueText } from "./issue-text.ts";
import type { Bill } from "./compute-bill.ts";

/** State and handlers shared by the parts of the form. */
export interface Form {
  draft: Draft;
  bill: Bill;
  bind: (path: string) => Pick<FieldBinding, "value" | "onValueChange">;
  /** Error message of a field; undefined if it is valid or empty. */
  errorAt: (path: string) => string | undefined;
  change: (part: Partial<Draft>) => void;
}

interface State {
  value: Draft;
  change: (next: Draft) => void;
}

export function makeForm({ value, change }: State, bill: Bill): Form {
  const { bind } = createFormState({ value, change, replace: change, undo: null }, []);
  return {
    draft: value,
    bill,
    bind,
    errorAt(path) {
      const issue = bill.issues.get(path);
      const isEmpty = issue?.kind === "figure" && issue.problem === "empty";
      return issue && !isEmpty ? issueText(path, issue) : undefined;
    },
    change: (part) => change({ ...value, ...part }),
  };
}

/** Focuses a field, opening the collapsed parts around it. */
export function focusField(board: HTMLElement | null, path: string): void {
  // Radio buttons have a different, shared name.
  const field = board?.querySelector<HTMLElement>(`[name="${path}"], [data-place="${path}"] input`);
  for (let fold = field?.closest("details"); fold; fold = fold.parentElement?.closest("details")) {
    fold.open = true;
  }
  field?.focus();
}
