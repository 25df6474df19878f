import { fillField } from "../page/fill-field.ts";

/** Fields of the form that are not part of the post. */
const META_FIELDS = new Set(["base", "page", "number", "new", "at"]);

/** Reads the post's fields from the form. */
export function readFields(form: HTMLFormElement): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string" && !META_FIELDS.has(name)) fields[name] = value;
  }
  return fields;
}

const listTextControls = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement,
  );

/** Reads the fields as the server rendered them, without what was typed before this script ran. */
export function readRenderedFields(form: HTMLFormElement): Record<string, string> {
  const fields = readFields(form);
  for (const { name, defaultValue } of listTextControls(form)) {
    if (name in fields) fields[name] = defaultValue;
  }
  return fields;
}

/** Fills the form's fields as if they had been typed. */
export function fillFields(form: HTMLFormElement, fields: Readonly<Record<string, string>>): void {
  for (const field of listTextControls(form)) {
    const value = fields[field.name];
    if (value !== undefined && value !== field.value) fillField(field, value);
  }
}

/** Returns one of the form's hidden fields. */
export function getMetaField(form: HTMLFormElement, name: "base" | "page" | "number" | "new") {
  const field = form.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement)) throw new Error(`the form has no field ${name}`);
  return field;
}
