import { type FieldBinding, formState } from "../kit/frame/form-state.ts";
import type { Draft } from "./draft.ts";
import { issueText } from "./issue-text.ts";
import type { Bill } from "./compute-bill.ts";

/** What the parts of the form work with. */
export interface Form {
  draft: Draft;
  bill: Bill;
  bind: (place: string) => Pick<FieldBinding, "value" | "onType">;
  /** What is wrong at a field, in words; nothing if it is only empty. */
  errorAt: (place: string) => string | undefined;
  change: (part: Partial<Draft>) => void;
}

interface State {
  value: Draft;
  change: (next: Draft) => void;
}

export function makeForm({ value, change }: State, bill: Bill): Form {
  const { bind } = formState({ value, change, replace: change, undo: null }, []);
  return {
    draft: value,
    bill,
    bind,
    errorAt(place) {
      const issue = bill.issues.get(place);
      const isEmpty = issue?.kind === "figure" && issue.problem === "empty";
      return issue && !isEmpty ? issueText(place, issue) : undefined;
    },
    change: (part) => change({ ...value, ...part }),
  };
}

/** Brings the visitor to a field, out of whatever it is folded into. */
export function focusField(board: HTMLElement | null, place: string): void {
  // Radio buttons share a name of their own.
  const field = board?.querySelector<HTMLElement>(
    `[name="${place}"], [data-place="${place}"] input`,
  );
  for (let fold = field?.closest("details"); fold; fold = fold.parentElement?.closest("details")) {
    fold.open = true;
  }
  field?.focus();
}
