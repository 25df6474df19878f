/** The text of a posted form by field name; the first if a name is repeated. */
export type FormValues = ReadonlyMap<string, string>;

/** Maximum bytes of a posted form: ten times a lead with a long message. */
export const MAX_FORM_BYTES = 64 * 1024;

/** The text of a form's fields. A file instead of text counts as empty. */
export function formValues(form: FormData): FormValues {
  const values = new Map<string, string>();
  for (const [name, value] of form) {
    if (!values.has(name)) values.set(name, typeof value === "string" ? value : "");
  }
  return values;
}
