import sanitizeHtml from "sanitize-html";

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

/** HTML from a post, safe to show. Server only: the sanitiser stays out of the browser. */
export const safeHtml = (html: string): string => sanitizeHtml(html, ALLOWED);

/** HTML from a post as plain text, for captions and descriptions. */
export const plainText = (html: string): string =>
  sanitizeHtml(html, { allowedTags: [], allowedAttributes: {}, disallowedTagsMode: "discard" });
