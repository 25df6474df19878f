import type { ChangeEvent } from "react";
import { createFormState } from "../../kit/frame/form-state.ts";
import type { CurrentBill } from "../current-bill.ts";
import type { BillDraft } from "../draft.ts";
import { formatIssue } from "../issue-text.ts";
import { statusCopy } from "../lifecycle-copy.ts";

export type BillFormState = ReturnType<typeof createBillForm>;

export function createBillForm({ openBill, bill, hasNumber, duplicate, change }: CurrentBill) {
  const typedDraft = openBill.draft;
  const { bind } = createFormState({ value: typedDraft, change }, []);
  const { number, date, registration } = bill.draft;
  const isTaxed = registration === "regular";
  return {
    /** The draft as typed, with the default number and date if they are empty. */
    draft: { ...typedDraft, number: typedDraft.number || number, date: typedDraft.date || date },
    bill,
    hasNumber,
    isTaxed,
    isRegistered: isTaxed || registration === "composition",
    /** Props of a field by its path: "seller.name". */
    register(path: string) {
      const { value, onValueChange } = bind(path);
      const defaultValue = path === "number" ? number : path === "date" ? date : "";
      return {
        name: path,
        value: value || defaultValue,
        onChange: ({ currentTarget }: ChangeEvent<{ value: string }>) =>
          onValueChange(currentTarget.value),
      };
    },
    setText: (path: string, text: string) => bind(path).onValueChange(text),
    /** Error message of a field; undefined if it is valid or empty. */
    getError(path: string) {
      if (path === "number" && duplicate) return statusCopy.duplicate(duplicate.draft);
      const issue = bill.issues.get(path);
      const isEmpty = issue?.kind === "value" && issue.problem === "empty";
      return issue && !isEmpty ? formatIssue(path, issue) : undefined;
    },
    change: (changes: Partial<BillDraft>) => change({ ...typedDraft, ...changes }),
  };
}

/** Focuses a field, after opening the `details` that contain it. */
export function focusField(container: HTMLElement | null, path: string): void {
  // Radio buttons have a different, shared name.
  const field = container?.querySelector<HTMLElement>(
    `[name="${path}"], [data-field="${path}"] input`,
  );
  let details = field?.closest("details");
  while (details) {
    details.open = true;
    details = details.parentElement?.closest("details");
  }
  field?.focus();
}
