/** Asks before a page is left on which something was typed and not sent: forms with `data-guard`. */
export function guardTyping(): void {
  let sending = false;
  document.addEventListener("submit", () => (sending = true));
  // A form that was sent and refused comes back as a new page.
  addEventListener("pageshow", () => (sending = false));
  addEventListener("beforeunload", (event) => {
    if (!sending && hasTyped()) event.preventDefault();
  });
}

const hasTyped = () =>
  [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      "form[data-guard] :is(input, textarea)",
    ),
  ].some(({ value, defaultValue }) => value !== defaultValue);
