import { type Extensions, type NodeConfig, Mark, Node } from "@tiptap/core";
import { readPicturePath } from "@angadi/contract/picture";
import { webAddress } from "@angadi/contract/text";
import { kept as keptWords, picture as pictureWords } from "../../copy/editor.ts";
import { TAGS, type Tag } from "../../posts/text/inline.ts";
import { linkAddress } from "../../posts/text/link-address.ts";

/**
 * What a document of the editor may hold: what `apps/desk/posts/text/editor-document.ts` writes, and
 * nothing else. Pure: tests make the schema of it without a browser.
 */

/** An attribute that is no attribute of the element: what is pasted cannot set it. */
const hidden = (preset: unknown) => ({ default: preset, rendered: false, parseHTML: () => null });

/** See `inlineNode` of the document model. */
const source = { ...hidden(null), keepOnSplit: false };

/** How the author wants a block laid out, or null: see `Block`. */
const variant = (name: "bill" | "dialogue") => ({
  default: null,
  keepOnSplit: false,
  parseHTML: (element: HTMLElement) => (element.dataset["variant"] === name ? name : null),
  renderHTML: (attributes: Record<string, unknown>) =>
    attributes["variant"] === name ? { "data-variant": name } : {},
});

const textBlock = (name: string, config: Partial<NodeConfig>) =>
  Node.create({
    name,
    content: "inline*",
    group: "block",
    defining: true,
    addAttributes: () => ({ source }),
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

/** First of its group: what has no kind of its own is a paragraph. */
const paragraph = textBlock("paragraph", {
  priority: 1000,
  defining: false,
  addAttributes: () => ({ source, variant: variant("dialogue") }),
  parseHTML: () => [{ tag: "p" }],
  renderHTML: ({ HTMLAttributes }) => ["p", HTMLAttributes, 0],
});

/** A page has its own first heading; a post's are of the levels 2 to 4. */
const heading = textBlock("heading", {
  addAttributes: () => ({ source, level: hidden(2) }),
  parseHTML: () =>
    [1, 2, 3, 4, 5, 6].map((level) => ({
      tag: `h${level}`,
      attrs: { level: Math.min(4, Math.max(2, level)) },
    })),
  renderHTML: ({ node }) => [`h${Number(node.attrs["level"])}`, 0],
});

const quote = textBlock("quote", {
  parseHTML: () => [{ tag: "blockquote" }],
  renderHTML: () => ["blockquote", 0],
});

const list = (name: string, tag: "ul" | "ol") =>
  Node.create({
    name,
    group: "block list",
    content: "listItem+",
    addAttributes: () => (tag === "ul" ? { variant: variant("bill") } : {}),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

/** Several lists below one item come about on the way from one to another; they are made one. */
const listItem = Node.create({
  name: "listItem",
  content: "paragraph list*",
  defining: true,
  parseHTML: () => [{ tag: "li" }],
  renderHTML: () => ["li", 0],
});

const attribute = (element: HTMLElement, name: string) => element.getAttribute(name) ?? "";

/** Of a picture that the desk keeps, its path; of all others undefined. */
const ownPath = (address: string): string | undefined => {
  const path = URL.canParse(address, "https://desk.test") && new URL(address, "https://desk.test");
  return path && readPicturePath(path.pathname) ? path.pathname : undefined;
};

const picture = Node.create({
  name: "picture",
  group: "block",
  atom: true,
  draggable: true,
  addAttributes: () => ({ url: hidden(""), caption: hidden("") }),
  parseHTML: () => [
    {
      tag: "figure[data-picture]",
      getAttrs: (element) => {
        const url = webAddress.safeParse(attribute(element, "data-picture")).data;
        return url !== undefined && { url, caption: attribute(element, "data-caption") };
      },
    },
    {
      // Pictures of elsewhere are left where they are: a post does not load from others' servers.
      tag: "img[src]",
      getAttrs: (element) => {
        const url = ownPath(attribute(element, "src"));
        return url !== undefined && { url, caption: attribute(element, "alt") };
      },
    },
  ],
  renderHTML({ node }) {
    const { url, caption } = node.attrs as { url: string; caption: string };
    const copy = caption.trim() || pictureWords.wordless;
    const shown = readPicturePath(url)
      ? ["img", { src: url, alt: caption }]
      : ["p", `${pictureWords.elsewhere} ${url}`];
    const attributes = { "data-picture": url, "data-caption": caption };
    return ["figure", attributes, shown, ["figcaption", copy]];
  },
});

/** Blocks of this post that the editor has no words for, as JSON: only they may be pasted again. */
export const keptBlocks = new Set<string>();

/** Such a block: whole, to be moved or removed. */
const kept = Node.create({
  name: "kept",
  group: "block",
  atom: true,
  draggable: true,
  addAttributes: () => ({ block: hidden("") }),
  parseHTML: () => [
    {
      tag: "div[data-block]",
      getAttrs: (element) => {
        const block = attribute(element, "data-block");
        return keptBlocks.has(block) && { block };
      },
    },
  ],
  renderHTML({ node }) {
    const block = String(node.attrs["block"]);
    return ["div", { "data-block": block }, ["b", keptWords], ["code", block]];
  },
});

/** Older names of marks. */
const SAME: Partial<Record<Tag, string[]>> = { s: ["del", "strike"], u: ["ins"] };

/** A link, and marks that are a tag: in the order in which the document model has them. */
const marks = [
  Mark.create({
    name: "a",
    inclusive: false,
    addAttributes: () => ({ href: hidden("") }),
    parseHTML: () => [
      {
        tag: "a[href]",
        getAttrs: (element) => {
          const href = linkAddress(attribute(element, "href"));
          return href !== undefined && { href };
        },
      },
    ],
    // An address that links may not have stays as plain text.
    renderHTML: ({ mark }) => {
      const href = linkAddress(String(mark.attrs["href"]));
      return ["a", href === undefined ? {} : { href }, 0];
    },
  }),
  ...TAGS.map((tag) =>
    Mark.create({
      name: tag,
      parseHTML: () => [{ tag }, ...(SAME[tag] ?? []).map((other) => ({ tag: other }))],
      renderHTML: () => [tag, 0],
    }),
  ),
];

export const schemaExtensions: Extensions = [
  doc,
  paragraph,
  heading,
  quote,
  list("bulletList", "ul"),
  list("orderedList", "ol"),
  listItem,
  picture,
  kept,
  lineBreak,
  text,
  ...marks,
];
