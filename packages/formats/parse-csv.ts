/** A record of a file. It may span several lines; `line` is the first of them, counted from 1. */
export interface CsvRecord {
  line: number;
  cells: string[];
}

/** A quote that is never closed, or one that is closed before the end of its cell. */
export interface CsvFault {
  line: number;
  kind: "unclosed-quote" | "text-after-quote";
}

const DELIMITERS = [",", ";", "\t"] as const;

/**
 * Parses CSV (RFC 4180) as spreadsheets write it: with or without a byte order mark, separated by
 * commas, semicolons or tabs, with any line ends. Faults are returned with their line numbers.
 */
export function parseCsv(file: string): { records: CsvRecord[]; faults: CsvFault[] } {
  const text = file.replace(/^\uFEFF/, "").replaceAll(/\r\n?/g, "\n");
  const delimiter = detectDelimiter(text);
  const records: CsvRecord[] = [];
  const faults: CsvFault[] = [];
  let position = 0;
  let line = 1;

  /** Reads a quoted cell. If it is malformed, skips the rest of the line and returns undefined. */
  function readQuotedCell(recordLine: number): string | undefined {
    let value = "";
    for (;;) {
      const end = text.indexOf('"', position + 1);
      if (end < 0) {
        faults.push({ line: recordLine, kind: "unclosed-quote" });
        position = text.length;
        return undefined;
      }
      const segment = text.slice(position + 1, end);
      line += segment.split("\n").length - 1;
      value += segment;
      position = end + 1;
      if (text[position] !== '"') break;
      value += '"';
    }
    if (position >= text.length || text[position] === delimiter || text[position] === "\n")
      return value;
    faults.push({ line: recordLine, kind: "text-after-quote" });
    position = findLineEnd(text, position);
    return undefined;
  }

  function readPlainCell(): string {
    const start = position;
    while (position < text.length && text[position] !== delimiter && text[position] !== "\n")
      position += 1;
    return text.slice(start, position);
  }

  while (position < text.length) {
    const record: CsvRecord = { line, cells: [] };
    let isValid = true;
    for (;;) {
      const cell = text[position] === '"' ? readQuotedCell(record.line) : readPlainCell();
      if (cell === undefined) isValid = false;
      else record.cells.push(cell);
      if (text[position] !== delimiter) break;
      position += 1;
    }
    // Skip the end of the line, or of the file.
    position += 1;
    line += 1;
    if (isValid) records.push(record);
  }
  return { records, faults };
}

function findLineEnd(text: string, from: number): number {
  const end = text.indexOf("\n", from);
  return end < 0 ? text.length : end;
}

/** Returns the delimiter that the first line contains most often. */
function detectDelimiter(text: string): string {
  const firstLine = text.slice(0, findLineEnd(text, 0));
  const countCells = (delimiter: string) => firstLine.split(delimiter).length;
  return DELIMITERS.reduce((best, delimiter) =>
    countCells(delimiter) > countCells(best) ? delimiter : best,
  );
}
