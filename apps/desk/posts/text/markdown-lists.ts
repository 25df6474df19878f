import type { ListItem } from "@angadi/contract/blog-block";

/** A line without blanks at its end; others than these are letters: some scripts write with them. */
export const withoutEnd = (line: string) => line.replace(/(?<![ \t])[ \t]+$/, "");

/** A line of a list: how far in it stands, and what it says. */
export interface ListLine {
  indent: number;
  ordered: boolean;
  text: string;
}

const LINE = /^( *)(?:[-*+]|(\d{1,9})[.)])(?: +((?! ).+))?$/;

/** A line as one of a list; undefined if it is none. */
export function readListLine(line: string): ListLine | undefined {
  const match = LINE.exec(withoutEnd(line));
  if (!match) return undefined;
  const [, blanks = "", number, text = ""] = match;
  return { indent: blanks.length, ordered: number !== undefined, text };
}

/** Deeper levels are read as this one. */
const MAX_DEPTH = 4;

interface Open {
  indent: number;
  items: ListItem[];
}

/** The lines of one list as items within each other: what stands two blanks further in is below. */
export function listItems(
  lines: readonly ListLine[],
  htmlOf: (markdown: string) => string,
): ListItem[] {
  const top: Open = { indent: lines[0]?.indent ?? 0, items: [] };
  const open: Open[] = [top];
  for (const { indent, text } of lines) {
    while (open.length > 1 && indent < (open.at(-1)?.indent ?? 0)) open.pop();
    const level = open.at(-1) ?? top;
    const above = level.items.at(-1);
    const item: ListItem = { html: htmlOf(text), items: [] };
    if (above && indent >= level.indent + 2 && open.length < MAX_DEPTH) {
      above.items.push(item);
      open.push({ indent, items: above.items });
    } else {
      level.items.push(item);
    }
  }
  return top.items;
}
