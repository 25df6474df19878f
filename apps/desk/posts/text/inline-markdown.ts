import {
  type Mark,
  type NestedRun,
  type Piece,
  TAGS,
  addPiece,
  uniqueMarks,
  nestMarks,
} from "./inline.ts";

/** Marks with Markdown delimiters; all others are written as tags. */
const DELIMITERS = { b: "**", i: "*", s: "~~" } as const;

/** Characters that are invisible or that forms may lose: written as character references. */
// oxlint-disable-next-line no-control-regex -- these are what it is about
const HIDDEN = /[\u0000-\u001f\u007f-\u00a0\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff]/gu;

const reference = (character: string) => `&#${character.codePointAt(0) ?? 0};`;

const escapeText = (text: string) =>
  text
    .replaceAll(/[\\*`[\]~]/g, "\\$&")
    .replaceAll(/<(?=[a-z/!])/gi, "\\<")
    .replaceAll(/&(?=#?\w+;)/g, "\\&")
    .replaceAll(HIDDEN, reference);

/** Inline text as Markdown. `lineBreak` is a tag in contexts that must stay on one line. */
export function writeInlineMarkdown(pieces: readonly Piece[], lineBreak = "\\\n"): string {
  // An empty line would end the block.
  const hasEmptyLine = pieces.some(
    ({ text }, index) => text === null && (pieces[index + 1]?.text ?? null) === null,
  );
  const ending = hasEmptyLine || pieces[0]?.text === null ? "<br>" : lineBreak;
  const text = markdown(nestMarks(pieces), ending);
  // The parser trims spaces at the edges of a line.
  return text.replaceAll(/^ +|(?<! ) +$/gm, (blanks) => "&#32;".repeat(blanks.length));
}

function markdown(nodes: readonly NestedRun[], lineBreak: string): string {
  const parts: string[] = [];
  for (const node of nodes) {
    if ("text" in node) parts.push(node.text === null ? lineBreak : escapeText(node.text));
    else parts.push(marked(node.mark, node.children, { lineBreak, before: parts.at(-1) ?? "" }));
  }
  return parts.join("");
}

function marked(
  mark: Mark,
  children: readonly NestedRun[],
  { lineBreak, before }: { lineBreak: string; before: string },
): string {
  const inner = markdown(children, lineBreak);
  if (mark.tag === "a") return `[${inner}](${escapeAddress(mark.href)})`;
  if (mark.tag === "code") return writeCode(children) ?? `<code>${inner}</code>`;
  const sign = mark.tag in DELIMITERS ? DELIMITERS[mark.tag as keyof typeof DELIMITERS] : undefined;
  // A delimiter must touch a word and no other delimiter, which it could merge with.
  const canUseDelimiter = /^[^\s*~](.*[^\s*~])?$/s.test(inner) && !/[*~]$/.test(before);
  return sign && canUseDelimiter ? sign + inner + sign : `<${mark.tag}>${inner}</${mark.tag}>`;
}

/** Writes code with backticks if possible, otherwise returns undefined. */
function writeCode(children: readonly NestedRun[]): string | undefined {
  const [only, ...siblings] = children;
  if (!only || siblings.length > 0 || !("text" in only) || only.text === null) return undefined;
  const isPlain = !/`/.test(only.text) && only.text.replaceAll(HIDDEN, "") === only.text;
  return isPlain && only.text.trim() === only.text ? `\`${only.text}\`` : undefined;
}

const escapeAddress = (href: string) =>
  href
    .replaceAll(/[\\()]/g, "\\$&")
    .replaceAll(/&(?=#?\w+;)/g, "\\&")
    .replaceAll(/\s/g, reference)
    .replaceAll(HIDDEN, reference);

const ENTITIES: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
};

/** Decodes character references; unknown ones stay as they are. */
const decodeEntities = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,7})|([a-z]{2,4}));/g, (reference, code?: string, name?: string) => {
    if (name) return ENTITIES[name] ?? reference;
    const point = Number(code);
    const isCharacter = point <= 0x10_ff_ff && !(point >= 0xd8_00 && point <= 0xdf_ff);
    return isCharacter ? String.fromCodePoint(point) : reference;
  });

