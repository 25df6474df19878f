/** Control characters and noncharacters, which text, calendar and Word files cannot contain. */
// oxlint-disable-next-line no-control-regex
const UNPRINTABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFEFF\uFFFE\uFFFF]/g;
/** Bidirectional controls, which could make a line read differently. */
const BIDI_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g;

/** Removes characters that files cannot contain, and normalises line breaks. */
export const cleanFileText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?|\u2028|\u2029|\u0085/g, "\n")
    .replaceAll(UNPRINTABLE, "")
    .replaceAll(BIDI_CONTROLS, "");

/** Like `cleanText`, with all white space collapsed to single spaces. */
export const cleanFileLine = (text: string): string =>
  cleanFileText(text).replaceAll(/\s+/g, " ").trim();
