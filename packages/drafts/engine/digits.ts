/** Digits of Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada, Malayalam. */
const INDIAN_DIGITS = /[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/g;

/** Replaces Indian digits by 0 to 9; all other characters and positions stay the same. */
export const toPlainDigits = (text: string): string =>
  // In each of these scripts, the code point of 0 ends in 6.
  text.replace(INDIAN_DIGITS, (digit) => String((digit.charCodeAt(0) & 0xf) - 6));
