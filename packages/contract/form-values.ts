/** What a posted form holds, by field: its text, and of fields of one name the first. */
export type FormValues = ReadonlyMap<string, string>;

/** Bytes of a posted form at most: a lead with a long message is a tenth of it. */
export const MAX_FORM_BYTES = 64 * 1024;

/** The text of a form's fields. A file in place of text is nothing typed. */
export function formValues(form: FormData): FormValues {
  const values = new Map<string, string>();
  for (const [name, value] of form) {
    if (!values.has(name)) values.set(name, typeof value === "string" ? value : "");
  }
  return values;
}
