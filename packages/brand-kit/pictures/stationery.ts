import { drawMark } from "../engine/mark.ts";
import type { KitDesign } from "../kit.ts";
import { type Scene, circle, embed, place, rect } from "../scene/scene.ts";
import { kitPicturesCopy as copy } from "./copy.ts";
import { drawPalette } from "./logo.ts";
import { chooseTagline, fitName, fitNote, getPlainName, placeMark } from "./layout.ts";

const WHITE = "#ffffff";

/** A visiting card of 89 × 51 mm. */
export function drawVisitingCard(design: KitDesign): Scene {
  const { palette, input, logoStyle } = design;
  const scene = { width: 1050, height: 600, label: copy.card(getPlainName(design)) };
  const note = input.sentence || chooseTagline(design);
  if (logoStyle === "plate") {
    return {
      ...scene,
      background: palette.ground,
      shapes: [
        rect({ x: 0, y: 0, width: 360, height: 600 }, palette.board),
        ...placeMark(design, "board", 70, 190, 220),
        ...fitName(
          design,
          "ground",
          { x: 430, y: 60, width: 560, height: 220 },
          { maxLines: 3, maxSize: 110 },
        ),
        ...fitNote(note, { x: 430, y: 304, width: 550, height: 90 }, palette.mute, {
          maxLines: 2,
          maxSize: 34,
        }),
        ...fitNote(copy.contact, { x: 430, y: 470, width: 550, height: 50 }, palette.ink, {
          maxSize: 30,
        }),
      ],
    };
  }
  const align = logoStyle === "side" ? "start" : "middle";
  const isMiddle = align === "middle";
  return {
    ...scene,
    background: palette.ground,
    shapes: [
      rect({ x: 0, y: 576, width: 1050, height: 24 }, palette.board),
      ...placeMark(design, "ground", isMiddle ? 450 : 70, 42, 150),
      ...fitName(
        design,
        "ground",
        { x: 70, y: 244, width: 910, height: 140 },
        { align, maxLines: 2, maxSize: 110 },
      ),
      ...fitNote(note, { x: 70, y: 396, width: 910, height: 64 }, palette.mute, {
        align,
        maxLines: 2,
        maxSize: 34,
      }),
      ...fitNote(copy.contact, { x: 70, y: 490, width: 910, height: 50 }, palette.ink, {
        align,
        maxSize: 30,
      }),
    ],
  };
}

/** The picture of a WhatsApp profile: the mark, which stays whole in the app's circle. */
export function drawProfilePicture(design: KitDesign): Scene {
  return {
    width: 640,
    height: 640,
    background: design.palette.board,
    label: copy.mark(getPlainName(design)),
    shapes: placeMark(design, "board", 140, 140, 360),
  };
}

/** The profile's picture in a list of chats. */
export function drawChat(design: KitDesign): Scene {
  const { palette } = design;
  return {
    width: 800,
    height: 240,
    background: WHITE,
    label: copy.chat(getPlainName(design)),
    shapes: [
      circle(120, 120, 84, palette.board),
      ...place(drawMark(design, "board", true), 120 - 48, 120 - 48, 1.5),
      ...fitNote(getPlainName(design), { x: 236, y: 56, width: 520, height: 64 }, "#1c1d3a", {
        maxSize: 46,
      }),
      ...fitNote(copy.message, { x: 236, y: 126, width: 520, height: 52 }, "#5a5c76", {
        maxSize: 34,
      }),
    ],
  };
}

/** The head of a bill. */
export function drawBillHead(design: KitDesign): Scene {
  const { palette } = design;
  const tagline = chooseTagline(design);
  return {
    width: 1200,
    height: 430,
    background: WHITE,
    label: copy.billHead(getPlainName(design)),
    shapes: [
      rect({ x: 0, y: 0, width: 1200, height: 20 }, palette.board),
      ...placeMark(design, "ground", 60, 70, 150),
      ...fitName(
        design,
        "ground",
        { x: 240, y: 48, width: 640, height: tagline ? 114 : 170 },
        { maxLines: 2, maxSize: 84 },
      ),
      ...fitNote(tagline, { x: 240, y: 178, width: 640, height: 44 }, palette.mute, {
        maxSize: 32,
      }),
      ...fitNote(copy.bill, { x: 900, y: 70, width: 240, height: 70 }, palette.ink, {
        align: "end",
        maxSize: 54,
      }),
      ...fitNote(copy.billNumber, { x: 900, y: 150, width: 240, height: 44 }, palette.ink, {
        align: "end",
        maxSize: 28,
      }),
      rect({ x: 60, y: 270, width: 1080, height: 60 }, palette.tint),
      ...copy.billRows.flatMap(([item, amount], index) => {
        const area = { x: 84, y: 270 + 72 * index, width: 1032, height: 60 };
        const colour = index === 0 ? palette.ink : "#50526e";
        return [
          ...fitNote(item, area, colour, { maxSize: 28 }),
          ...fitNote(amount, area, colour, { align: "end", maxSize: 28 }),
        ];
      }),
    ],
  };
}

/** The top of a website on a computer. */
export function drawWebsite(design: KitDesign): Scene {
  const { palette, input, trade } = design;
  const headline = input.sentence || trade.headline || input.trade || getPlainName(design);
  return {
    width: 1440,
    height: 810,
    background: palette.ground,
    label: copy.website(getPlainName(design)),
    shapes: [
      rect({ x: 0, y: 0, width: 1440, height: 56 }, "#dcdce4"),
      ...[0, 1, 2].map((index) => circle(40 + 34 * index, 28, 10, "#a9aab8")),
      rect({ x: 160, y: 12, width: 620, height: 32 }, WHITE, 16),
      ...placeMark(design, "ground", 70, 90, 84, true),
      ...fitName(
        design,
        "ground",
        { x: 182, y: 84, width: 670, height: 96 },
        { maxLines: 2, maxSize: 54 },
      ),
      ...copy.navigation.flatMap((text, index) =>
        fitNote(text, { x: 930 + 155 * index, y: 102, width: 130, height: 60 }, palette.ink, {
          align: "end",
          maxSize: 28,
        }),
      ),
      ...fitName(
        design,
        "ground",
        { x: 70, y: 250, width: 700, height: 320 },
        { maxLines: 4, maxSize: 104, text: headline },
      ),
      rect({ x: 70, y: 610, width: 300, height: 92 }, palette.accent, 18),
      ...fitNote(
        copy.buttons[trade.action],
        { x: 90, y: 610, width: 260, height: 92 },
        palette.onAccent,
        { align: "middle", maxSize: 38 },
      ),
      rect({ x: 850, y: 230, width: 520, height: 500 }, palette.board, 28),
      ...placeMark(design, "board", 960, 330, 300),
    ],
  };
}

/** The kit in use: its signboard, a card, a bill and a chat. */
export function drawShowcase(design: KitDesign, signboard: Scene): Scene {
  const { palette } = design;
  return {
    width: 1200,
    height: 956,
    background: palette.tint,
    label: copy.showcase(getPlainName(design)),
    shapes: [
      rect({ x: 60, y: 72, width: 1080, height: 360 }, palette.ink, 10),
      ...embed(signboard, 60, 60, 1080),
      ...embed(drawVisitingCard(design), 60, 490, 520),
      ...embed(drawBillHead(design), 620, 490, 520),
      ...embed(drawChat(design), 620, 740, 520),
      ...embed(drawPalette(design), 60, 834, 520),
    ],
  };
}
