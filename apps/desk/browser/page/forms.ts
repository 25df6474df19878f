/** A control that people type or choose in. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Inputs that are never stored in the browser: secrets, files, and what people cannot type in. */
const UNSAVED_TYPES = new Set(["password", "file", "hidden", "checkbox", "radio", "submit"]);

/** The controls whose contents are kept. */
export const listControls = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLSelectElement) &&
      element.name !== "" &&
      !UNSAVED_TYPES.has(element.type) &&
      element.autocomplete !== "one-time-code",
  );

/** Whether the control has another value than the server rendered. */
export function isChanged(control: Control): boolean {
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue;
  const options = [...control.options];
  const rendered = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
  return control.value !== rendered?.value;
}

/** The path that the form is posted to. */
export const actionPath = (form: HTMLFormElement): string =>
  new URL(form.getAttribute("action") ?? "", location.href).pathname;

/**
 * Whether the page shows the form again as it was submitted, without having stored it: then what was
 * typed is what the server rendered.
 */
const isShownAgain = (form: HTMLFormElement): boolean =>
  document.body.dataset["typed"] !== undefined && actionPath(form) === location.pathname;

/** Whether the form has something that the server has not stored. */
export const isUnsent = (form: HTMLFormElement): boolean =>
  isShownAgain(form) || listControls(form).some(isChanged);

/** The same without what was only chosen from a list: not worth a warning. */
export const hasUnsentText = (form: HTMLFormElement): boolean =>
  isShownAgain(form) ||
  listControls(form).some(
    (control) => !(control instanceof HTMLSelectElement) && isChanged(control),
  );
