/**
 * Asks before a page is left on which something was typed and not sent: forms with `data-guard`. Those
 * that store by themselves (`data-post`) say with `data-unsaved` what is not stored yet.
 */
export function guardTyping(): void {
  let sending = false;
  document.addEventListener("submit", ({ target, defaultPrevented }) => {
    // A dialog that closes sends nothing.
    sending = !defaultPrevented && (target as HTMLFormElement).method !== "dialog";
  });
  // A form that was sent and refused comes back as a new page.
  addEventListener("pageshow", () => (sending = false));
  addEventListener("beforeunload", (event) => {
    if (!sending && hasTyped()) event.preventDefault();
  });
}

const hasTyped = () =>
  [...document.querySelectorAll<HTMLFormElement>("form[data-guard]")].some((form) =>
    form.dataset["post"] === undefined ? isChanged(form) : "unsaved" in form.dataset,
  );

const isChanged = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea")].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );
