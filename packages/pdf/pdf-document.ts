import { zlibSync } from "fflate";
import svgpath from "svgpath";
import { EM, type Font } from "./fonts.ts";
import type { Glyph, Line } from "./typesetter.ts";

/** In hexadecimal: "#1c1d3a". */
export type Colour = `#${string}`;

const formatNumber = (value: number): string => String(Math.round(value * 100) / 100);
const formatRgb = (colour: Colour): string =>
  [1, 3, 5]
    .map((start) => formatNumber(Number.parseInt(colour.slice(start, start + 2), 16) / 255))
    .join(" ");
/** UTF-16 code units in hexadecimal. */
const toHex = (text: string): string =>
  text.replaceAll(/[^]/g, (unit) => unit.charCodeAt(0).toString(16).padStart(4, "0"));

/** Where a path's origin is, in points from the top left corner; `rotate` in degrees, clockwise. */
export interface PathPlace {
  x: number;
  y: number;
  scale: number;
  rotate?: number;
}

/** Writes a path without arcs as operators (8.5.2.1), which know no quadratic curves. */
function toPathOperators(path: ReturnType<typeof svgpath>): string {
  const operators: string[] = [];
  const push = (operator: string, ...numbers: number[]) =>
    operators.push(...numbers.map(formatNumber), operator);
  path.iterate((segment, _, x, y) => {
    const [command, a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = segment as [string, ...number[]];
    if (command === "M") push("m", a, b);
    else if (command === "L") push("l", a, b);
    else if (command === "H") push("l", a, y);
    else if (command === "V") push("l", x, a);
    else if (command === "C") push("c", a, b, c, d, e, f);
    else if (command === "Q")
      push(
        "c",
        x + ((a - x) * 2) / 3,
        y + ((b - y) * 2) / 3,
        c + ((a - c) * 2) / 3,
        d + ((b - d) * 2) / 3,
        c,
        d,
      );
    else push("h");
  });
  return operators.join(" ");
}

/** A font in the file. Each code stands for a glyph with its width and text. */
interface EmbeddedFont {
  name: string;
  codes: Map<string, number>;
  glyphs: Glyph[];
}

/**
 * A PDF with pages of one size (PDF 32000-1). Positions are points from the top left corner; drawing
 * methods draw on the last page.
 */
export class PdfDocument {
  readonly #width: number;
  readonly #height: number;
  readonly #pages: string[][] = [];
  readonly #fonts = new Map<Font, EmbeddedFont>();
  /** Everything except streams is ASCII. */
  readonly #parts: (string | Uint8Array<ArrayBuffer>)[] = [];
  /** Where each object begins. */
  readonly #offsets: number[] = [];
  #length = 0;

  constructor(width: number, height: number) {
    this.#width = width;
    this.#height = height;
    this.#write("%PDF-1.7\n");
  }

  addPage(): void {
    this.#pages.push([]);
  }

  fillRectangle(x: number, y: number, width: number, height: number, colour: Colour): void {
    const rectangle = [x, this.#height - y - height, width, height].map(formatNumber);
    this.#pages.at(-1)?.push(`${formatRgb(colour)} rg ${rectangle.join(" ")} re f`);
  }

  /** Draws a path of SVG, filled, or stroked if `lineWidth` is given in the path's own units. */
  drawPath(
    d: string,
    { x, y, scale, rotate = 0 }: PathPlace,
    colour: Colour,
    lineWidth?: number,
  ): void {
    // Without arcs, whose direction the mirroring would have to turn round.
    const curves = svgpath(d).abs().unarc().unshort();
    const operators = toPathOperators(
      curves.rotate(rotate).scale(scale).translate(x, y).scale(1, -1).translate(0, this.#height),
    );
    const paint =
      lineWidth === undefined
        ? [`${formatRgb(colour)} rg`, operators, "f"]
        : [`${formatRgb(colour)} RG ${formatNumber(lineWidth * scale)} w 1 J 1 j`, operators, "S"];
    this.#pages.at(-1)?.push(paint.join(" "));
  }

  /** Writes a line of text; `y` is its baseline. */
  writeLine(line: Line, x: number, y: number, size: number, colour: Colour): void {
    let left = x;
    for (const { font, glyphs, advance } of line.runs) {
      const embeddedFont = this.#embedFont(font);
      const operators = glyphs.map((glyph) => {
        const code = `<${encodeGlyph(embeddedFont, glyph)}>`;
        if (glyph.rise === 0) return code;
        return `] TJ ${formatNumber((glyph.rise * size) / EM)} Ts [${code}] TJ 0 Ts [`;
      });
      const position = `${formatNumber(left)} ${formatNumber(this.#height - y)} Td`;
      const textState = `${formatRgb(colour)} rg /${embeddedFont.name} ${formatNumber(size)} Tf`;
      this.#pages.at(-1)?.push(`BT ${textState} ${position} [${operators.join("")}] TJ ET`);
      left += (advance * size) / EM;
    }
  }

  #embedFont(font: Font): EmbeddedFont {
    const embeddedFont = this.#fonts.get(font) ?? {
      name: `F${this.#fonts.size}`,
      codes: new Map(),
      glyphs: [],
    };
    this.#fonts.set(font, embeddedFont);
    return embeddedFont;
  }

  toBlob(title: string): Blob {
    const fonts = [...this.#fonts].map(
      ([font, embeddedFont]) => `/${embeddedFont.name} ${this.#addFont(font, embeddedFont)}`,
    );
    const resources = this.#addObject(`<< /Font << ${fonts.join(" ")} >> >>`);
    // The parent object, which is written after the pages; each page consists of two objects.
    const parent = `${this.#offsets.length + 2 * this.#pages.length + 1} 0 R`;
    const size = `${formatNumber(this.#width)} ${formatNumber(this.#height)}`;
    const kids = this.#pages.map((operators) => {
      const contents = this.#addStream(operators.join("\n"));
      return this.#addObject(
        `<< /Type /Page /Parent ${parent} /MediaBox [0 0 ${size}] /Resources ${resources} /Contents ${contents} >>`,
      );
    });
    this.#addObject(`<< /Type /Pages /Kids [${kids.join(" ")}] /Count ${kids.length} >>`);
    const preferences = "/ViewerPreferences << /DisplayDocTitle true >>";
    const catalog = this.#addObject(`<< /Type /Catalog /Pages ${parent} ${preferences} >>`);
    this.#addTrailer(catalog, this.#addObject(`<< /Title <feff${toHex(title)}> >>`));
    return new Blob(this.#parts, { type: "application/pdf" });
  }

  #write(...parts: (string | Uint8Array<ArrayBuffer>)[]): void {
    this.#parts.push(...parts);
    for (const { length } of parts) this.#length += length;
  }

  #addObject(...parts: (string | Uint8Array<ArrayBuffer>)[]): string {
    const number = this.#offsets.push(this.#length);
    this.#write(`${number} 0 obj\n`, ...parts, "\nendobj\n");
    return `${number} 0 R`;
  }

  #addStream(contents: string | Uint8Array): string {
    const uncompressed =
      typeof contents === "string" ? new TextEncoder().encode(contents) : contents;
    const bytes = zlibSync(uncompressed);
    const dictionary = `<< /Filter /FlateDecode /Length ${bytes.length} /Length1 ${uncompressed.length} >>`;
    return this.#addObject(`${dictionary}\nstream\n`, bytes, "\nendstream");
  }

  #addFont({ file, shaper }: Font, { name, glyphs }: EmbeddedFont): string {
    const { ascender, descender } = shaper.hExtents();
    const glyphIds = Uint8Array.from(
      [0, ...glyphs.map(({ id }) => id)].flatMap((id) => [id >> 8, id & 0xff]),
    );
    const texts = glyphs.map(
      ({ text }, index) => `<${toHex(String.fromCharCode(index + 1))}> <${toHex(text)}>`,
    );
    const descriptor = this.#addObject(
      `<< /Type /FontDescriptor /FontName /${name} /Flags 4 /FontBBox [0 ${descender} ${EM} ${ascender}] /ItalicAngle 0`,
      ` /Ascent ${ascender} /Descent ${descender} /CapHeight ${ascender} /StemV 80 /FontFile2 ${this.#addStream(file)} >>`,
    );
    const descendant = this.#addObject(
      `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /${name} /FontDescriptor ${descriptor}`,
      " /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>",
      ` /CIDToGIDMap ${this.#addStream(glyphIds)} /W [1 [${glyphs.map(({ width }) => width).join(" ")}]] >>`,
    );
    return this.#addObject(
      `<< /Type /Font /Subtype /Type0 /BaseFont /${name} /Encoding /Identity-H`,
      ` /DescendantFonts [${descendant}] /ToUnicode ${this.#addStream(toUnicodeMap(texts))} >>`,
    );
  }

  #addTrailer(catalog: string, info: string): void {
    const entries = this.#offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`);
    const size = entries.length + 1;
    this.#write(
      `xref\n0 ${size}\n0000000000 65535 f \n${entries.join("")}trailer << /Size ${size} /Root ${catalog} /Info ${info} >>\nstartxref\n${this.#length}\n%%EOF`,
    );
  }
}

/** Returns the code of a glyph in the font, in hexadecimal; a new glyph is added. */
function encodeGlyph({ codes, glyphs }: EmbeddedFont, glyph: Glyph): string {
  const key = `${glyph.id} ${glyph.width} ${glyph.text}`;
  const code = codes.get(key) ?? glyphs.push(glyph);
  codes.set(key, code);
  return toHex(String.fromCharCode(code));
}

/** A map from codes to text (9.10.3); a section has up to a hundred. */
function toUnicodeMap(texts: readonly string[]): string {
  const sections = Array.from({ length: Math.ceil(texts.length / 100) }, (_, index) => {
    const section = texts.slice(100 * index, 100 * (index + 1));
    return `${section.length} beginbfchar\n${section.join("\n")}\nendbfchar`;
  });
  return [
    "/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Text def /CMapType 2 def",
    "1 begincodespacerange <0000> <ffff> endcodespacerange",
    ...sections,
    "endcmap end end",
  ].join("\n");
}
