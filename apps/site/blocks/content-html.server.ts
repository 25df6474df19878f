import { type ChildNode, Element, Text, isTag, isText } from "domhandler";
import { DomUtils, parseDocument } from "htmlparser2";
import sanitizeHtml from "sanitize-html";
import { toSafeText, webAddress } from "@angadi/contract/text";
import { preventCalculationBreaks } from "./unbroken-calculations.ts";

/** Elements that begin and end a paragraph. */
const CONTAINERS =
  "section article main header footer aside nav figure figcaption address center details summary dl dt dd fieldset form".split(
    " ",
  );

/** Elements that a paragraph cannot contain. */
const BLOCK_ELEMENTS: ReadonlySet<string> = new Set(
  "h2 h3 h4 p ul ol li blockquote pre hr table div".split(" "),
);

/** Elements that show something without text. */
const VISIBLE_WITHOUT_TEXT: ReadonlySet<string> = new Set(["hr", "img"]);

const renameTo =
  (tagName: string): sanitizeHtml.Transformer =>
  () => ({ tagName, attribs: {} });

/** Only the markup of text, tables and pictures is allowed in a post's HTML. */
const SANITIZE_OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    ...BLOCK_ELEMENTS,
    ..."caption thead tbody tfoot tr th td br img".split(" "),
    ..."b strong i em u s mark code a sub sup".split(" "),
  ],
  allowedAttributes: {
    a: ["href", "rel"],
    img: ["src", "alt", "loading"],
    table: ["tabindex"],
    td: ["colspan", "rowspan"],
    th: ["colspan", "rowspan"],
  },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  nestingLimit: 20,
  transformTags: {
    ...Object.fromEntries(CONTAINERS.map((name) => [name, renameTo("div")])),
    h1: renameTo("h2"),
    h5: renameTo("h4"),
    h6: renameTo("h4"),
    del: renameTo("s"),
    a: (tagName, { href = "" }) => {
      const attribs: Record<string, string> = { href };
      if (!href.startsWith("/")) attribs["rel"] = "nofollow noopener";
      return { tagName, attribs };
    },
    // A wide table scrolls, with the keyboard too.
    table: (tagName) => ({ tagName, attribs: { tabindex: "0" } }),
    img: (tagName, { src = "", alt = "" }) => ({ tagName, attribs: { src, alt, loading: "lazy" } }),
  },
  exclusiveFilter: ({ tag, attribs }) =>
    tag === "img" && !webAddress.safeParse(attribs["src"]).success,
};

/**
 * Parses a post's HTML into a sanitised tree whose calculations do not wrap: either the text of one
 * paragraph, or block elements alone. Server only, to keep the sanitiser out of the browser bundle.
 */
export function parseContent(html: string): ChildNode[] {
  const { children } = parseDocument(sanitizeHtml(toSafeText(html), SANITIZE_OPTIONS));
  preventCalculationBreaksInTree(children);
  return separateBlocks(children);
}

function preventCalculationBreaksInTree(nodes: readonly ChildNode[]): void {
  for (const node of nodes) {
    if (isText(node)) node.data = preventCalculationBreaks(node.data);
    else if (isTag(node) && node.name !== "pre") preventCalculationBreaksInTree(node.children);
  }
}

/** True for a block element, and for an element that contains one. */
export const isBlockNode = (node: ChildNode): boolean =>
  isTag(node) && (BLOCK_ELEMENTS.has(node.name) || node.children.some(isBlockNode));

/** True for a node that shows nothing. */
export const isBlankNode = (node: ChildNode): boolean =>
  isTag(node)
    ? !VISIBLE_WITHOUT_TEXT.has(node.name) && node.children.every(isBlankNode)
    : !isText(node) || node.data.trim() === "";

/** Marks the end of a paragraph. */
const BREAK = Symbol("break");

/** Replaces containers and blank lines by paragraphs, and drops blank nodes. */
function separateBlocks(nodes: ChildNode[]): ChildNode[] {
  const parts = nodes.flatMap(splitIntoParagraphs);
  if (parts.every((part) => part !== BREAK && !isBlockNode(part))) return nodes;
  const blocks: ChildNode[] = [];
  let paragraph: ChildNode[] = [];
  for (const part of [...parts, BREAK] as const) {
    if (part !== BREAK && !isBlockNode(part)) {
      paragraph.push(part);
      continue;
    }
    if (!paragraph.every(isBlankNode)) blocks.push(new Element("p", {}, paragraph));
    paragraph = [];
    if (part !== BREAK && !isBlankNode(part)) blocks.push(part);
  }
  return blocks;
}

/** Returns a node's content, with breaks around containers and at blank lines. */
function splitIntoParagraphs(node: ChildNode): (ChildNode | typeof BREAK)[] {
  if (isText(node)) {
    const [first = "", ...rest] = node.data.split(/\n\s*\n/);
    return [new Text(first), ...rest.flatMap((text) => [BREAK, new Text(text)] as const)];
  }
  if (!isTag(node) || node.name !== "div") return [node];
  return [BREAK, ...node.children.flatMap(splitIntoParagraphs), BREAK];
}

/** Serialises nodes to HTML, trimmed. */
export const serializeNodes = (nodes: ChildNode[]): string =>
  DomUtils.getOuterHTML(nodes, { encodeEntities: "utf8" }).trim();
