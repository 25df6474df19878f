import type { AffiliateField, AffiliateFormWords, FieldErrors } from "./application.ts";

type Control = HTMLInputElement | HTMLSelectElement;

/** The control of a field in a form. */
export const controlOf = (form: HTMLFormElement, field: AffiliateField): Control =>
  form.elements.namedItem(field) as Control;

/** The first control that nothing was typed into or chosen in. */
export const firstMissing = (
  form: HTMLFormElement,
  fields: readonly AffiliateField[],
): Control | undefined =>
  fields.map((field) => controlOf(form, field)).find(({ value }) => value.trim() === "");

/** Puts before an address like "www.asha.in" what people leave out. */
export function completeAddress(control: Element): void {
  if (!(control instanceof HTMLInputElement) || control.type !== "url") return;
  const value = control.value.trim();
  if (/^[^\s:/@]+\.[^\s:@]+$/.test(value)) control.value = `https://${value}`;
}

/** What the browser itself finds wrong with addresses, in the words the server has for it. */
export function malformed(
  form: HTMLFormElement,
  fields: readonly AffiliateField[],
  words: AffiliateFormWords["malformed"],
): FieldErrors {
  const errors: FieldErrors = {};
  for (const field of fields) {
    const { validity, type } = controlOf(form, field);
    if (!validity.typeMismatch && !validity.patternMismatch) continue;
    errors[field] = type === "email" ? words.email : words.url;
  }
  return errors;
}
