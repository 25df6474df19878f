import { measureText } from "@angadi/brand-kit/scene/measure-text";
import type { Area, TextShape } from "@angadi/brand-kit/scene/scene";
import { getTypeface } from "@angadi/brand-kit/scene/typefaces";

/** A sum, or from and to, with the words before and after it. */
const PRICE = /^(\D*?) *(₹ ?\d(?:[\d.,–₹/ -]*[\d-])?) *(\D{0,20})$/;
/** Between the parts of a price, in em of the sum. */
const GAP = 0.16;
const face = "figtree";
const CAP_HEIGHT = getTypeface(face).capHeight;

const add = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

interface PriceOptions {
  colour: string;
  maxSize: number;
  align: TextShape["align"];
}

/**
 * Sets a price as large as fits into an area: its sum large, words such as "From" and "a month" small,
 * beside it or on lines of their own. Returns undefined for words without a sum.
 */
export function layOutPrice(
  text: string,
  { x, y, width, height }: Area,
  { colour, maxSize, align }: PriceOptions,
): TextShape[] | undefined {
  const match = PRICE.exec(text);
  if (!match) return undefined;
  const smallScale = maxSize > 100 ? 0.42 : 0.64;
  const parts = match.slice(1).flatMap((part, index) => {
    const scale = index === 1 ? 1 : smallScale;
    return part === "" ? [] : [{ part, scale, length: scale * measureText(part, face) }];
  });
  const gaps = GAP * (parts.length - 1);
  const lengths = parts.map(({ length }) => length);
  const lineLength = add(lengths) + gaps;
  const stackHeight = CAP_HEIGHT * add(parts.map(({ scale }) => scale)) + gaps;
  const lineSize = Math.min(maxSize, width / lineLength, height);
  const stackSize = Math.min(maxSize, width / Math.max(...lengths), height / (stackHeight + GAP));
  const isStack = parts.length === 1 || stackSize > lineSize * 1.2;
  const size = isStack ? stackSize : lineSize;
  const top = y + (height - (isStack ? stackHeight : CAP_HEIGHT) * size) / 2;
  const share = { start: 0, middle: 0.5, end: 1 }[align];
  const edge = x + share * width;
  const sumLengths = (from: number, to: number) => add(lengths.slice(from, to)) + GAP * (to - from);
  return parts.map(({ part, scale }, index) => {
    const isFromEnd = align === "end";
    const beside = isFromEnd
      ? edge - sumLengths(index + 1, parts.length) * size
      : edge + (sumLengths(0, index) - share * lineLength) * size;
    const capHeights = isStack ? add(parts.slice(0, index + 1).map((one) => one.scale)) : 1;
    return {
      kind: "text",
      text: part,
      face,
      colour,
      size: size * scale,
      x: isStack ? edge : beside,
      baseline: top + (capHeights * CAP_HEIGHT + (isStack ? index * GAP : 0)) * size,
      align: isStack || isFromEnd ? align : "start",
    };
  });
}
