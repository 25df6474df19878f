import type { Block, ListItem } from "@angadi/contract/blog-block";
import { toRawBlock } from "@angadi/contract/post-document";
import { readBlocks } from "@angadi/contract/blog-block";
import {
  type InlineMark,
  type Piece,
  TAGS,
  type TextBlock,
  addPiece,
  readInline,
  readTextBlock,
  areSamePieces,
  writeInline,
} from "./inline.ts";

/** A node of the editor's document, as ProseMirror reads and writes it. */
export interface EditorNode {
  type: string;
  attrs?: Record<string, unknown>;
  content?: EditorNode[];
  marks?: { type: string; attrs?: Record<string, unknown> }[];
  text?: string;
}

/** Maximum nesting depth of lists in a post; deeper levels are flattened. */
const MAX_DEPTH = 4;

/** The empty paragraph of an empty post; it is not saved until it has text. */
const EMPTY_LINE: EditorNode = { type: "paragraph", attrs: { source: null, variant: null } };

/** Converts blocks to an editor document. */
export const toEditor = (blocks: readonly Block[]): EditorNode => ({
  type: "doc",
  content: blocks.length > 0 ? blocks.map(toNode) : [EMPTY_LINE],
});

function toNode(block: Block): EditorNode {
  switch (block.type) {
    case "paragraph":
      return toTextNode(block) ?? toReadOnlyNode(block);
    case "list":
      return toTopListNode(block) ?? toReadOnlyNode(block);
    case "image":
      return { type: "picture", attrs: { url: block.url, caption: block.caption } };
  }
}

/** Converts a block that the editor does not support to an atom, which can be moved or removed. */
const toReadOnlyNode = (block: Block): EditorNode => ({
  type: "readOnly",
  attrs: { block: JSON.stringify(toRawBlock(block)) },
});

type Paragraph = Extract<Block, { type: "paragraph" }>;
type List = Extract<Block, { type: "list" }>;

function toTextNode({ html, variant }: Paragraph): EditorNode | undefined {
  const block = readTextBlock(html);
  if (!block) return undefined;
  // Only plain text can be a dialogue in the editor.
  if (block.tag === null) return toInlineNode("paragraph", block, { variant: variant ?? null });
  if (variant) return undefined;
  if (block.tag === "blockquote") return toInlineNode("quote", block);
  return toInlineNode("heading", block, { level: Number(block.tag.slice(1)) });
}

/**
 * Creates a node with inline text. `source` is the original HTML if the editor would write the same
 * content differently: it is saved again unless the text is edited. Empty blocks that are stored
 * have a `source`, too; an empty block without one is new, and is not saved.
 */
function toInlineNode(
  type: string,
  { html, pieces }: Pick<TextBlock, "html" | "pieces">,
  attrs: object = {},
): EditorNode {
  const source = writeInline(pieces) === html && html !== "" ? null : html;
  const content = pieces.map(toPieceNode);
  return { type, attrs: { ...attrs, source }, ...(content.length > 0 && { content }) };
}

function toPieceNode({ text, marks }: Piece): EditorNode {
  const markFields = marks.length > 0 && { marks: marks.map(toMarkNode) };
  return text === null ? { type: "break", ...markFields } : { type: "text", text, ...markFields };
}

const toMarkNode = (mark: InlineMark) =>
  mark.tag === "a" ? { type: "a", attrs: { href: mark.href } } : { type: mark.tag };

function toTopListNode({ items, ordered, variant }: List): EditorNode | undefined {
  const list = toListNode(items, ordered);
  return list && !ordered ? { ...list, attrs: { variant: variant ?? null } } : list;
}

function toListNode(items: readonly ListItem[], ordered: boolean): EditorNode | undefined {
  const content: EditorNode[] = [];
  for (const { html, items: nestedItems } of items) {
    const pieces = readInline(html);
    const text = pieces && toInlineNode("paragraph", { html, pieces });
    const list = nestedItems.length > 0 ? toListNode(nestedItems, ordered) : undefined;
    if (!text || (nestedItems.length > 0 && !list)) return undefined;
    content.push({ type: "listItem", content: [text, ...(list ? [list] : [])] });
  }
  if (content.length === 0) return undefined;
  return { type: ordered ? "orderedList" : "bulletList", content };
}

/** Converts an editor document to blocks. */
export const fromEditor = (document: EditorNode): Block[] =>
  (document.content ?? []).flatMap(toBlocks);

function toBlocks(node: EditorNode): Block[] {
  const { type, attrs = {} } = node;
  switch (type) {
    case "paragraph":
      return toTextBlock(node);
    case "heading":
      return toTextBlock(node, `h${Number(attrs["level"])}`);
    case "quote":
      return toTextBlock(node, "blockquote");
    case "bulletList":
    case "orderedList":
      return [
        {
          type: "list",
          ordered: type === "orderedList",
          items: toItems(node, 1),
          ...(type === "bulletList" && attrs["variant"] === "bill" && { variant: "bill" }),
        },
      ];
    case "picture":
      return [{ type: "image", url: toText(attrs["url"]), caption: toText(attrs["caption"]) }];
    case "readOnly":
      return readBlocks([JSON.parse(String(attrs["block"]))]).blocks;
    default:
      return [];
  }
}

function toTextBlock(node: EditorNode, tag?: string): Block[] {
  const html = toHtml(node);
  if (html === "" && node.attrs?.["source"] !== "") return [];
  if (tag) return [{ type: "paragraph", html: `<${tag}>${html}</${tag}>` }];
  const isDialogue = node.attrs?.["variant"] === "dialogue";
  return [{ type: "paragraph", html, ...(isDialogue && { variant: "dialogue" }) }];
}

const toText = (value: unknown) => (typeof value === "string" ? value : "");

function toItems({ content = [] }: EditorNode, depth: number): ListItem[] {
  return content.flatMap((item): ListItem[] => {
    const [text, ...lists] = item.content ?? [];
    const html = text ? toHtml(text) : "";
    const nestedItems = lists.flatMap((list) => toItems(list, depth + 1));
    return depth < MAX_DEPTH
      ? [{ html, items: nestedItems }]
      : [{ html, items: [] }, ...nestedItems];
  });
}

function toHtml({ attrs, content = [] }: EditorNode): string {
  const pieces: Piece[] = [];
  for (const { type, text, marks = [] } of content) {
    const pieceMarks = marks.flatMap(toMarks);
    if (type === "break") pieces.push({ text: null, marks: pieceMarks });
    else addPiece(pieces, { text: text ?? "", marks: pieceMarks });
  }
  const source = attrs?.["source"];
  const sourcePieces = typeof source === "string" ? readInline(source) : null;
  if (sourcePieces && areSamePieces(sourcePieces, pieces)) return String(source);
  return writeInline(pieces);
}

function toMarks({ type, attrs }: NonNullable<EditorNode["marks"]>[number]): InlineMark[] {
  if (type === "a") return [{ tag: "a", href: toText(attrs?.["href"]) }];
  const tag = TAGS.find((candidate) => candidate === type);
  return tag ? [{ tag }] : [];
}
