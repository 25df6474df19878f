/** White space, control characters, lone surrogates, unassigned code points, bidi controls. */
const UNPRINTABLE = /[\s\p{Cc}\p{Cs}\p{Cn}\p{Bidi_C}\u2028\u2029\ufeff]+/gu;

/** Returns one line of plain text, at most `limit` UTF-16 units, without splitting a character. */
export function cleanLine(text: string, limit: number): string {
  const line = text
    .slice(0, limit * 2)
    .replace(UNPRINTABLE, " ")
    .trim();
  return line.length > limit ? line.slice(0, limit).replace(UNPRINTABLE, " ").trim() : line;
}

/** `cleanLine` with typographic apostrophes: "Sharma Sir's" → "Sharma Sir’s". */
export const cleanText = (text: string, limit: number): string =>
  cleanLine(text, limit).replaceAll(/(?<=[\p{L}\p{M}\d])'/gu, "’");
