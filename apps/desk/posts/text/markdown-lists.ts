import type { ListItem } from "@angadi/contract/blog-block";

/** Trims spaces and tabs at the end; other whitespace is text, which some scripts need. */
export const withoutEnd = (line: string) => line.replace(/(?<![ \t])[ \t]+$/, "");

/** A line of a list: its indentation and text. */
export interface ListLine {
  indent: number;
  ordered: boolean;
  text: string;
}

const LINE = /^( *)(?:[-*+]|(\d{1,9})[.)])(?: +((?! ).+))?$/;

/** Parses a list line; undefined if it is not one. */
export function readListLine(line: string): ListLine | undefined {
  const match = LINE.exec(withoutEnd(line));
  if (!match) return undefined;
  const [, leadingSpaces = "", number, text = ""] = match;
  return { indent: leadingSpaces.length, ordered: number !== undefined, text };
}

/** Deeper levels are flattened to this one. */
const MAX_DEPTH = 4;

interface Open {
  indent: number;
  items: ListItem[];
}

/** Nests the lines of a list: an item indented by two more spaces is a child. */
export function listItems(
  lines: readonly ListLine[],
  toHtml: (markdown: string) => string,
): ListItem[] {
  const top: Open = { indent: lines[0]?.indent ?? 0, items: [] };
  const open: Open[] = [top];
  for (const { indent, text } of lines) {
    while (open.length > 1 && indent < (open.at(-1)?.indent ?? 0)) open.pop();
    const level = open.at(-1) ?? top;
    const above = level.items.at(-1);
    const item: ListItem = { html: toHtml(text), items: [] };
    if (above && indent >= level.indent + 2 && open.length < MAX_DEPTH) {
      above.items.push(item);
      open.push({ indent, items: above.items });
    } else {
      level.items.push(item);
    }
  }
  return top.items;
}
