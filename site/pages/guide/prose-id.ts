/** Id of the element that holds a part of a guide's text, the first being 0. */
export const proseId = (part: number): string =>
  part === 0 ? "guide-text" : `guide-text-${part + 1}`;

/** Id of the button that prints the checklist, which stands in the HTML of the guide's text. */
export const PRINT_ID = "checklist-print";
