/** What a laid-out paper is made of, in pixels of CSS from its top left corner. */
export type Mark = BoxMark | TextMark | CodeMark;

/** A filled rectangle: a ground, or a side of a border. */
export interface BoxMark {
  kind: "box";
  x: number;
  y: number;
  width: number;
  height: number;
  colour: string;
}

/** Letters of one face on one line. */
export interface TextMark {
  kind: "text";
  x: number;
  /** Of the line they stand on. */
  y: number;
  width: number;
  size: number;
  face: Face;
  colour: string;
  text: string;
}

/** A code for a phone. */
export interface CodeMark {
  kind: "code";
  x: number;
  y: number;
  side: number;
  link: string;
}

export type Face = "regular" | "bold" | "heavy";

/** Reads what the browser has laid out, in the order in which it is painted. */
export function collectMarks(paper: HTMLElement): Mark[] {
  const { left, top } = paper.getBoundingClientRect();
  return marksIn(paper).map((mark) => Object.assign(mark, { x: mark.x - left, y: mark.y - top }));
}

function marksIn(element: Element): Mark[] {
  const style = getComputedStyle(element);
  // Words for those who hear the page.
  if (style.display === "none" || style.clipPath !== "none") return [];
  const rect = element.getBoundingClientRect();
  if (element instanceof SVGElement) {
    const link = element.getAttribute("data-upi");
    return link ? [{ kind: "code", x: rect.x, y: rect.y, side: rect.width, link }] : [];
  }
  const inner = Array.from(element.childNodes).flatMap((node) => {
    if (node instanceof Text) return textMarks(node, style);
    return node instanceof Element ? marksIn(node) : [];
  });
  return [...boxMarks(rect, style), ...inner];
}

const SIDES = ["Top", "Right", "Bottom", "Left"] as const;

function boxMarks(rect: DOMRect, style: CSSStyleDeclaration): Mark[] {
  const marks: BoxMark[] = [];
  const fill = (x: number, y: number, width: number, height: number, colour: string) => {
    if (width > 0 && height > 0 && !isClear(colour))
      marks.push({ kind: "box", x, y, width, height, colour });
  };
  const { x, y, width, height } = rect;
  // Hard shadows draw lines above and to the left of a box, and are not seen behind it.
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
const isClear = (colour: string) => /^transparent$|^rgba\(.*, 0\)$/.test(colour);

/** The rupee sign, which has a font of its own. */
const SIGN = "₹";

/** A text by its lines, and these by what one font has. */
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

/** Where each line of the text begins and ends; a word that is broken is taken by its letters. */
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

/** From the top of a line of this font to where its letters stand. */
function measureAscent({ fontWeight, fontSize, fontFamily }: CSSStyleDeclaration): number {
  canvas ??= document.createElement("canvas").getContext("2d");
  if (!canvas) return Number.parseFloat(fontSize);
  canvas.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  return canvas.measureText(SIGN).fontBoundingBoxAscent;
}
