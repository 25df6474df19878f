import type { ChangeEvent } from "react";
import { createFormState } from "../../kit/frame/form-state.ts";
import type { CurrentBill } from "../current-bill.ts";
import type { Draft } from "../draft.ts";
import { issueText } from "../issue-text.ts";
import { statusCopy } from "../life-copy.ts";

/** State and handlers shared by the parts of the form. */
export type Form = ReturnType<typeof makeForm>;

export function makeForm({ open, bill, hasNumber, duplicate, change }: CurrentBill) {
  const typed = open.draft;
  const { bind } = createFormState({ value: typed, change }, []);
  const { number, date, registration } = bill.draft;
  const isTaxed = registration === "regular";
  return {
    /** As typed, with the number and date that the bill would get. */
    draft: { ...typed, number: typed.number || number, date: typed.date || date },
    bill,
    hasNumber,
    /** The seller charges tax. */
    isTaxed,
    /** The seller has a GSTIN. */
    isRegistered: isTaxed || registration === "composition",
    /** Props of a field by its path: "seller.name". */
    register(path: string) {
      const { value, onValueChange } = bind(path);
      const byDefault = path === "number" ? number : path === "date" ? date : "";
      return {
        name: path,
        value: value || byDefault,
        onChange: ({ currentTarget }: ChangeEvent<{ value: string }>) =>
          onValueChange(currentTarget.value),
      };
    },
    setText: (path: string, text: string) => bind(path).onValueChange(text),
    /** Error message of a field; undefined if it is valid or empty. */
    errorAt(path: string) {
      if (path === "number" && duplicate) return statusCopy.duplicate(duplicate.draft);
      const issue = bill.issues.get(path);
      const isEmpty = issue?.kind === "figure" && issue.problem === "empty";
      return issue && !isEmpty ? issueText(path, issue) : undefined;
    },
    change: (part: Partial<Draft>) => change({ ...typed, ...part }),
  };
}

/** Focuses a field, opening the collapsed parts around it. */
export function focusField(maker: HTMLElement | null, path: string): void {
  // Radio buttons have a different, shared name.
  const field = maker?.querySelector<HTMLElement>(`[name="${path}"], [data-field="${path}"] input`);
  for (let fold = field?.closest("details"); fold; fold = fold.parentElement?.closest("details")) {
    fold.open = true;
  }
  field?.focus();
}
