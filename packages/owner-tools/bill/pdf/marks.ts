/** An element of a laid-out paper, in CSS pixels from its top left corner. */
export type Mark = BoxMark | TextMark | CodeMark;

/** A filled rectangle: a background, or one side of a border. */
export interface BoxMark {
  kind: "box";
  x: number;
  y: number;
  width: number;
  height: number;
  colour: string;
}

/** Text in one font face on one line. */
export interface TextMark {
  kind: "text";
  x: number;
  /** Position of the baseline. */
  y: number;
  width: number;
  size: number;
  face: Face;
  colour: string;
  text: string;
}

/** A QR code. */
export interface CodeMark {
  kind: "code";
  x: number;
  y: number;
  side: number;
  link: string;
}

export type Face = "regular" | "bold" | "heavy";

/** Collects the marks of a laid-out paper, in paint order. */
export function collectMarks(paper: HTMLElement): Mark[] {
  const { left, top } = paper.getBoundingClientRect();
  return listMarks(paper).map((mark) => Object.assign(mark, { x: mark.x - left, y: mark.y - top }));
}

function listMarks(element: Element): Mark[] {
  const style = getComputedStyle(element);
  // Hidden text, or text for screen readers only.
  if (style.display === "none" || style.clipPath !== "none") return [];
  const rect = element.getBoundingClientRect();
  if (element instanceof SVGElement) {
    const link = element.getAttribute("data-upi");
    return link ? [{ kind: "code", x: rect.x, y: rect.y, side: rect.width, link }] : [];
  }
  const inner = Array.from(element.childNodes).flatMap((node) => {
    if (node instanceof Text) return textMarks(node, style);
    return node instanceof Element ? listMarks(node) : [];
  });
  return [...boxMarks(rect, style), ...inner];
}

const SIDES = ["Top", "Right", "Bottom", "Left"] as const;

function boxMarks(rect: DOMRect, style: CSSStyleDeclaration): Mark[] {
  const marks: BoxMark[] = [];
  const fill = (x: number, y: number, width: number, height: number, colour: string) => {
    if (width > 0 && height > 0 && !isTransparent(colour))
      marks.push({ kind: "box", x, y, width, height, colour });
  };
  const { x, y, width, height } = rect;
  // Hard shadows draw lines above and to the left of a box, and are hidden behind it.
  for (const [, colour = "", right = "", down = ""] of style.boxShadow.matchAll(SHADOW)) {
    fill(x + Number(right), y, -Number(right), height, colour);
    fill(x, y + Number(down), width, -Number(down), colour);
  }
  fill(x, y, width, height, style.backgroundColor);
  for (const side of SIDES) {
    const thick = Number.parseFloat(style[`border${side}Width`]);
    if (style[`border${side}Style`] === "none") continue;
    const isAcross = side === "Top" || side === "Bottom";
    fill(
      side === "Right" ? x + width - thick : x,
      side === "Bottom" ? y + height - thick : y,
      isAcross ? width : thick,
      isAcross ? thick : height,
      style[`border${side}Color`],
    );
  }
  return marks;
}

const SHADOW = /(rgba?\([^)]*\)) (-?[\d.]+)px (-?[\d.]+)px 0px 0px/g;
const isTransparent = (colour: string) => /^transparent$|^rgba\(.*, 0\)$/.test(colour);

/** The rupee sign, which has a separate font. */
const SIGN = "₹";

/** Splits a text into lines, and each line by font. */
function textMarks(node: Text, style: CSSStyleDeclaration): Mark[] {
  const range = document.createRange();
  const rangeRect = (start: number, end: number) => {
    range.setStart(node, start);
    range.setEnd(node, end);
    return range.getBoundingClientRect();
  };
  const ascent = measureAscent(style);
  return splitLines(node, range).flatMap(([start, end]) =>
    Array.from(node.data.slice(start, end).matchAll(/₹|[^₹]+/g), ({ 0: piece, index }): Mark => {
      const { x, y, width } = rangeRect(start + index, start + index + piece.length);
      return {
        kind: "text",
        x,
        y: y + ascent,
        width,
        size: Number.parseFloat(style.fontSize),
        face: findFace(style),
        colour: style.color,
        text: style.textTransform === "uppercase" ? piece.toUpperCase() : piece,
      };
    }),
  );
}

/** Start and end of each line of a text; a broken word is measured letter by letter. */
function splitLines(node: Text, range: Range): [number, number][] {
  const lines: { start: number; end: number; top: number }[] = [];
  const take = (start: number, end: number): void => {
    range.setStart(node, start);
    range.setEnd(node, end);
    const rects = range.getClientRects();
    const [rect] = rects;
    if (!rect) return;
    if (rects.length > 1 && end - start > 1) {
      for (let at = start; at < end; at += 1) take(at, at + 1);
      return;
    }
    const last = lines.at(-1);
    if (last && Math.abs(last.top - rect.top) < 2) last.end = end;
    else lines.push({ start, end, top: rect.top });
  };
  for (const { 0: word, index } of node.data.matchAll(/\S+/g)) take(index, index + word.length);
  return lines.map(({ start, end }) => [start, end]);
}

const findFace = ({ fontFamily, fontWeight }: CSSStyleDeclaration): Face => {
  if (/^["']?Anek/.test(fontFamily)) return "heavy";
  return Number(fontWeight) >= 600 ? "bold" : "regular";
};

let canvas: CanvasRenderingContext2D | null;

/** Distance from the top of a line to its baseline, in pixels. */
function measureAscent({ fontWeight, fontSize, fontFamily }: CSSStyleDeclaration): number {
  canvas ??= document.createElement("canvas").getContext("2d");
  if (!canvas) return Number.parseFloat(fontSize);
  canvas.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  return canvas.measureText(SIGN).fontBoundingBoxAscent;
}
