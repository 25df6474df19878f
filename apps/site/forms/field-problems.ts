type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The error text of a field. */
export interface ProblemCopy {
  empty: string;
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
): Partial<Record<Field, string>> {
  const problems: Partial<Record<Field, string>> = {};
  for (const field of fields) {
    const control = findControl(form, field);
    const { validity, type } = control;
    if (isEmpty(control)) problems[field] = copy.empty;
    else if (validity.typeMismatch || validity.patternMismatch)
      problems[field] = type === "email" ? copy.email : copy.url;
  }
  return problems;
}
