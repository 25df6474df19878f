/** A control that people type or choose in. */
export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Types of inputs that are never saved in the browser: secrets, files, and those without text. */
const UNSAVED_INPUT_TYPES = new Set(["password", "file", "hidden", "checkbox", "radio", "submit"]);

/** The controls whose values are saved in the browser. */
export const listControls = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLSelectElement) &&
      element.name !== "" &&
      !UNSAVED_INPUT_TYPES.has(element.type) &&
      element.autocomplete !== "one-time-code",
  );

/** Whether the value differs from the rendered one. */
export function isChanged(control: Control): boolean {
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue;
  const options = [...control.options];
  const renderedOption = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
  return control.value !== renderedOption?.value;
}

/** The path that the form is posted to. */
export const getActionPath = (form: HTMLFormElement): string =>
  new URL(form.getAttribute("action") ?? "", location.href).pathname;

/**
 * Whether the server has rejected the form and rendered it again with the submitted input: then its
 * default values are not stored, either.
 */
const isRejectedForm = (form: HTMLFormElement): boolean =>
  document.body.dataset["unsavedInput"] !== undefined && getActionPath(form) === location.pathname;

/** Whether the form has input that the server has not stored. */
export const isUnsent = (form: HTMLFormElement): boolean =>
  isRejectedForm(form) || listControls(form).some(isChanged);

/** Like `isUnsent`, but ignores selects: losing a choice from a list is not worth a warning. */
export const hasUnsentText = (form: HTMLFormElement): boolean =>
  isRejectedForm(form) ||
  listControls(form).some(
    (control) => !(control instanceof HTMLSelectElement) && isChanged(control),
  );
