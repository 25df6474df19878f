/** Id of the element that holds a guide's text. */
export const PROSE_ID = "guide-text";
