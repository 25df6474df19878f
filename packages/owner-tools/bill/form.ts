import { type FieldBinding, createFormState } from "../kit/frame/form-state.ts";
import type { Bill } from "./compute-bill.ts";
import type { CurrentBill } from "./current-bill.ts";
import type { Draft } from "./draft.ts";
import { issueText } from "./issue-text.ts";
import { statusCopy } from "./life-copy.ts";

/** State and handlers shared by the parts of the form. */
export interface Form {
  /** As typed, with the number and date that the bill would get. */
  draft: Draft;
  bill: Bill;
  /** The bill is issued: its number stays. */
  hasNumber: boolean;
  bind: (path: string) => Pick<FieldBinding, "value" | "onValueChange">;
  /** Error message of a field; undefined if it is valid or empty. */
  errorAt: (path: string) => string | undefined;
  change: (part: Partial<Draft>) => void;
}

export function makeForm({ open, bill, hasNumber, duplicate, change }: CurrentBill): Form {
  const typed = open.draft;
  const { bind } = createFormState({ value: typed, change }, []);
  const defaults = { number: bill.draft.number, date: bill.draft.date };
  return {
    draft: { ...typed, number: typed.number || defaults.number, date: typed.date || defaults.date },
    bill,
    hasNumber,
    bind(path) {
      const binding = bind(path);
      const isDefault = binding.value === "" && (path === "number" || path === "date");
      return isDefault ? { ...binding, value: defaults[path] } : binding;
    },
    errorAt(path) {
      if (path === "number" && duplicate) return statusCopy.duplicate(duplicate.draft);
      const issue = bill.issues.get(path);
      const isEmpty = issue?.kind === "figure" && issue.problem === "empty";
      return issue && !isEmpty ? issueText(path, issue) : undefined;
    },
    change: (part) => change({ ...typed, ...part }),
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
