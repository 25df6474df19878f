/**
 * Warns before leaving a page with unsent changes in a form with `data-guard`. Autosaving forms
 * (`data-post`) only count while they have `data-unsaved`.
 */
export function guardUnsavedChanges(): void {
  let sending = false;
  document.addEventListener("submit", ({ target, defaultPrevented }) => {
    // Submitting a dialog form only closes the dialog.
    sending = !defaultPrevented && (target as HTMLFormElement).method !== "dialog";
  });
  // A rejected form is rendered as a new page.
  addEventListener("pageshow", () => (sending = false));
  addEventListener("beforeunload", (event) => {
    if (!sending && hasUnsavedChanges()) event.preventDefault();
  });
}

const hasUnsavedChanges = () =>
  [...document.querySelectorAll<HTMLFormElement>("form[data-guard]")].some((form) =>
    form.dataset["post"] === undefined ? isChanged(form) : "unsaved" in form.dataset,
  );

const isChanged = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );
