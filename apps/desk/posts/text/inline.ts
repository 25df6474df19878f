/** Inline text with marks and line breaks: converts between HTML and a list of pieces. */
import { type ChildNode, isTag, isText } from "domhandler";
import { parseDocument } from "htmlparser2";

/** Tags that mark text; by default nested in this order, outermost first. */
export const TAGS = ["b", "strong", "i", "em", "u", "s", "mark", "sub", "sup", "code"] as const;
export type Tag = (typeof TAGS)[number];

/** A mark is identified by its tag, a link also by its URL. */
export type InlineMark = { tag: Tag } | { tag: "a"; href: string };

/** A run of text, or a line break, with all its marks. */
export interface Piece {
  /** Never empty; null for a line break. */
  text: string | null;
  marks: readonly InlineMark[];
}

export const isSameMark = (left: InlineMark, right: InlineMark): boolean =>
  left.tag === right.tag && (left.tag !== "a" || right.tag !== "a" || left.href === right.href);

const hasMark = (marks: readonly InlineMark[], mark: InlineMark) =>
  marks.some((candidate) => isSameMark(candidate, mark));

const getRank = ({ tag }: InlineMark) => (tag === "a" ? -1 : TAGS.indexOf(tag));

/** Removes duplicate marks and sorts the others; of several links, keeps the last. */
export function normalizeMarks(marks: readonly InlineMark[]): InlineMark[] {
  if (marks.length === 0) return [];
  const link = marks.findLast(({ tag }) => tag === "a");
  const others = TAGS.filter((tag) => marks.some((mark) => mark.tag === tag));
  return [...(link ? [link] : []), ...others.map((tag): InlineMark => ({ tag }))];
}

const areSameMarks = (left: readonly InlineMark[], right: readonly InlineMark[]) =>
  left.length === right.length && left.every((mark) => hasMark(right, mark));

export const areSamePieces = (left: readonly Piece[], right: readonly Piece[]): boolean =>
  left.length === right.length &&
  left.every((piece, index) => {
    const matchingPiece = right[index];
    return matchingPiece?.text === piece.text && areSameMarks(piece.marks, matchingPiece.marks);
  });

/** Appends a piece, merging it into the last one if that has the same marks. */
export function addPiece(pieces: Piece[], piece: Piece): void {
  const last = pieces.at(-1);
  if (piece.text === "") return;
  if (piece.text !== null && last && last.text !== null && areSameMarks(last.marks, piece.marks)) {
    pieces[pieces.length - 1] = { text: last.text + piece.text, marks: last.marks };
  } else {
    pieces.push({ text: piece.text, marks: normalizeMarks(piece.marks) });
  }
}

/** A run of text, a line break, or a mark around other runs. */
export type NestedRun = { text: string | null } | { mark: InlineMark; children: NestedRun[] };

/** Nests pieces: the longest mark is the outermost; `TAGS` orders marks of equal length. */
export function nestMarks(
  pieces: readonly Piece[],
  outerMarks: readonly InlineMark[] = [],
): NestedRun[] {
  const runs: NestedRun[] = [];
  for (let start = 0; start < pieces.length;) {
    const piece = pieces[start];
    if (!piece) break;
    const innerMarks = piece.marks.filter((mark) => !hasMark(outerMarks, mark));
    const lengths = innerMarks.map((mark) => ({ mark, length: measureMark(mark, pieces, start) }));
    const [longest] = lengths.toSorted(
      (left, right) => right.length - left.length || getRank(left.mark) - getRank(right.mark),
    );
    if (longest) {
      const { mark, length } = longest;
      const innerPieces = pieces.slice(start, start + length);
      runs.push({ mark, children: nestMarks(innerPieces, [...outerMarks, mark]) });
      start += length;
    } else {
      runs.push({ text: piece.text });
      start += 1;
    }
  }
  return runs;
}

/** Returns the number of pieces from `start` that have the mark. */
function measureMark(mark: InlineMark, pieces: readonly Piece[], start: number): number {
  let end = start + 1;
  while (end < pieces.length && hasMark(pieces[end]?.marks ?? [], mark)) end += 1;
  return end - start;
}

const escapeText = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
const escapeAttribute = (text: string) => escapeText(text).replaceAll('"', "&quot;");

/** Writes pieces as HTML. */
export const writeInline = (pieces: readonly Piece[]): string =>
  nestMarks(pieces).map(toHtml).join("");

function toHtml(run: NestedRun): string {
  if ("text" in run) return run.text === null ? "<br>" : escapeText(run.text);
  const { mark, children } = run;
  const attributes = mark.tag === "a" ? ` href="${escapeAttribute(mark.href)}"` : "";
  return `<${mark.tag}${attributes}>${children.map(toHtml).join("")}</${mark.tag}>`;
}

/** A paragraph block's HTML, parsed. */
export interface TextBlock {
  /** The element that wraps the whole block; null for plain inline text. */
  tag: "h2" | "h3" | "h4" | "blockquote" | null;
  /** The HTML in that element. */
  html: string;
  pieces: Piece[];
}

const BLOCK_TAGS = ["h2", "h3", "h4", "blockquote"] as const;

/**
 * Parses a paragraph block's HTML. Returns null unless it is inline text, or inline text in one of
 * `BLOCK_TAGS`. What pieces cannot represent, e.g. a link's `rel`, is lost; to detect that, compare
 * the HTML with that of `writeInline`.
 */
export function readTextBlock(source: string): TextBlock | null {
  const nodes = parseDocument(source).children;
  for (const tag of BLOCK_TAGS) {
    const [start, end] = [`<${tag}>`, `</${tag}>`];
    const [onlyNode] = nodes;
    if (nodes.length !== 1 || !onlyNode || !isTag(onlyNode) || onlyNode.name !== tag) continue;
    if (!source.startsWith(start) || !source.endsWith(end)) return null;
    const pieces = parseChildren(onlyNode.children);
    return pieces && { tag, html: source.slice(start.length, -end.length), pieces };
  }
  const pieces = parseChildren(nodes);
  return pieces && { tag: null, html: source, pieces };
}

/** Parses inline HTML to pieces; null if the HTML contains anything else. */
export const readInline = (source: string): Piece[] | null =>
  parseChildren(parseDocument(source).children);

/** Maximum nesting depth of HTML: deeper nesting is no author's text, and is rejected. */
const MAX_DEPTH = 100;

function parseChildren(nodes: readonly ChildNode[]): Piece[] | null {
  const pieces: Piece[] = [];
  return collectPieces(nodes, [], pieces, 0) ? pieces : null;
}

/** Adds the nodes' pieces; false if a node is not allowed in inline text. */
function collectPieces(
  nodes: readonly ChildNode[],
  marks: readonly InlineMark[],
  pieces: Piece[],
  depth: number,
): boolean {
  if (depth > MAX_DEPTH) return false;
  return nodes.every((node) => {
    if (isText(node)) {
      addPiece(pieces, { text: node.data, marks });
      return true;
    }
    if (!isTag(node)) return false;
    if (node.name === "br") {
      pieces.push({ text: null, marks });
      return true;
    }
    const mark = readMark(node.name, node.attribs);
    // HTML does not allow nested links.
    const isNestedLink = mark?.tag === "a" && marks.some(({ tag }) => tag === "a");
    if (!mark || isNestedLink) return false;
    return collectPieces(node.children, normalizeMarks([mark, ...marks]), pieces, depth + 1);
  });
}

function readMark(name: string, { href = "" }: Record<string, string>): InlineMark | undefined {
  if (name === "a") return { tag: "a", href };
  const tag = TAGS.find((candidate) => candidate === name);
  return tag && { tag };
}
