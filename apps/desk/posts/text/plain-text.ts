import { type Block, type ListItem, readBlocks } from "@angadi/contract/blog-block";
import { plainTextCopy as copy } from "../../copy/editor.ts";
import { type NestedRun, type Tag, nestMarks, readInline, readTextBlock } from "./inline.ts";

/** Markdown signs of marks, so that comparisons show changes of the formatting. */
const MARKDOWN_SIGNS: Partial<Record<Tag, string>> = {
  b: "**",
  strong: "**",
  i: "*",
  em: "*",
  s: "~~",
  code: "`",
};

/** Formats a post's text for reading and comparing; it is never parsed. */
export const toPlainText = (blocks: readonly Block[]): string =>
  blocks.map(formatBlock).join("\n\n");

/** Like `toPlainText`, for blocks as JSON. */
export const jsonToPlainText = (json: string): string =>
  toPlainText(readBlocks(JSON.parse(json)).blocks);

function formatBlock(block: Block): string {
  switch (block.type) {
    case "paragraph":
      return (block.variant ? `${copy.dialogue}\n` : "") + formatParagraph(block.html);
    case "list":
      return (block.variant ? `${copy.bill}\n` : "") + formatListLines(block).join("\n");
    case "image":
      return copy.picture(block.caption, block.url);
  }
}

function formatParagraph(html: string): string {
  const block = readTextBlock(html);
  if (!block) return html;
  const text = formatRuns(nestMarks(block.pieces));
  if (block.tag === null) return text;
  return block.tag === "blockquote"
    ? text.replaceAll(/^/gm, "> ")
    : `${"#".repeat(Number(block.tag.slice(1)))} ${text}`;
}

function formatListLines(
  { ordered, items }: { ordered: boolean; items: readonly ListItem[] },
  indent = "",
): string[] {
  return items.flatMap(({ html, items: nestedItems }, index) => [
    `${indent}${ordered ? `${index + 1}.` : "-"} ${formatInline(html)}`,
    ...formatListLines({ ordered, items: nestedItems }, `${indent}   `),
  ]);
}

function formatInline(html: string): string {
  const pieces = readInline(html);
  return pieces ? formatRuns(nestMarks(pieces)) : html;
}

const formatRuns = (runs: readonly NestedRun[]): string => runs.map(formatRun).join("");

function formatRun(run: NestedRun): string {
  if ("text" in run) return run.text ?? "\n";
  const text = formatRuns(run.children);
  if (run.mark.tag === "a") return `[${text}](${run.mark.href})`;
  const sign = MARKDOWN_SIGNS[run.mark.tag] ?? "";
  return sign + text + sign;
}
