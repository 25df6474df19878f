import { type ChildNode, isTag } from "domhandler";
import { DomUtils, parseDocument } from "htmlparser2";
import { copyButtonCopy } from "@angadi/content/copy-button";
import type { Block, ListItem } from "@angadi/contract/blog-block";
import type { BlogPost } from "@angadi/contract/blog-post";
import { toLine } from "@angadi/contract/text";
import { parseBillLine } from "./bill-line.server.ts";
import { isBlankNode, isBlockNode, parseContent, serializeNodes } from "./content-html.server.ts";
import { type Heading, Headings } from "./headings.server.ts";
import type { SanitizedBlock } from "./post-body.tsx";

/** A post's sanitised body, and its headings. */
export interface SanitizedBody {
  blocks: SanitizedBlock[];
  headings: Heading[];
}

/** Returns a post's sanitised body, without blank blocks. */
export function sanitizeBody({ blocks }: Pick<BlogPost, "blocks">): SanitizedBody {
  const headings = new Headings();
  return {
    blocks: blocks.flatMap((block) => sanitizeBlock(block, headings) ?? []),
    headings: headings.entries,
  };
}

function sanitizeBlock(block: Block, headings: Headings): SanitizedBlock | undefined {
  switch (block.type) {
    case "paragraph": {
      const nodes = parseContent(block.html);
      if (nodes.every(isBlankNode)) return undefined;
      if (block.variant === "dialogue") return { type: "dialogue", lines: splitLines(nodes) };
      headings.add(nodes);
      addCopyButtons(nodes);
      return {
        type: nodes.some(isBlockNode) ? "richText" : "paragraph",
        html: serializeNodes(nodes),
      };
    }
    case "list":
      if (block.items.length === 0) return undefined;
      return isBill(block)
        ? { type: "bill", lines: block.items.map(({ html }) => parseBillLine(parseContent(html))) }
        : { type: "list", ordered: block.ordered, items: sanitizeItems(block.items) };
    case "image":
      return { ...block, caption: toLine(block.caption) };
  }
}

/** Nested lists are not shown as a bill, which would lose their items. */
const isBill = ({ variant, items }: Extract<Block, { type: "list" }>) =>
  variant === "bill" && items.every(({ items: nested }) => nested.length === 0);

const sanitizeItems = (items: readonly ListItem[]): ListItem[] =>
  items.map(({ html, items: nested }) => ({
    html: serializeNodes(parseContent(html)),
    items: sanitizeItems(nested),
  }));

/** Splits at line breaks into HTML lines, without empty ones. */
function splitLines(nodes: readonly ChildNode[]): string[] {
  const lines: ChildNode[][] = [[]];
  for (const node of nodes) {
    if (isTag(node) && node.name === "br") lines.push([]);
    else lines.at(-1)?.push(node);
  }
  return lines.map(serializeNodes).filter((line) => line !== "");
}

/**
 * Adds a copy button to each quote, which is a text to copy. It is in the HTML so that the layout
 * does not shift when the script starts (sections/article/use-copy-buttons.ts); it is hidden
 * without scripts.
 */
function addCopyButtons(nodes: ChildNode[]): void {
  for (const quote of DomUtils.getElementsByTagName("blockquote", nodes)) {
    const [button] = parseDocument(
      `<button type="button">${copyButtonCopy.button}</button>`,
    ).children;
    if (button) DomUtils.appendChild(quote, button);
  }
}
