import { type Block, type ListItem, readBlocks } from "@angadi/contract/blog-block";
import { plainText as copy } from "../../copy/editor.ts";
import { type NestedRun, type Tag, nestMarks, readInline, readTextBlock } from "./inline.ts";

/** Marks are shown by their Markdown signs, so that a comparison shows their changes. */
const SIGNS: Partial<Record<Tag, string>> = {
  b: "**",
  strong: "**",
  i: "*",
  em: "*",
  s: "~~",
  code: "`",
};

/** A post's text for people to read and compare. Nothing reads it back. */
export const toPlainText = (blocks: readonly Block[]): string => blocks.map(blockText).join("\n\n");

/** The same for blocks as a form has them. */
export const jsonToPlainText = (json: string): string =>
  toPlainText(readBlocks(JSON.parse(json)).blocks);

function blockText(block: Block): string {
  switch (block.type) {
    case "paragraph":
      return (block.variant ? `${copy.dialogue}\n` : "") + paragraphText(block.html);
    case "list":
      return (block.variant ? `${copy.bill}\n` : "") + listLines(block).join("\n");
    case "image":
      return copy.picture(block.caption, block.url);
  }
}

function paragraphText(html: string): string {
  const block = readTextBlock(html);
  if (!block) return html;
  const text = runsText(nestMarks(block.pieces));
  if (block.tag === null) return text;
  return block.tag === "blockquote"
    ? text.replaceAll(/^/gm, "> ")
    : `${"#".repeat(Number(block.tag.slice(1)))} ${text}`;
}

function listLines(
  { ordered, items }: { ordered: boolean; items: readonly ListItem[] },
  indent = "",
): string[] {
  return items.flatMap(({ html, items: nested }, index) => [
    `${indent}${ordered ? `${index + 1}.` : "-"} ${inlineText(html)}`,
    ...listLines({ ordered, items: nested }, `${indent}   `),
  ]);
}

function inlineText(html: string): string {
  const pieces = readInline(html);
  return pieces ? runsText(nestMarks(pieces)) : html;
}

const runsText = (runs: readonly NestedRun[]): string => runs.map(runText).join("");

function runText(run: NestedRun): string {
  if ("text" in run) return run.text ?? "\n";
  const text = runsText(run.children);
  if (run.mark.tag === "a") return `[${text}](${run.mark.href})`;
  const sign = SIGNS[run.mark.tag] ?? "";
  return sign + text + sign;
}
