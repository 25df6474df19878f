type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The error text of a field. */
export interface ProblemCopy {
  empty: string;
  email: string;
  url: string;
}

/** The control of a field in a form. */
export const findControl = (form: HTMLFormElement, field: string): Control =>
  form.elements.namedItem(field) as Control;

export const isEmpty = ({ value }: Control): boolean => value.trim() === "";

/** What is wrong with a form's fields before it is sent: empty ones, and addresses that are none. */
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
