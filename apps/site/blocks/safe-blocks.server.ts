import { type ChildNode, isTag } from "domhandler";
import { DomUtils, parseDocument } from "htmlparser2";
import { copyButtonCopy } from "@angadi/content/copy-text";
import type { Block, ListItem } from "@angadi/contract/blog-block";
import type { BlogPost } from "@angadi/contract/blog-post";
import { parseBillLine } from "./bill-line.server.ts";
import { parseContent, plainText, serializeNodes } from "./content-html.server.ts";
import { type Heading, Headings } from "./headings.server.ts";
import type { SanitizedBlock } from "./post-body.tsx";

/** A post's sanitised body, and its headings. */
export interface SanitizedBody {
  blocks: SanitizedBlock[];
  headings: Heading[];
}

/**
 * Returns a post's body, sanitised: its blocks without the first image, which is the hero, or its
 * single piece of HTML if it has no blocks.
 */
export function sanitizeBody({ blocks, html }: BlogPost): SanitizedBody {
  const headings = new Headings();
  const sanitize = (block: Block) => sanitizeBlock(block, headings);
  const hero = blocks.find((block) => block.type === "image");
  const visibleBlocks: readonly Block[] =
    blocks.length === 0 && html
      ? [{ type: "paragraph", html }]
      : blocks.filter((block) => block !== hero);
  return { blocks: visibleBlocks.map(sanitize), headings: headings.list };
}

function sanitizeBlock(block: Block, headings: Headings): SanitizedBlock {
  switch (block.type) {
    case "paragraph": {
      const nodes = parseContent(block.html);
      if (block.variant === "dialogue") return { type: "dialogue", lines: splitLines(nodes) };
      headings.add(nodes);
      addCopyButtons(nodes);
      return {
        type: nodes.some(hasBlockElements) ? "richText" : "paragraph",
        html: serializeNodes(nodes),
      };
    }
    case "list":
      return isBill(block)
        ? { type: "bill", lines: block.items.map(({ html }) => parseBillLine(parseContent(html))) }
        : { type: "list", ordered: block.ordered, items: sanitizeItems(block.items) };
    case "image":
      return { type: "image", url: block.url, caption: plainText(block.caption) };
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

/**
 * Elements that cannot be inside a `p`. Editors also put headings, lists and quotes into
 * paragraphs.
 */
const BLOCK_ELEMENTS: ReadonlySet<string> = new Set([
  "h2",
  "h3",
  "h4",
  "p",
  "ul",
  "ol",
  "blockquote",
]);

const hasBlockElements = (node: ChildNode): boolean =>
  isTag(node) && (BLOCK_ELEMENTS.has(node.name) || node.children.some(hasBlockElements));

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
 * Adds a copy button to each text to copy. It is in the HTML so that the layout does not shift when
 * the script starts (sections/article/use-copy-buttons.ts); it is hidden without scripts.
 */
function addCopyButtons(nodes: ChildNode[]): void {
  for (const quote of DomUtils.getElementsByTagName("blockquote", nodes)) {
    const [button] = parseDocument(
      `<button type="button">${copyButtonCopy.copy}</button>`,
    ).children;
    if (button) DomUtils.appendChild(quote, button);
  }
}
