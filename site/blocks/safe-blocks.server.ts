import type { Block, ListItem } from "#contract/blog-block.ts";
import type { BlogPost } from "#contract/blog-post.ts";
import type { SafeBlock } from "./post-body.tsx";
import { plainText, safeHtml } from "./safe-html.server.ts";

/**
 * A post's body, safe to show: its blocks without the first image, which is the hero, or its one
 * piece of HTML where it has no blocks.
 */
export function safeBody({ blocks, html }: BlogPost): SafeBlock[] {
  if (blocks.length === 0) return html ? [{ type: "paragraph", html: safeHtml(html) }] : [];
  const hero = blocks.find((block) => block.type === "image");
  return blocks.filter((block) => block !== hero).map(safeBlock);
}

function safeBlock(block: Block): SafeBlock {
  switch (block.type) {
    case "paragraph":
      return { type: "paragraph", html: safeHtml(block.html) };
    case "list":
      return { ...block, items: safeItems(block.items) };
    case "image":
      return { type: "image", url: block.url, caption: plainText(block.caption) };
  }
}

const safeItems = (items: ListItem[]): ListItem[] =>
  items.map(({ html, items: nested }) => ({ html: safeHtml(html), items: safeItems(nested) }));
