import { type Extensions, type NodeConfig, Mark, Node } from "@tiptap/core";
import { parsePicturePath } from "@angadi/contract/picture";
import { webAddress } from "@angadi/contract/text";
import { readOnlyBlockCopy, pictureCopy } from "../../copy/editor.ts";
import { TAGS, type Tag } from "../../posts/text/inline.ts";
import { parseLinkAddress } from "../../posts/text/link-address.ts";

/**
 * The editor's schema: exactly what `apps/desk/posts/text/editor-document.ts` writes. It does not
 * touch the DOM, so that tests can build the schema without a browser.
 */

/** Creates an attribute that is not rendered to or parsed from HTML: pasting cannot set it. */
const createInternalAttribute = (defaultValue: unknown) => ({
  default: defaultValue,
  rendered: false,
  parseHTML: () => null,
});

/** The original HTML of a block (`toInlineNode` in editor-document.ts). */
const sourceAttribute = { ...createInternalAttribute(null), keepOnSplit: false };

/** The layout that the author chose for a block, or null (`Block`). */
const createVariantAttribute = (name: "bill" | "dialogue") => ({
  default: null,
  keepOnSplit: false,
  parseHTML: (element: HTMLElement) => (element.dataset["variant"] === name ? name : null),
  renderHTML: (attributes: Record<string, unknown>) =>
    attributes["variant"] === name ? { "data-variant": name } : {},
});

const createTextBlock = (name: string, config: Partial<NodeConfig>) =>
  Node.create({
    name,
    content: "inline*",
    group: "block",
    defining: true,
    addAttributes: () => ({ source: sourceAttribute }),
    ...config,
  });

const doc = Node.create({ name: "doc", topNode: true, content: "block+" });
const text = Node.create({ name: "text", group: "inline" });

const lineBreak = Node.create({
  name: "break",
  group: "inline",
  inline: true,
  selectable: false,
  linebreakReplacement: true,
  parseHTML: () => [{ tag: "br" }],
  renderHTML: () => ["br"],
  renderText: () => "\n",
});

/** It has the highest priority of all blocks, so that other content becomes a paragraph. */
const paragraph = createTextBlock("paragraph", {
  priority: 1000,
  defining: false,
  addAttributes: () => ({ source: sourceAttribute, variant: createVariantAttribute("dialogue") }),
  parseHTML: () => [{ tag: "p" }],
  renderHTML: ({ HTMLAttributes }) => ["p", HTMLAttributes, 0],
});

/** The page renders the `h1`; headings in a post have levels 2 to 4. */
const heading = createTextBlock("heading", {
  addAttributes: () => ({ source: sourceAttribute, level: createInternalAttribute(2) }),
  parseHTML: () =>
    [1, 2, 3, 4, 5, 6].map((level) => ({
      tag: `h${level}`,
      attrs: { level: Math.min(4, Math.max(2, level)) },
    })),
  renderHTML: ({ node }) => [`h${Number(node.attrs["level"])}`, 0],
});

const quote = createTextBlock("quote", {
  parseHTML: () => [{ tag: "blockquote" }],
  renderHTML: () => ["blockquote", 0],
});

const createList = (name: string, tag: "ul" | "ol") =>
  Node.create({
    name,
    group: "block list",
    content: "listItem+",
    addAttributes: () => (tag === "ul" ? { variant: createVariantAttribute("bill") } : {}),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

/** An edit may put several lists below one item; `normalizeLists` then joins them. */
const listItem = Node.create({
  name: "listItem",
  content: "paragraph list*",
  defining: true,
  parseHTML: () => [{ tag: "li" }],
  renderHTML: () => ["li", 0],
});

const getAttribute = (element: HTMLElement, name: string) => element.getAttribute(name) ?? "";

/** Returns the path of a picture stored on the desk; undefined for all others. */
const toOwnPath = (address: string): string | undefined => {
  const path = URL.canParse(address, "https://desk.test") && new URL(address, "https://desk.test");
  return path && parsePicturePath(path.pathname) ? path.pathname : undefined;
};

export const isOwnPicture = (address: string): boolean => toOwnPath(address) !== undefined;

/** A picture; its caption is also its alternative text. */
const picture = Node.create({
  name: "picture",
  group: "block",
  atom: true,
  draggable: true,
  addAttributes: () => ({ url: createInternalAttribute(""), caption: createInternalAttribute("") }),
  parseHTML: () => [
    {
      tag: "figure[data-picture]",
      getAttrs: (element) => {
        const url = webAddress.safeParse(getAttribute(element, "data-picture")).data;
        return url !== undefined && { url, caption: getAttribute(element, "data-caption") };
      },
    },
    {
      // Pictures from other servers are dropped: a post does not load from third parties.
      tag: "img[src]",
      getAttrs: (element) => {
        const url = toOwnPath(getAttribute(element, "src"));
        return url !== undefined && { url, caption: getAttribute(element, "alt") };
      },
    },
  ],
  renderHTML({ node }) {
    const { url, caption } = node.attrs as { url: string; caption: string };
    const captionText = caption.trim() || pictureCopy.noAltYet;
    const preview = parsePicturePath(url)
      ? ["img", { src: url, alt: caption }]
      : ["p", `${pictureCopy.externalPicture} ${url}`];
    const attributes = { "data-picture": url, "data-caption": caption };
    return ["figure", attributes, preview, ["figcaption", captionText]];
  },
});

/** The JSON of this post's read-only blocks: only these may be pasted. */
export const readOnlyBlocks = new Set<string>();

/** A block that can only be moved or removed. */
const readOnlyBlock = Node.create({
  name: "readOnly",
  group: "block",
  atom: true,
  draggable: true,
  addAttributes: () => ({ block: createInternalAttribute("") }),
  parseHTML: () => [
    {
      tag: "div[data-block]",
      getAttrs: (element) => {
        const block = getAttribute(element, "data-block");
        return readOnlyBlocks.has(block) && { block };
      },
    },
  ],
  renderHTML({ node }) {
    const block = String(node.attrs["block"]);
    return ["div", { "data-block": block }, ["b", readOnlyBlockCopy], ["code", block]];
  },
});

/** Synonymous tags of marks. */
const TAG_ALIASES: Partial<Record<Tag, string[]>> = { s: ["del", "strike"], u: ["ins"] };

/** The link and the marks that map to a tag, in the order of the document model. */
const marks = [
  Mark.create({
    name: "a",
    inclusive: false,
    addAttributes: () => ({ href: createInternalAttribute("") }),
    parseHTML: () => [
      {
        tag: "a[href]",
        getAttrs: (element) => {
          const href = parseLinkAddress(getAttribute(element, "href"));
          return href !== undefined && { href };
        },
      },
    ],
    // A disallowed URL renders as plain text.
    renderHTML: ({ mark }) => {
      const href = parseLinkAddress(String(mark.attrs["href"]));
      return ["a", href === undefined ? {} : { href }, 0];
    },
  }),
  ...TAGS.map((tag) =>
    Mark.create({
      name: tag,
      parseHTML: () => [{ tag }, ...(TAG_ALIASES[tag] ?? []).map((alias) => ({ tag: alias }))],
      renderHTML: () => [tag, 0],
    }),
  ),
];

export const schemaExtensions: Extensions = [
  doc,
  paragraph,
  heading,
  quote,
  createList("bulletList", "ul"),
  createList("orderedList", "ol"),
  listItem,
  picture,
  readOnlyBlock,
  lineBreak,
  text,
  ...marks,
];
