export type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Fills a field as if its value had been typed. */
export function fillField(field: TextControl, value: string): void {
  field.value = value;
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
}
