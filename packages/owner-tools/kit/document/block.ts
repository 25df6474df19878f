/** A block of a document, for the preview, Word, HTML and plain text. */
export type DocumentBlock =
  | { kind: "title"; text: string; subtitle: string }
  | { kind: "contents"; text: string }
  | { kind: "heading"; level: 1 | 2; text: string }
  | { kind: "text"; text: string }
  /** Stands for a missing text, with a hint of what belongs there. */
  | { kind: "placeholder"; hint: string }
  | { kind: "list"; items: readonly string[] }
  /** An unticked checkbox. */
  | { kind: "checkbox"; text: string }
  | TableBlock;

export interface TableBlock {
  kind: "table";
  columns: readonly string[];
  rows: readonly TableRow[];
  /** What the columns contain; the first one is always text. */
  columnType: "numbers" | "text";
}

export interface TableRow {
  cells: readonly string[];
  /** Whether the row is the total of the rows above. */
  isTotal?: boolean;
}

/** Shown in place of a missing value. */
export const PLACEHOLDER = "[…]";
