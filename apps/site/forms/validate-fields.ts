import { isEmailAddress } from "@angadi/contract/email-address";
import { MAX_MESSAGE_LENGTH } from "@angadi/contract/form-values";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** A form's error texts. */
export interface FieldErrorCopy {
  empty: string;
  /** Shown above `MAX_MESSAGE_LENGTH` characters. */
  tooLong: string;
  email: string;
  url: string;
}

/** Returns the control of a form's field. */
export const getControl = (form: HTMLFormElement, field: string): Control =>
  form.elements.namedItem(field) as Control;

export const isEmpty = ({ value }: Control): boolean => value.trim() === "";

/** Client-side errors of a form's fields: empty values, and malformed addresses. */
export function validateFields<Field extends string>(
  form: HTMLFormElement,
  fields: readonly Field[],
  copy: FieldErrorCopy,
): { [F in Field]?: string | undefined } {
  const errors: { [F in Field]?: string | undefined } = {};
  for (const field of fields) {
    const control = getControl(form, field);
    const { validity, type, value } = control;
    if (isEmpty(control)) errors[field] = copy.empty;
    // Browsers differ in the addresses that they accept.
    else if (type === "email") errors[field] = isEmailAddress(value) ? undefined : copy.email;
    else if (validity.typeMismatch || validity.patternMismatch) errors[field] = copy.url;
    else if (Array.from(value).length > MAX_MESSAGE_LENGTH) errors[field] = copy.tooLong;
  }
  return errors;
}
