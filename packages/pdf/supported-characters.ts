/** Characters outside the PDF's fonts, which have Latin and Indian scripts and common signs. */
const UNSUPPORTED =
  /[^\s\u0020-\u007e\u00a0-\u00ffĀ-ćČ-ēĖ-ěĞğĢģĪīĮ-ıĶķĹ-ľŁ-ňŌōŐ-śŞ-šŤťŪūŮ-ųŸ-žȘ-ț\u0900-\u0c5b\u0c5d-\u0cdb\u0cdd-\u0d7f–—‘’‚“”„†‡•…‹›⁄€₹™−≠≤≥\p{Default_Ignorable_Code_Point}]/gu;

/** Invisible characters, except the joiners of Indian scripts. */
const INVISIBLE =
  /(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}|(?<![\u0900-\u0d7f])[\u200c\u200d]/gu;

/** Removes invisible characters, e.g. a joiner between Latin letters. */
export const removeInvisible = (text: string): string => text.replaceAll(INVISIBLE, "");

/** The characters of a text that no font of the PDF has, each once. */
export const findUnsupportedCharacters = (text: string): string[] => [
  ...new Set(text.match(UNSUPPORTED)),
];
