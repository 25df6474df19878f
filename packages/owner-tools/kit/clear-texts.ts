/** Empties the text fields of a form; lists and groups of fields are unchanged. */
export const clearTexts = <T extends object>(fields: T): T =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === "string" ? "" : value]),
  ) as T;
