/**
 * Characters that the PDF's fonts may lack: all but Latin letters, those of Indian scripts, and
 * common signs.
 */
const UNSUPPORTED =
  /[^\s\u0020-\u007e\u00a0-\u017f\u0900-\u0d7f\u2010-\u2015‘’‚“”„†‡•…‹›€₹™←→×−✓★\p{Default_Ignorable_Code_Point}]/gu;

/** Invisible characters, except the joiners of Indian scripts. */
const INVISIBLE =
  /(?![\u200c\u200d])\p{Default_Ignorable_Code_Point}|(?<![\u0900-\u0d7f])[\u200c\u200d]/gu;

/** Removes what is invisible, e.g. a joiner between Latin letters. */
export const removeInvisible = (text: string): string => text.replaceAll(INVISIBLE, "");

/** The characters of a text that no font of the PDF has, each once. */
export const findUnsupported = (text: string): string[] => [...new Set(text.match(UNSUPPORTED))];
