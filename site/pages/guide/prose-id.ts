/** Id of the element that holds a part of a guide's text, the first being 0. */
export const proseId = (part: number): string =>
  part === 0 ? "guide-text" : `guide-text-${part + 1}`;

/** Id of the button that prints the checklist: who presses it before the script is there means its successor. */
export const PRINT_ID = "checklist-print";
