import { type ChildNode, isTag, isText } from "domhandler";
import { DomUtils, parseDocument } from "htmlparser2";
import sanitizeHtml from "sanitize-html";
import { keepSumsUnbroken } from "./unbroken-sums.ts";

/** Only text-level markup is allowed in a post's HTML. */
const SANITIZE_OPTIONS: sanitizeHtml.IOptions = {
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
 * Parses a post's HTML into a sanitised tree whose sums do not wrap. Server only, to keep the
 * sanitiser out of the browser bundle.
 */
export function parseContent(html: string): ChildNode[] {
  const { children } = parseDocument(sanitizeHtml(html, SANITIZE_OPTIONS));
  keepSumsTogether(children);
  return children;
}

function keepSumsTogether(nodes: readonly ChildNode[]): void {
  for (const node of nodes) {
    if (isText(node)) node.data = keepSumsUnbroken(node.data);
    else if (isTag(node)) keepSumsTogether(node.children);
  }
}

/** Serialises nodes to HTML, trimmed. */
export const serializeNodes = (nodes: ChildNode[]): string =>
  DomUtils.getOuterHTML(nodes, { encodeEntities: "utf8" }).trim();

/** Converts a post's HTML to plain text, for captions and descriptions. */
export const plainText = (html: string): string =>
  sanitizeHtml(html, { allowedTags: [], allowedAttributes: {}, disallowedTagsMode: "discard" });
