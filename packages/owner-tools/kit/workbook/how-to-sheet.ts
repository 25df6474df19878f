import { sheetCopy } from "./copy.ts";
import { type Sheet, label, note, title } from "./sheet.ts";

const copy = sheetCopy.howTo;

/** The last sheet of each workbook: how to use it, and where the method is described. */
export const howToSheet = (lines: readonly string[], url: string): Sheet => ({
  name: copy.sheet,
  columns: [120],
  frozen: { rows: 0, columns: 0 },
  rows: [
    [title(copy.title)],
    ...[...lines, ...copy.lines].map((line) => [label(line)]),
    [label(url)],
    [],
    [note(copy.advice)],
  ],
});
