import { type ChildNode, isTag, isText } from "domhandler";
import { DomUtils, parseDocument } from "htmlparser2";
import sanitizeHtml from "sanitize-html";
import { withUnbrokenSums } from "./unbroken-sums.ts";

/** Nothing but running text: what a post's HTML may hold. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    "h2",
    "h3",
    "h4",
    "p",
    "br",
    "b",
    "strong",
    "i",
    "em",
    "u",
    "s",
    "mark",
    "code",
    "a",
  ].concat(["ul", "ol", "li", "blockquote", "sub", "sup"]),
  allowedAttributes: { a: ["href", "rel"] },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  nestingLimit: 20,
  transformTags: {
    a: (tagName, { href = "" }) => {
      const attribs: Record<string, string> = { href };
      if (!href.startsWith("/")) attribs["rel"] = "nofollow noopener";
      return { tagName, attribs };
    },
  },
};

/**
 * HTML from a post as a tree that is safe to show, with its sums kept on one line. Server only: the
 * sanitiser stays out of the browser.
 */
export function parseContent(html: string): ChildNode[] {
  const { children } = parseDocument(sanitizeHtml(html, ALLOWED));
  keepSumsTogether(children);
  return children;
}

function keepSumsTogether(nodes: readonly ChildNode[]): void {
  for (const node of nodes) {
    if (isText(node)) node.data = withUnbrokenSums(node.data);
    else if (isTag(node)) keepSumsTogether(node.children);
  }
}

/** Nodes as HTML, without white space at either end. */
export const writeContent = (nodes: ChildNode[]): string =>
  DomUtils.getOuterHTML(nodes, { encodeEntities: "utf8" }).trim();

/** HTML from a post as plain text, for captions and descriptions. */
export const plainText = (html: string): string =>
  sanitizeHtml(html, { allowedTags: [], allowedAttributes: {}, disallowedTagsMode: "discard" });
