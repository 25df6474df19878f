import type { Block, ListItem } from "@angadi/contract/blog-block";
import { htmlToText } from "@angadi/contract/html-text";

const WORDS_PER_MINUTE = 213;

/** The reading time in minutes, at least one. */
export function countReadMinutes({ blocks }: { blocks: readonly Block[] }): number {
  const wordCount = htmlToText(blocks.flatMap(listHtml).join(" "))
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return Math.max(1, Math.round(wordCount / WORDS_PER_MINUTE));
}

function listHtml(block: Block): string[] {
  if (block.type === "paragraph") return [block.html];
  return block.type === "list" ? block.items.flatMap(getItemHtml) : [];
}

const getItemHtml = ({ html, items }: ListItem): string[] => [html, ...items.flatMap(getItemHtml)];
