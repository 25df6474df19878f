import { type TextControl, fillField } from "../page/fill-field.ts";

/** In a conflict, offers to fill a field with the saved version's value. */
export function setUpTakeOver(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>("[data-take]")) {
    button.hidden = false;
    button.addEventListener("click", () => {
      const { take = "", value = "" } = button.dataset;
      const field = document.querySelector<TextControl>(`form[data-post] [name="${take}"]`);
      if (field) fillField(field, value);
    });
  }
}
