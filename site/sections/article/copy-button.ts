/**
 * Safe HTML with a button on each text to copy. It stands in the HTML, so that nothing moves when the
 * script comes (use-copy-buttons.ts); without scripts it is hidden.
 */
export const withCopyButtons = (html: string, label: string): string =>
  html.replaceAll("</blockquote>", `<button type="button">${label}</button></blockquote>`);
