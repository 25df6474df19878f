/** The texts of a posted form by field name; the first one if a name is repeated. */
export type FormValues = ReadonlyMap<string, string>;

/** Maximum characters of a message. */
export const MAX_MESSAGE_LENGTH = 20_000;

/**
 * Maximum bytes of a posted form, and of a request body of the API: `MAX_MESSAGE_LENGTH` characters
 * of any script, each up to 12 bytes (`%F0%9F%99%8F`, `\ud83d\ude4f`). deploy/nginx.conf has the
 * same limit.
 */
export const MAX_FORM_BYTES = 256 * 1024;

/** Returns the texts of a form's fields. A file instead of a text counts as empty. */
export function toFormValues(form: FormData): FormValues {
  const values = new Map<string, string>();
  for (const [name, value] of form) {
    if (!values.has(name)) values.set(name, typeof value === "string" ? value : "");
  }
  return values;
}
