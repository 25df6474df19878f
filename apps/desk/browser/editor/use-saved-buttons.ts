import { type TextControl, fillField } from "../page/fill-field.ts";

/** Sets up the buttons that, in a conflict, fill a field with the saved version's value. */
export function setUpUseSavedButtons(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>("[data-use-saved]")) {
    button.hidden = false;
    button.addEventListener("click", () => {
      const { useSaved = "", value = "" } = button.dataset;
      const field = document.querySelector<TextControl>(`form[data-post] [name="${useSaved}"]`);
      if (field) fillField(field, value);
    });
  }
}
