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
export function readCsv(file: string): { lines: CsvLine[]; faults: CsvFault[] } {
  const text = file.replace(/^\uFEFF/, "").replaceAll(/\r\n?/g, "\n");
  const delimiter = detectDelimiter(text);
  const lines: CsvLine[] = [];
  const faults: CsvFault[] = [];
  let at = 0;
  let number = 1;

  /** Reads a quoted cell; undefined if it is malformed, and the rest of the line is skipped. */
  function quoted(line: number): string | undefined {
    let value = "";
    for (;;) {
      const end = text.indexOf('"', at + 1);
      if (end < 0) {
        faults.push({ line, fault: "open" });
        at = text.length;
        return undefined;
      }
      const part = text.slice(at + 1, end);
      number += part.split("\n").length - 1;
      value += part;
      at = end + 1;
      if (text[at] !== '"') break;
      value += '"';
    }
    if (at >= text.length || text[at] === delimiter || text[at] === "\n") return value;
    faults.push({ line, fault: "broken" });
    at = endOfLine(text, at);
    return undefined;
  }

  function plain(): string {
    const start = at;
    while (at < text.length && text[at] !== delimiter && text[at] !== "\n") at += 1;
    return text.slice(start, at);
  }

  while (at < text.length) {
    const line: CsvLine = { number, cells: [] };
    let isWhole = true;
    for (;;) {
      const cell = text[at] === '"' ? quoted(line.number) : plain();
      if (cell === undefined) isWhole = false;
      else line.cells.push(cell);
      if (text[at] !== delimiter) break;
      at += 1;
    }
    // Skip the end of the line, or of the file.
    at += 1;
    number += 1;
    if (isWhole) lines.push(line);
  }
  return { lines, faults };
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf("\n", from);
  return end < 0 ? text.length : end;
}

/** Returns the delimiter that the first line contains most often. */
function detectDelimiter(text: string): string {
  const first = text.slice(0, endOfLine(text, 0));
  const count = (sign: string) => first.split(sign).length;
  return DELIMITERS.reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}
