/**
 * A record of a file, which may span several lines of text: `number` is its first, starting at 1.
 */
export interface CsvLine {
  number: number;
  cells: string[];
}

/** A quote that is never closed, or one that is closed before the end of its cell. */
export interface CsvFault {
  line: number;
  fault: "open" | "broken";
}

const DELIMITERS = [",", ";", "\t"] as const;

/**
 * Parses CSV (RFC 4180) as spreadsheets write it: with or without a byte order mark, separated by
 * commas, semicolons or tabs, with any line ends. Faults are returned with their line numbers.
 */
export function parseCsv(file: string): { lines: CsvLine[]; faults: CsvFault[] } {
  const text = file.replace(/^\uFEFF/, "").replaceAll(/\r\n?/g, "\n");
  const delimiter = detectDelimiter(text);
  const lines: CsvLine[] = [];
  const faults: CsvFault[] = [];
  let position = 0;
  let number = 1;

  /** Reads a quoted cell; undefined if it is malformed, and the rest of the line is skipped. */
  function readQuoted(line: number): string | undefined {
    let value = "";
    for (;;) {
      const end = text.indexOf('"', position + 1);
      if (end < 0) {
        faults.push({ line, fault: "open" });
        position = text.length;
        return undefined;
      }
      const segment = text.slice(position + 1, end);
      number += segment.split("\n").length - 1;
      value += segment;
      position = end + 1;
      if (text[position] !== '"') break;
      value += '"';
    }
    if (position >= text.length || text[position] === delimiter || text[position] === "\n")
      return value;
    faults.push({ line, fault: "broken" });
    position = endOfLine(text, position);
    return undefined;
  }

  function readPlain(): string {
    const start = position;
    while (position < text.length && text[position] !== delimiter && text[position] !== "\n")
      position += 1;
    return text.slice(start, position);
  }

  while (position < text.length) {
    const line: CsvLine = { number, cells: [] };
    let isValid = true;
    for (;;) {
      const cell = text[position] === '"' ? readQuoted(line.number) : readPlain();
      if (cell === undefined) isValid = false;
      else line.cells.push(cell);
      if (text[position] !== delimiter) break;
      position += 1;
    }
    // Skip the end of the line, or of the file.
    position += 1;
    number += 1;
    if (isValid) lines.push(line);
  }
  return { lines, faults };
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf("\n", from);
  return end < 0 ? text.length : end;
}

/** Returns the delimiter that the first line contains most often. */
function detectDelimiter(text: string): string {
  const firstLine = text.slice(0, endOfLine(text, 0));
  const count = (candidate: string) => firstLine.split(candidate).length;
  return DELIMITERS.reduce((best, candidate) =>
    count(candidate) > count(best) ? candidate : best,
  );
}
