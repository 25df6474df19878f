/** A block of a document, for the page, Word and plain text. */
export type Block =
  | { kind: "title"; text: string; subtitle: string }
  | { kind: "contents"; text: string }
  | { kind: "heading"; level: 1 | 2; text: string }
  | { kind: "text"; text: string }
  /** A gap to fill in, with a hint. */
  | { kind: "blank"; hint: string }
  | { kind: "list"; items: readonly string[] }
  /** An unticked checkbox. */
  | { kind: "box"; text: string }
  | TableBlock;

export interface TableBlock {
  kind: "table";
  head: readonly string[];
  rows: readonly TableRow[];
  /** Whether all columns except the first are numbers, or all are text. */
  cellKind: "figures" | "words";
}

export interface TableRow {
  cells: readonly string[];
  /** Whether the row is the total of the rows above. */
  isTotal?: boolean;
}

/** Shown in place of a missing value. */
export const GAP = "[…]";
