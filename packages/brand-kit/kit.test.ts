import svgpath from "svgpath";
import { expect, it } from "vitest";
import { itemPictures } from "@angadi/art/item-pictures";
import { pictures } from "@angadi/art/pictures";
import { computeContrast } from "@angadi/drafts/render/contrast";
import { TRADES_BY_ID, UNKNOWN_TRADE } from "@angadi/drafts/trades/trades";
import { listColours, listReadablePairs } from "./engine/colours.ts";
import { findInitials, listMarkPictures } from "./engine/mark.ts";
import { PATTERNS } from "./engine/patterns.ts";
import { changeDesign, makeKit } from "./engine/make-kit.ts";
import { type KitDesign, EMPTY_KIT_INPUT, MARK_KINDS } from "./kit.ts";
import { drawMarkScene, drawSquareLogo, drawWideLogo } from "./pictures/logo.ts";
import * as stationery from "./pictures/stationery.ts";
import { measureText } from "./scene/measure-text.ts";
import { type Scene, listTexts } from "./scene/scene.ts";
import { findMissingLanguage, drawSignboard } from "./signboard/draw-signboard.ts";
import { SIGN_RULES } from "./signboard/sign-rules.ts";

const NAMES = [
  "Anu",
  "Sri Lakshmi Venkateswara Traditional Swee",
  "श्री गणेश मिष्ठान्न भंडार",
  "శ్రీ వేంకటేశ్వర స్వీట్స్",
  '"><script>alert(1)</script>',
  "\u202Eمتجر الورد 🌸🌸",
];

const drawAll = (design: KitDesign): Scene[] => [
  drawMarkScene(design, "ground"),
  drawMarkScene(design, "board", true),
  drawWideLogo(design, "ground"),
  drawWideLogo(design, "board"),
  drawSquareLogo(design, "ground"),
  drawSignboard(design),
  stationery.drawVisitingCard(design),
  stationery.drawProfilePicture(design),
  stationery.drawChat(design),
  stationery.drawBillHead(design),
  stationery.drawWebsite(design),
];

/** Texts that leave the picture, are empty or have no size. */
const findMisplacedTexts = (scene: Scene) =>
  listTexts(scene).filter(({ text, face, size, x, baseline, align }) => {
    const width = measureText(text, face) * size;
    const left = x - { start: 0, middle: 0.5, end: 1 }[align] * width;
    const isInside =
      left >= -0.01 &&
      left + width <= scene.width + 0.01 &&
      baseline - size * 0.5 >= 0 &&
      baseline <= scene.height;
    return !isInside || text === "" || !(size > 4);
  });

it.each(NAMES)("fits %s into every picture of every trade", (name) => {
  const misplaced = Array.from(TRADES_BY_ID.keys()).flatMap((trade) =>
    makeKit({ ...EMPTY_KIT_INPUT, name, trade }).flatMap((design) =>
      drawAll(design).flatMap(findMisplacedTexts),
    ),
  );
  expect(misplaced).toEqual([]);
});

it("names five different colours for every trade's palettes, and finds readable pairs", () => {
  for (const trade of [...TRADES_BY_ID.keys(), "rocket science"]) {
    const [design] = makeKit({ ...EMPTY_KIT_INPUT, name: "Mogra", trade });
    for (const palette of [0, 1, 2, 3]) {
      const colours = listColours(changeDesign(design, { palette }).palette);
      expect(new Set(colours.map(({ name }) => name)).size).toBe(5);
      expect(colours.every(({ name }) => /^[A-Z][a-z]/.test(name))).toBe(true);
      const pairs = listReadablePairs(colours);
      expect(pairs.length).toBeGreaterThan(2);
      for (const { text, background } of pairs)
        expect(computeContrast(text.hex, background.hex)).toBeGreaterThanOrEqual(4.5);
    }
  }
});

it("makes three directions that differ in palette, typeface and mark, and the same ones again", () => {
  for (const name of NAMES) {
    const input = { ...EMPTY_KIT_INPUT, name, trade: "bakery" };
    const kit = makeKit(input);
    expect(makeKit(input)).toEqual(kit);
    expect(new Set(kit.map(({ palette }) => palette.id)).size).toBe(3);
    expect(new Set(kit.map(({ pairing }) => pairing.heading)).size).toBe(3);
    expect(kit.map(({ mark }) => mark.kind).toSorted()).toEqual(MARK_KINDS.toSorted());
  }
});

