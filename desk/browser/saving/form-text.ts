/** Fields of the form that are no part of the post. */
const AROUND = new Set(["base", "page", "number", "new", "at"]);

/** What the form of a post says. */
export function fieldsOf(form: HTMLFormElement): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string" && !AROUND.has(name)) fields[name] = value;
  }
  return fields;
}

/** The same as the server sent it, whatever has been typed before this script came. */
export function fieldsAsSent(form: HTMLFormElement): Record<string, string> {
  const fields = fieldsOf(form);
  for (const element of form.elements) {
    const isText = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    if (isText && element.name in fields) fields[element.name] = element.defaultValue;
  }
  return fields;
}

/** One of the hidden fields that go along with it. */
export function around(form: HTMLFormElement, name: "base" | "page" | "number" | "new") {
  const field = form.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement)) throw new Error(`the form has no field ${name}`);
  return field;
}
