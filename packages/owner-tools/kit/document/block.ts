/** What a document of ours is made of, on the page, in Word, and as a text. */
export type Block =
  | { kind: "title"; text: string; below: string }
  | { kind: "contents"; text: string }
  | { kind: "heading"; level: 1 | 2; text: string }
  | { kind: "text"; text: string }
  /** A gap to be filled in, with what belongs there. */
  | { kind: "blank"; hint: string }
  | { kind: "list"; items: readonly string[] }
  /** Something to agree to, not ticked. */
  | { kind: "box"; text: string }
  | TableBlock;

export interface TableBlock {
  kind: "table";
  head: readonly string[];
  rows: readonly TableRow[];
  /** All columns but the first are figures, or all are words. */
  of: "figures" | "words";
}

export interface TableRow {
  cells: readonly string[];
  /** The sum of those above. */
  total?: boolean;
}

/** What stands where something is missing. */
export const GAP = "[…]";
