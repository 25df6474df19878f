import { type Block, type ListItem, readBlocks } from "@angadi/contract/blog-block";
import { rawBlock } from "@angadi/contract/post-document";
import { webAddress } from "@angadi/contract/text";
import { readInline, readTextBlock, writeInline } from "./inline.ts";
import { readInlineMarkdown, writeInlineMarkdown } from "./inline-markdown.ts";
import { type ListLine, buildListItems, readListLine, trimLineEnd } from "./markdown-lists.ts";

/** Separates two lists that would otherwise be one. */
const SEPARATOR = "<!-- -->";
/** Fences a block that Markdown cannot express; it contains the API's JSON. */
const FENCE = "```block";
const FENCE_END = "```";
/** Around a block with a variant: `:::bill`, its list, `:::`. */
const DIRECTIVE = /^:::(bill|dialogue)$/;
const DIRECTIVE_END = ":::";

/** Writes blocks as Markdown; `fromMarkdown` returns the same blocks. */
export function toMarkdown(blocks: readonly Block[]): string {
  const parts: string[] = [];
  for (const [index, block] of blocks.entries()) {
    const before = blocks[index - 1];
    if (block.type === "list" && before?.type === "list") parts.push(SEPARATOR);
    parts.push(writeBlock(block));
  }
  return parts.join("\n\n");
}

function writeBlock(block: Block): string {
  const plainMarkdown = writePlainBlock(block);
  if (plainMarkdown !== undefined && isSameBlock(fromMarkdown(plainMarkdown), block))
    return plainMarkdown;
  return `${FENCE}\n${JSON.stringify(rawBlock(block))}\n${FENCE_END}`;
}

const isSameBlock = (read: readonly Block[], block: Block) =>
  JSON.stringify(read.map(rawBlock)) === JSON.stringify([rawBlock(block)]);

function writePlainBlock(block: Block): string | undefined {
  switch (block.type) {
    case "paragraph":
      return paragraph(block);
    case "list": {
      const lines = listLines(block.items, block.ordered, "");
      return lines && directive(block.variant, lines.join("\n"));
    }
    case "image": {
      const caption = writeInlineMarkdown(plainPieces(block.caption), "");
      return `![${caption}](${block.url.replaceAll(/[\\()]/g, "\\$&")})`;
    }
  }
}

const directive = (variant: string | undefined, text: string) =>
  variant ? `:::${variant}\n${text}\n${DIRECTIVE_END}` : text;

const plainPieces = (text: string) => (text === "" ? [] : [{ text, marks: [] }]);

function paragraph({ html, variant }: Extract<Block, { type: "paragraph" }>): string | undefined {
  const block = readTextBlock(html);
  if (!block) return undefined;
  const { tag, pieces } = block;
  if (tag === null) {
    return directive(variant, writeInlineMarkdown(pieces).split("\n").map(escapeLine).join("\n"));
  }
  if (variant) return undefined;
  if (tag === "blockquote") return `> ${writeInlineMarkdown(pieces, "\\\n> ")}`;
  return `${"#".repeat(Number(tag.slice(1)))} ${writeInlineMarkdown(pieces, "<br>")}`;
}

/** A line of text that would be parsed as a different block. */
const SPECIAL = /^(#{1,6} |>|[-+](?: |$)|```|:::|!\[|<!--)/;

const escapeLine = (line: string) =>
  SPECIAL.test(line) ? `\\${line}` : line.replace(/^(\d{1,9})([.)])(?= |$)/, "$1\\$2");

function listLines(
  items: readonly ListItem[],
  ordered: boolean,
  indent: string,
): string[] | undefined {
  const lines: string[] = [];
  for (const [index, { html, items: nested }] of items.entries()) {
    const marker = ordered ? `${index + 1}. ` : "- ";
    const pieces = readInline(html);
    if (!pieces) return undefined;
    lines.push(trimLineEnd(indent + marker + writeInlineMarkdown(pieces, "<br>")));
    const nestedLines = listLines(nested, ordered, indent + " ".repeat(marker.length));
    if (!nestedLines) return undefined;
    // No spread: a list may have more lines than a call can have arguments.
    for (const line of nestedLines) lines.push(line);
  }
  return lines;
}

const trimSpaces = (line: string) => trimLineEnd(line).replace(/^[ \t]+/, "");
const isBlank = (line: string) => trimLineEnd(line) === "";

/** The parsed blocks, and the index of the line after them. */
interface Part {
  blocks: Block[];
  next: number;
}

/** Parses Markdown to blocks. Never fails: any text is valid. */
export function fromMarkdown(source: string): Block[] {
  return readLines(source.replaceAll(/\r\n?/g, "\n").split("\n"));
}

function readLines(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length;) {
    const part = readPart(lines, at);
    blocks.push(...part.blocks);
    at = part.next;
  }
  return blocks;
}

