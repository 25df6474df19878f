/** Running text: letters with marks, and line breaks. As HTML, and as a list of pieces. */

/** Tags that mark text, from the outermost to the innermost where nothing else decides. */
export const TAGS = ["b", "strong", "i", "em", "u", "s", "mark", "sub", "sup", "code"] as const;
export type Tag = (typeof TAGS)[number];

/** A mark by its tag; a link by its address. */
export type Mark = { tag: Tag } | { tag: "a"; href: string };

/** Letters, or a line break, with all marks that stand around them. */
export interface Piece {
  /** Never empty; null for a line break. */
  text: string | null;
  marks: readonly Mark[];
}

export const sameMark = (one: Mark, other: Mark): boolean =>
  one.tag === other.tag && (one.tag !== "a" || other.tag !== "a" || one.href === other.href);

const has = (marks: readonly Mark[], mark: Mark) => marks.some((one) => sameMark(one, mark));

const rank = ({ tag }: Mark) => (tag === "a" ? -1 : TAGS.indexOf(tag));

/** Each mark once, in the one order; of several links the last. */
export function markSet(marks: readonly Mark[]): Mark[] {
  if (marks.length === 0) return [];
  const link = marks.findLast(({ tag }) => tag === "a");
  const others = TAGS.filter((tag) => marks.some((mark) => mark.tag === tag));
  return [...(link ? [link] : []), ...others.map((tag): Mark => ({ tag }))];
}

/** The marks around a place in a text, from the outermost to the innermost. */
export class MarkStack {
  readonly #opened: { mark: Mark; marks: readonly Mark[] }[] = [];

  /** Each once: tags may stand within each other a hundred thousand deep. Of links the outermost. */
  get marks(): readonly Mark[] {
    return this.#opened.at(-1)?.marks ?? [];
  }

  push(mark: Mark): void {
    this.#opened.push({ mark, marks: markSet([mark, ...this.marks]) });
  }

  pop(): Mark | undefined {
    return this.#opened.pop()?.mark;
  }

  get isEmpty(): boolean {
    return this.#opened.length === 0;
  }
}

const sameMarks = (one: readonly Mark[], other: readonly Mark[]) =>
  one.length === other.length && one.every((mark) => has(other, mark));

export const samePieces = (one: readonly Piece[], other: readonly Piece[]): boolean =>
  one.length === other.length &&
  one.every((piece, index) => {
    const twin = other[index];
    return twin?.text === piece.text && sameMarks(piece.marks, twin.marks);
  });

/** Adds a piece to others, joined with the last one where that has the same marks. */
export function addPiece(pieces: Piece[], piece: Piece): void {
  const last = pieces.at(-1);
  if (piece.text === "") return;
  if (piece.text !== null && last && last.text !== null && sameMarks(last.marks, piece.marks)) {
    pieces[pieces.length - 1] = { text: last.text + piece.text, marks: last.marks };
  } else {
    pieces.push({ text: piece.text, marks: markSet(piece.marks) });
  }
}

/** Pieces as elements within each other. */
export type Nested = { text: string | null } | { mark: Mark; children: Nested[] };

/** The longest mark is the outermost; of marks of one length the order of `TAGS` decides. */
export function nest(pieces: readonly Piece[], around: readonly Mark[] = []): Nested[] {
  const nested: Nested[] = [];
  for (let start = 0; start < pieces.length;) {
    const piece = pieces[start];
    if (!piece) break;
    const open = piece.marks.filter((mark) => !has(around, mark));
    const lengths = open.map((mark) => ({ mark, length: lengthOf(mark, pieces, start) }));
    const [longest] = lengths.toSorted(
      (one, other) => other.length - one.length || rank(one.mark) - rank(other.mark),
    );
    if (longest) {
      const { mark, length } = longest;
      const within = pieces.slice(start, start + length);
      nested.push({ mark, children: nest(within, [...around, mark]) });
      start += length;
    } else {
      nested.push({ text: piece.text });
      start += 1;
    }
  }
  return nested;
}

function lengthOf(mark: Mark, pieces: readonly Piece[], start: number): number {
  let end = start + 1;
  while (end < pieces.length && has(pieces[end]?.marks ?? [], mark)) end += 1;
  return end - start;
}

const escapeText = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
const escapeValue = (text: string) => escapeText(text).replaceAll('"', "&quot;");

/** Pieces as HTML. */
export const writeInline = (pieces: readonly Piece[]): string => nest(pieces).map(html).join("");

function html(node: Nested): string {
  if ("text" in node) return node.text === null ? "<br>" : escapeText(node.text);
  const { mark, children } = node;
  const attributes = mark.tag === "a" ? ` href="${escapeValue(mark.href)}"` : "";
  return `<${mark.tag}${attributes}>${children.map(html).join("")}</${mark.tag}>`;
}

const ENTITIES: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
};

/** Character references as the characters they stand for; unknown ones stay as they are. */
export const decodeEntities = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,7})|([a-z]{2,4}));/g, (reference, code?: string, name?: string) => {
    if (name) return ENTITIES[name] ?? reference;
    const point = Number(code);
    const isCharacter = point <= 0x10_ff_ff && !(point >= 0xd8_00 && point <= 0xdf_ff);
    return isCharacter ? String.fromCodePoint(point) : reference;
  });

/** A tag as posts have them: of other attributes than a link's address nothing is known. */
const TAG = /<(\/?)([a-z0-9]+)((?:\s+[a-z-]+="[^"<>]*")*)\s*\/?>/gy;

/**
 * HTML as pieces; null where it is more than running text, or is not nested as it should be. What
 * the pieces do not tell (a link's `rel`, say) is lost: `writeInline` shows whether anything was.
 */
export function readInline(source: string): Piece[] | null {
  const pieces: Piece[] = [];
  const open = new MarkStack();
  let at = 0;
  while (at < source.length) {
    const next = source.indexOf("<", at);
    const text = source.slice(at, next < 0 ? source.length : next);
    addPiece(pieces, { text: decodeEntities(text), marks: open.marks });
    if (next < 0) break;
    TAG.lastIndex = next;
    const tag = TAG.exec(source);
    if (!tag || !readTag(tag, pieces, open)) return null;
    at = TAG.lastIndex;
  }
  return open.isEmpty ? pieces : null;
}

/** Opens or closes what a tag stands for; false where it has no place in running text. */
function readTag(tag: RegExpExecArray, pieces: Piece[], open: MarkStack): boolean {
  const [, slash, name = "", attributes = ""] = tag;
  if (name === "br") {
    pieces.push({ text: null, marks: open.marks });
    return slash === "";
  }
  if (slash) return open.pop()?.tag === name;
  if (name === "a") {
    // A link within a link is none of HTML's.
    if (open.marks.some((mark) => mark.tag === "a")) return false;
    const [, href = ""] = /\shref="([^"]*)"/.exec(attributes) ?? [];
    open.push({ tag: "a", href: decodeEntities(href) });
    return true;
  }
  const known = TAGS.find((one) => one === name);
  if (known) open.push({ tag: known });
  return known !== undefined;
}
