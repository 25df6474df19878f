import { copyWords } from "#content/copy-text.ts";
import type { Block, ListItem } from "#contract/blog-block.ts";
import type { BlogPost } from "#contract/blog-post.ts";
import { withCopyButtons } from "../sections/article/copy-button.ts";
import { type Heading, withHeadingIds } from "./headings.server.ts";
import type { SafeBlock } from "./post-body.tsx";
import { plainText, safeHtml } from "./safe-html.server.ts";
import { wholeSums } from "./whole-sums.ts";

/** A post's body as it may be shown, and the headings in it. */
export interface SafeBody {
  blocks: SafeBlock[];
  headings: Heading[];
}

/**
 * A post's body, safe to show: its blocks without the first image, which is the hero, or its one
 * piece of HTML where it has no blocks.
 */
export function safeBody({ blocks, html }: BlogPost): SafeBody {
  const headings: Heading[] = [];
  const ids = new Map<string, number>();
  const paragraph = (raw: string): SafeBlock => {
    const marked = withHeadingIds(wholeSums(safeHtml(raw)), ids);
    headings.push(...marked.headings);
    return { type: "paragraph", html: withCopyButtons(marked.html, copyWords.copy) };
  };
  const safeBlock = (block: Block): SafeBlock => {
    switch (block.type) {
      case "paragraph":
        return paragraph(block.html);
      case "list":
        return { ...block, items: safeItems(block.items) };
      case "image":
        return { type: "image", url: block.url, caption: plainText(block.caption) };
    }
  };

  if (blocks.length === 0) return { blocks: html ? [paragraph(html)] : [], headings };
  const hero = blocks.find((block) => block.type === "image");
  return { blocks: blocks.filter((block) => block !== hero).map(safeBlock), headings };
}

const safeItems = (items: ListItem[]): ListItem[] =>
  items.map(({ html, items: nested }) => ({
    html: wholeSums(safeHtml(html)),
    items: safeItems(nested),
  }));
