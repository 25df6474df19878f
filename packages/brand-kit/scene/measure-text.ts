import { ADVANCES } from "./advances.ts";
import { SCRIPTS, type Typeface } from "./typefaces.ts";

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const BLOCK_LENGTH = 0x80;

const readWidth = (digits: string, index: number): number =>
  DIGITS.indexOf(digits[index] ?? "") / 30;

/** Width in em of a character that no font of ours has, such as an emoji. */
const OTHER_WIDTH = 1.4;

/** Signs that Latin text has besides ASCII and Latin-1, such as ’ and –. */
const PUNCTUATION_WIDTH = 1;

/**
 * Width of a line in em, never less than it is drawn: characters have the widths of our fonts, rounded
 * up, and letters that join in Indian scripts count one by one.
 */
export function measureText(text: string, face: Typeface): number {
  let width = 0;
  // Signs of two parts, such as the Tamil "ொ", are measured part by part.
  for (const character of text.normalize("NFD")) {
    const code = character.codePointAt(0) ?? 0;
    if (code >= 0x20 && code < 0x7f) width += readWidth(ADVANCES[face], code - 0x20);
    else if (code >= 0xa0 && code < 0x100) width += readWidth(ADVANCES[face], code - 0xa0 + 0x5f);
    else if (character === "₹") width += readWidth(ADVANCES[face], 0x60 + 0x5f);
    else width += measureOther(character, code);
  }
  return width;
}

function measureOther(character: string, code: number): number {
  for (const [script, { firstCodePoint }] of Object.entries(SCRIPTS)) {
    if (code >= firstCodePoint && code < firstCodePoint + BLOCK_LENGTH)
      return readWidth(ADVANCES[script as keyof typeof SCRIPTS], code - firstCodePoint);
  }
  if (/[\p{M}\p{Default_Ignorable_Code_Point}]/u.test(character)) return 0;
  return code >= 0x2000 && code < 0x2070 ? PUNCTUATION_WIDTH : OTHER_WIDTH;
}
