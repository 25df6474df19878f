/** What files of text, of calendars and of Word cannot hold: control characters and half pairs. */
// oxlint-disable-next-line no-control-regex
const UNPRINTABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFEFF\uFFFE\uFFFF]/g;
/** What turns the direction of the text that follows, and could make a line say something else. */
const BIDI_CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g;

/** A typed text without what no file can hold; line breaks are plain ones. */
export const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?|\u2028|\u2029|\u0085/g, "\n")
    .replaceAll(UNPRINTABLE, "")
    .replaceAll(BIDI_CONTROLS, "");

/** The same in one line. */
export const cleanLine = (text: string): string => cleanText(text).replaceAll(/\s+/g, " ").trim();