/** The inline constructs, in the order they are tried. */
const TOKEN =
  /\\(?<escaped>[!-/:-@[-`{-~])|(?<lineBreak>\\\n|<br>)|`(?<code>[^`\n]+)`|(?<sign>\*\*|\*|~~)|<(?<slash>\/?)(?<tag>[a-z]+)>|(?<bracket>\[)|\]\((?<address>(?:\\.|[^()\\\s])*)\)|(?<reference>&#?\w+;)/g;

const unescape = (text: string) =>
  text.replaceAll(/\\([!-/:-@[-`{-~])|&#?\w+;/g, (token, escaped?: string) =>
    escaped === undefined ? decodeEntities(token) : escaped,
  );

/** A piece; an opening delimiter counts as text until its closing one is found. */
type ParsedToken = Piece | { starts: Mark } | "end";

interface OpenDelimiter {
  name: string;
  /** Index of its text in `found`. */
  at: number;
}

/** Parses one block's inline Markdown. Never fails: unmatched delimiters are plain text. */
export function readInlineMarkdown(source: string): Piece[] {
  const found: ParsedToken[] = [];
  const delimiters: OpenDelimiter[] = [];
  /** Number of open delimiters by name: searching `delimiters` each time would take quadratic time. */
  const counts = new Map<string, number>();
  const count = (name: string, change: number) =>
    counts.set(name, (counts.get(name) ?? 0) + change);
  let at = 0;
  const add = (text: string | null) => found.push({ text, marks: [] });
  const open = (name: string, letters: string) => {
    delimiters.push({ name, at: found.length });
    count(name, 1);
    add(letters);
  };
  /**
   * Closes the last delimiter of a name: all text since then has the mark. False if none is open.
   */
  const close = (name: string, mark: Mark): boolean => {
    if (!counts.get(name)) return false;
    for (let last = delimiters.pop(); last; last = delimiters.pop()) {
      count(last.name, -1);
      if (last.name !== name) continue;
      found[last.at] = { starts: mark };
      found.push("end");
      break;
    }
    return true;
  };
  const code = (text: string) => found.push({ text, marks: [{ tag: "code" }] });
  for (const token of source.matchAll(TOKEN)) {
    if (token.index > at) add(collapseSpaces(source.slice(at, token.index)));
    at = token.index + token[0].length;
    readToken(token, source, { add, open, close, code });
  }
  add(collapseSpaces(source.slice(at)));
  return toPieces(found);
}

function toPieces(found: readonly ParsedToken[]): Piece[] {
  const pieces: Piece[] = [];
  /** The marks at each depth, without duplicates: tags may be nested a hundred thousand deep. */
  const openMarks: (readonly Mark[])[] = [];
  for (const item of found) {
    const outerMarks = openMarks.at(-1) ?? [];
    if (item === "end") openMarks.pop();
    else if ("starts" in item) openMarks.push(uniqueMarks([item.starts, ...outerMarks]));
    else addPiece(pieces, { ...item, marks: uniqueMarks([...outerMarks, ...item.marks]) });
  }
  return pieces;
}

/** A newline without a hard break becomes a space. */
const collapseSpaces = (text: string) =>
  text.replaceAll(/(?<! ) +(?=\n)/g, "").replaceAll(/\n */g, " ");

interface Reader {
  add(text: string | null): void;
  open(name: string, letters: string): void;
  close(name: string, mark: Mark): boolean;
  code(text: string): void;
}

function readToken(token: RegExpMatchArray, source: string, reader: Reader): void {
  const { escaped, lineBreak, code, sign, slash, tag, bracket, address } = token.groups ?? {};
  const [letters] = token;
  if (escaped !== undefined) return reader.add(escaped);
  if (lineBreak !== undefined) return reader.add(null);
  if (code !== undefined) return reader.code(code);
  if (sign !== undefined) return readSign(sign, token, source, reader);
  if (tag !== undefined) return readTag(tag, { isEnd: slash !== "", letters }, reader);
  if (bracket !== undefined) return reader.open("a", "[");
  if (address !== undefined) {
    if (!reader.close("a", { tag: "a", href: unescape(address) })) reader.add(letters);
    return;
  }
  reader.add(decodeEntities(letters));
}

function readSign(sign: string, token: RegExpMatchArray, source: string, reader: Reader): void {
  const start = token.index ?? 0;
  const before = source[start - 1] ?? " ";
  const after = source[start + sign.length] ?? " ";
  const tag = sign === "**" ? "b" : sign === "*" ? "i" : "s";
  if (!/\s/.test(before) && reader.close(sign, { tag })) return;
  if (/\s/.test(after)) reader.add(sign);
  else reader.open(sign, sign);
}

function readTag(
  name: string,
  { isEnd, letters }: { isEnd: boolean; letters: string },
  reader: Reader,
): void {
  const tag = TAGS.find((known) => known === name);
  if (!tag) return reader.add(letters);
  if (!isEnd) return reader.open(`<${tag}>`, letters);
  if (!reader.close(`<${tag}>`, { tag })) reader.add(letters);
}