function readPart(lines: readonly string[], at: number): Part {
  const line = trimLineEnd(lines[at] ?? "");
  if (isBlank(line) || line === SEPARATOR) return { blocks: [], next: at + 1 };
  return (
    readFence(lines, at) ??
    readDirective(lines, at) ??
    readHeading(line, at) ??
    readPicture(line, at) ??
    readQuote(lines, at) ??
    readList(lines, at) ??
    readParagraph(lines, at)
  );
}

function readFence(lines: readonly string[], at: number): Part | undefined {
  if (lines[at] !== FENCE || lines[at + 2] !== FENCE_END) return undefined;
  const { blocks } = readBlocks([parsed(lines[at + 1] ?? "")]);
  return blocks.length === 1 ? { blocks, next: at + 3 } : undefined;
}

/** Parses a directive: blocks that support its variant get it, all others are unchanged. */
function readDirective(lines: readonly string[], at: number): Part | undefined {
  const [, variant] = DIRECTIVE.exec(trimLineEnd(lines[at] ?? "")) ?? [];
  if (!variant) return undefined;
  const length = lines.slice(at + 1).findIndex((line) => trimLineEnd(line) === DIRECTIVE_END);
  if (length < 0) return undefined;
  const end = at + 1 + length;
  const blocks = readLines(lines.slice(at + 1, end));
  return { blocks: blocks.map((block) => setVariant(block, variant)), next: end + 1 };
}

function setVariant(block: Block, variant: string): Block {
  if (block.type === "paragraph" && variant === "dialogue") return { ...block, variant };
  if (block.type === "list" && !block.ordered && variant === "bill") return { ...block, variant };
  return block;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

const wrapped = (tag: string, markdown: string): Block => ({
  type: "paragraph",
  html: `<${tag}>${writeInline(readInlineMarkdown(markdown))}</${tag}>`,
});

/** The page renders the `h1`; a post's headings have levels 2 to 4. */
function readHeading(line: string, at: number): Part | undefined {
  const [, marks = "", text = ""] = /^(#{1,6}) (.*)$/.exec(line) ?? [];
  if (!marks) return undefined;
  const level = Math.min(4, Math.max(2, marks.length));
  return { blocks: [wrapped(`h${level}`, text)], next: at + 1 };
}

function readPicture(line: string, at: number): Part | undefined {
  const [, caption, address = ""] =
    /^!\[((?:\\.|[^\]\\])*)\]\(((?:\\.|[^()\\\s])+)\)$/.exec(line) ?? [];
  if (caption === undefined) return undefined;
  const url = address.replaceAll(/\\(.)/g, "$1");
  if (webAddress.safeParse(url).data !== url) return undefined;
  const captionPieces = readInlineMarkdown(caption);
  const text = captionPieces.map((piece) => piece.text ?? "").join("");
  return { blocks: [{ type: "image", url, caption: text }], next: at + 1 };
}

function readQuote(lines: readonly string[], at: number): Part | undefined {
  let next = at;
  const quoted: string[] = [];
  for (; lines[next]?.startsWith(">"); next += 1) {
    quoted.push(trimLineEnd((lines[next] ?? "").replace(/^> ?/, "")));
  }
  if (next === at) return undefined;
  return { blocks: [wrapped("blockquote", quoted.join("\n"))], next };
}

function readList(lines: readonly string[], at: number): Part | undefined {
  const first = readListLine(lines[at] ?? "");
  if (!first) return undefined;
  const read: ListLine[] = [first];
  let next = at + 1;
  for (; next < lines.length; next += 1) {
    const line = lines[next] ?? "";
    const item = readListLine(line);
    if (item) {
      if (item.indent <= first.indent && item.ordered !== first.ordered) break;
      read.push(item);
    } else if (isBlank(line)) {
      // A blank line between two items of the same list.
      const following = readListLine(lines[next + 1] ?? "");
      if (!following || (following.indent < 2 && following.ordered !== first.ordered)) break;
    } else if (startsBlock(line)) {
      break;
    } else {
      // A continuation line of the last item.
      const last = read.at(-1);
      if (last) last.text = `${last.text}\n${trimSpaces(line)}`;
    }
  }
  const items = buildListItems(read, (text) => writeInline(readInlineMarkdown(text)));
  return { blocks: [{ type: "list", ordered: first.ordered, items }], next };
}

const startsBlock = (line: string) =>
  /^(#{1,6} |>|```|!\[|<!-- -->)/.test(line) || DIRECTIVE.test(trimLineEnd(line));

function readParagraph(lines: readonly string[], at: number): Part {
  let next = at + 1;
  for (; next < lines.length; next += 1) {
    const line = lines[next] ?? "";
    if (isBlank(line) || startsBlock(line) || readListLine(line)) break;
  }
  const text = lines.slice(at, next).map(trimSpaces).join("\n");
  return {
    blocks: [{ type: "paragraph", html: writeInline(readInlineMarkdown(text)) }],
    next,
  };
}