it("keeps every pattern inside the mark's square", () => {
  const shapes = Object.values(PATTERNS).flatMap((patterns) =>
    patterns.flatMap((createPattern) => createPattern("#000000", "#ffffff")),
  );
  for (const { d, x, y, scale, rotate = 0, lineWidth = 0 } of shapes) {
    // Curves stay between their ends and control points.
    const outline = svgpath(d).abs().unshort().unarc().rotate(rotate).scale(scale).translate(x, y);
    const coordinates = outline.toString().match(/-?\d*\.?\d+/g) ?? [];
    const reach = Math.max(...coordinates.map((number) => Math.abs(Number(number))));
    expect(reach + (lineWidth * scale) / 2).toBeLessThanOrEqual(32);
  }
});

it("marks trades with drawings that exist, and none with another trade's", () => {
  for (const trade of TRADES_BY_ID.values())
    for (const key of listMarkPictures(trade))
      expect({ ...pictures, ...itemPictures }).toHaveProperty(key);
  const list = (id: string) => listMarkPictures(TRADES_BY_ID.get(id) ?? UNKNOWN_TRADE);
  expect(list("fast-food-and-chaat-stall")).toEqual(["samosa"]);
  expect(list("web-agency")).toEqual(["browser"]);
  expect(list("homestay")).toEqual(["bed"]);
  expect(list("rocket-science")).toEqual([]);
});

it("leaves titles out of initials as long as there is a name", () => {
  expect(findInitials("Dr. Meenakshi Sundaram Dental Clinic", 2)).toBe("MS");
  expect(findInitials("M/s Shree Ganesh Auto Garage", 1)).toBe("G");
  expect(findInitials("श्री गणेश भंडार", 1)).toBe("ग");
  expect(findInitials("Crust and Crumb", 2)).toBe("CC");
  expect(findInitials("The New", 2)).toBe("TN");
});

it("spreads palettes and typefaces over the kits of many trades", () => {
  const trades = Array.from(TRADES_BY_ID.keys()).filter((_, index) => index % 3 === 0);
  const kits = trades
    .slice(0, 60)
    .flatMap((trade, index) => makeKit({ ...EMPTY_KIT_INPUT, name: `Shop ${index}`, trade }));
  for (const read of [
    ({ palette }: KitDesign) => palette.id,
    ({ pairing }: KitDesign) => pairing.heading,
  ]) {
    const counts = Object.values(Object.groupBy(kits, read)).map((group = []) => group.length);
    expect(counts.length).toBeGreaterThan(8);
    expect(Math.max(...counts) / kits.length).toBeLessThanOrEqual(0.15);
  }
});

it("draws what every state asks for first, and says so if it isn't typed", () => {
  const localNames: Record<string, string> = {
    bengali: "মগরা",
    devanagari: "मोगरा",
    gujarati: "મોગરા",
    gurmukhi: "ਮੋਗਰਾ",
    kannada: "ಮೊಗ್ರಾ",
    oriya: "ମୋଗରା",
    tamil: "மோக்ரா",
    telugu: "మోగ్రా",
  };
  for (const { id, script, language, maxRatio, isRequired, source, rule } of SIGN_RULES) {
    expect(source.url).toMatch(/^https:/);
    expect(rule.length).toBeGreaterThan(4);
    const localName = localNames[script] ?? "";
    const input = { ...EMPTY_KIT_INPUT, name: "Mogra", trade: "florist", state: id };
    for (const design of makeKit({ ...input, localName })) {
      const texts = listTexts(drawSignboard(design));
      const local = texts.find(({ text }) => text === localName);
      const other = texts.find(({ text }) => text.toLowerCase() === "mogra");
      expect([id, local && other && local.baseline < other.baseline]).toEqual([id, true]);
      expect((other?.size ?? 1) / (local?.size ?? 1)).toBeLessThanOrEqual(maxRatio + 0.001);
      expect(findMissingLanguage(design)).toBeUndefined();
    }
    const [without] = makeKit(input);
    expect(findMissingLanguage(without)).toBe(isRequired ? language : undefined);
  }
});
