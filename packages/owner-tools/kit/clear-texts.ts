/** The fields of a form with every text empty; its lists and groups stay as they are. */
export const clearTexts = <T extends object>(fields: T): T =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === "string" ? "" : value]),
  ) as T;
