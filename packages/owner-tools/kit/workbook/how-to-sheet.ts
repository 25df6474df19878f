import { sheetCopy } from "./copy.ts";
import { type Sheet, SheetBuilder, labelCell } from "./sheet.ts";

const copy = sheetCopy.howTo;

export function buildHowToSheet(lines: readonly string[], url: string): Sheet {
  const sheet = new SheetBuilder({
    name: copy.sheetName,
    columnWidths: [120],
    frozen: { rows: 0, columns: 0 },
  });
  sheet.title(copy.title);
  for (const line of [...lines, ...copy.lines, url]) sheet.row(labelCell(line));
  sheet.blank();
  sheet.note(copy.advice);
  return sheet.build();
}
