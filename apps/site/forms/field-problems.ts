import { isEmailAddress } from "@angadi/contract/email-address";
import { MAX_MESSAGE } from "@angadi/contract/form-values";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The error text of a field. */
export interface ProblemCopy {
  empty: string;
  /** Over `MAX_MESSAGE`. */
  long: string;
  email: string;
  url: string;
}

/** Returns the control of a form's field. */
export const findControl = (form: HTMLFormElement, field: string): Control =>
  form.elements.namedItem(field) as Control;

export const isEmpty = ({ value }: Control): boolean => value.trim() === "";

/** Client-side errors of a form's fields: empty values, and malformed addresses. */
export function findFieldProblems<Field extends string>(
  form: HTMLFormElement,
  fields: readonly Field[],
  copy: ProblemCopy,
): { [F in Field]?: string | undefined } {
  const problems: { [F in Field]?: string | undefined } = {};
  for (const field of fields) {
    const control = findControl(form, field);
    const { validity, type, value } = control;
    if (isEmpty(control)) problems[field] = copy.empty;
    // Browsers differ in the addresses that they accept.
    else if (type === "email") problems[field] = isEmailAddress(value) ? undefined : copy.email;
    else if (validity.typeMismatch || validity.patternMismatch) problems[field] = copy.url;
    else if (Array.from(value).length > MAX_MESSAGE) problems[field] = copy.long;
  }
  return problems;
}
