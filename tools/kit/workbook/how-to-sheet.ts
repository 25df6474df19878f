import { sheetWords } from "./copy.ts";
import { type Sheet, label, note, title } from "./sheet.ts";

const words = sheetWords.howTo;

/** The last sheet of each workbook: how to use it, and where the method stands. */
export const howToSheet = (lines: readonly string[], url: string): Sheet => ({
  name: words.sheet,
  columns: [120],
  frozen: { rows: 0, columns: 0 },
  rows: [
    [title(words.title)],
    ...[...lines, ...words.lines].map((line) => [label(line)]),
    [label(url)],
    [],
    [note(words.advice)],
  ],
});
