import { type FieldBinding, formState } from "../kit/frame/form-state.ts";
import type { PersistedState } from "../kit/frame/persisted-state.ts";
import type { Draft } from "./draft.ts";
import { issueText } from "./issue-text.ts";
import type { Bill } from "./work-out.ts";

/** What the parts of the form work with. */
export interface Form {
  draft: Draft;
  bill: Bill;
  bind: (place: string) => Pick<FieldBinding, "value" | "onType">;
  /** What is wrong at a field, in words; nothing where it is only empty. */
  errorAt: (place: string) => string | undefined;
  change: (part: Partial<Draft>) => void;
}

export function formOf(persisted: PersistedState<Draft>, bill: Bill): Form {
  const { bind } = formState(persisted, []);
  return {
    draft: persisted.value,
    bill,
    bind,
    errorAt(place) {
      const issue = bill.issues.get(place);
      const isEmpty = issue?.kind === "figure" && issue.problem === "empty";
      return issue && !isEmpty ? issueText(place, issue) : undefined;
    },
    change: (part) => persisted.change({ ...persisted.value, ...part }),
  };
}

/** Brings the visitor to a field, out of whatever it is folded into. */
export function focusField(board: HTMLElement | null, place: string): void {
  const field = board?.querySelector<HTMLElement>(`[name="${place}"]`);
  field?.closest("details")?.setAttribute("open", "");
  field?.focus();
}
