import type { KitDesign } from "../kit.ts";
import { kitPicturesCopy as copy } from "../pictures/copy.ts";
import { chooseTagline, fitName, fitNote, getPlainName, placeMark } from "../pictures/layout.ts";
import { type Area, type Scene, type Shape, rect } from "../scene/scene.ts";
import { findScript } from "../scene/typefaces.ts";
import { signboardCopy } from "./copy.ts";
import { type SignRule, findSignRule } from "./sign-rules.ts";

/** The names on a board: in the state's script, or else in any script of India, and the other one. */
interface BoardNames {
  local: string;
  other: string;
}

function readNames({ input }: KitDesign, rule: SignRule | undefined): BoardNames {
  const { name, localName } = input;
  const isLocal = (text: string) =>
    rule?.isRequired ? findScript(text) === rule.script : findScript(text) !== undefined;
  if (isLocal(localName)) return { local: localName, other: name === localName ? "" : name };
  return isLocal(name) ? { local: name, other: localName } : { local: "", other: name };
}

/** Whether the state asks for a script in which the name is not typed. */
export function findMissingLanguage(design: KitDesign): string | undefined {
  const rule = findSignRule(design.input.state);
  return rule?.isRequired && readNames(design, rule).local === "" ? rule.language : undefined;
}

const WITHOUT_RULE = { share: 0.6, maxRatio: 0.8 };

/** A signboard of three to one that follows the rule of the design's state. */
export function drawSignboard(design: KitDesign): Scene {
  const { palette, input, logoStyle } = design;
  const tagline = chooseTagline(design);
  const rule = findSignRule(input.state);
  const { share, maxRatio } = rule ?? WITHOUT_RULE;
  const { local, other } = readNames(design, rule);
  const missing = findMissingLanguage(design);
  const hasStrip = logoStyle === "plate" && tagline !== "";
  const area: Area = { x: 600, y: hasStrip ? 70 : 80, width: 1720, height: hasStrip ? 520 : 640 };
  const tradeHeight = tagline && !hasStrip ? 90 : 0;
  const namesHeight = area.height - tradeHeight;
  const hasTwo = local !== "" || missing !== undefined;
  const tradeArea = { ...area, y: area.y + namesHeight, height: tradeHeight };
  const middle = { align: "middle" } as const;

  /** Sets both names, the first into a share of the height. */
  const layOutNames = (firstShare: number) => {
    const height = namesHeight * firstShare;
    // Indian letters have parts far below the line, which the other name must not touch.
    const first = hasTwo
      ? { ...area, y: area.y + 0.04 * height, height: 0.8 * height }
      : inset({ ...area, height }, 0.1 * height);
    const second = inset({ ...area, y: area.y + height, height: namesHeight - height }, 12);
    const options = { ...middle, maxLines: 3 };
    const localLines = fitName(design, "board", first, { ...options, text: local, maxSize: 330 });
    // Without the state's script, its place stays free, and the other name as small as beside it.
    const localSize = localLines[0]?.size ?? first.height * 0.55;
    const otherLines = fitName(design, "board", hasTwo ? second : first, {
      ...options,
      text: other || (local ? "" : copy.nameBlank),
      maxSize: hasTwo ? localSize * maxRatio : 330,
    });
    return { first, lines: [...localLines, ...otherLines], otherSize: otherLines[0]?.size ?? 0 };
  };
  // A long name in the state's script needs more than its share, or else the other one is tiny.
  const usual = layOutNames(hasTwo && other ? share : 1);
  const wide = layOutNames(hasTwo && other ? 0.76 : 1);
  const { first, lines } = wide.otherSize > usual.otherSize ? wide : usual;
  const blank = missing ? drawBlank(first, missing, palette.glow) : [];
  return {
    width: 2400,
    height: 800,
    background: palette.board,
    label: copy.signboard(getPlainName(design)),
    shapes: [
      ...drawFrame(design, hasStrip),
      ...placeMark(design, "board", 130, hasStrip ? 130 : 200, 400),
      ...blank,
      ...lines,
      ...(hasStrip
        ? fitNote(tagline, { x: 100, y: 660, width: 2200, height: 140 }, palette.board, {
            ...middle,
            maxSize: 84,
          })
        : fitNote(tagline, tradeArea, palette.glow, { ...middle, maxSize: 76 })),
    ],
  };
}

const inset = ({ x, y, width, height }: Area, margin: number): Area => ({
  x,
  y: y + margin,
  width,
  height: height - 2 * margin,
});

function drawFrame({ palette, logoStyle }: KitDesign, hasStrip: boolean): Shape[] {
  if (hasStrip) return [rect({ x: 0, y: 660, width: 2400, height: 140 }, palette.glow)];
  if (logoStyle === "side")
    return [rect({ x: 36, y: 36, width: 2328, height: 728 }, palette.glow, 30, 10)];
  return [
    rect({ x: 0, y: 34, width: 2400, height: 14 }, palette.glow),
    rect({ x: 0, y: 752, width: 2400, height: 14 }, palette.glow),
  ];
}

/** The place of the name in a script in which it isn't typed yet. */
function drawBlank(area: Area, language: string, colour: string): Shape[] {
  const { x, y, width, height } = area;
  const text = { x: x + 60, y, width: width - 120, height };
  return [
    rect({ x, y, width, height }, colour, 20, 5),
    ...fitNote(signboardCopy.missing(language), text, colour, {
      align: "middle",
      maxLines: 2,
      maxSize: 84,
    }),
  ];
}
