import type { ListItem } from "@angadi/contract/blog-block";

/** Trims spaces and tabs at the end; other whitespace is text, which some scripts need. */
export const trimLineEnd = (line: string) => line.replace(/(?<![ \t])[ \t]+$/, "");

/** A line of a list: its indentation and text. */
export interface ListLine {
  indent: number;
  ordered: boolean;
  text: string;
}

const LINE = /^( *)(?:[-*+]|(\d{1,9})[.)])(?: +((?! ).+))?$/;

/** Parses a list line; undefined if it is not one. */
export function readListLine(line: string): ListLine | undefined {
  const match = LINE.exec(trimLineEnd(line));
  if (!match) return undefined;
  const [, blanks = "", number, text = ""] = match;
  return { indent: blanks.length, ordered: number !== undefined, text };
}

/** Deeper levels are flattened to this one. */
const MAX_DEPTH = 4;

interface Open {
  indent: number;
  items: ListItem[];
}

/** Nests the lines of a list: an item indented by two more spaces is a child. */
export function buildListItems(
  lines: readonly ListLine[],
  renderHtml: (markdown: string) => string,
): ListItem[] {
  const top: Open = { indent: lines[0]?.indent ?? 0, items: [] };
  const open: Open[] = [top];
  for (const { indent, text } of lines) {
    while (open.length > 1 && indent < (open.at(-1)?.indent ?? 0)) open.pop();
    const level = open.at(-1) ?? top;
    const previousItem = level.items.at(-1);
    const item: ListItem = { html: renderHtml(text), items: [] };
    if (previousItem && indent >= level.indent + 2 && open.length < MAX_DEPTH) {
      previousItem.items.push(item);
      open.push({ indent, items: previousItem.items });
    } else {
      level.items.push(item);
    }
  }
  return top.items;
}
