import { expect, it } from "vitest";
import { itemPictures } from "@angadi/art/item-pictures";
import { parsePaths } from "@angadi/art/picture-paths";
import { pictures } from "@angadi/art/pictures";
import { computeContrast, computeLuminance } from "@angadi/drafts/render/contrast";
import { TRADES_BY_ID, UNKNOWN_TRADE, toTradeTitle } from "@angadi/drafts/trades/trades";
import { listColours, listReadablePairs } from "./engine/colours.ts";
import { drawMark, findInitials } from "./engine/mark.ts";
import { listMarkPictures } from "./engine/mark-pictures.ts";
import { changeDesign, makeKit } from "./engine/make-kit.ts";
import { type KitDesign, EMPTY_KIT_INPUT } from "./kit.ts";
import { drawMarkScene, drawSquareLogo, drawWideLogo } from "./pictures/logo.ts";
import * as stationery from "./pictures/stationery.ts";
import { measureText } from "./scene/measure-text.ts";
import { type Scene, type Shape, listTexts } from "./scene/scene.ts";
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
    expect(kit.map(({ mark }) => mark.kind)).toEqual(["picture", "picture", "picture"]);
    expect(new Set(kit.map((design) => JSON.stringify(drawMark(design, "ground")))).size).toBe(3);
  }
});

it("marks trades with drawings that exist, the trade's first and then the name's", () => {
  for (const trade of [...TRADES_BY_ID.values(), UNKNOWN_TRADE])
    for (const key of listMarkPictures(trade, "Cherry Blossom Neem Lotus Surya Chandra Agni Rose"))
      expect({ ...pictures, ...itemPictures }).toHaveProperty(key);
  const list = (id: string, name = "") =>
    listMarkPictures(TRADES_BY_ID.get(id) ?? UNKNOWN_TRADE, name);
  expect(list("fast-food-and-chaat-stall")).toEqual(["panipuri"]);
  expect(list("web-agency")).toEqual([]);
  expect(list("homestay", "Cherry Blossom")).toEqual(["house", "blossom", "cup"]);
  expect(list("rocket-science")).toEqual(["ikat", "leaves", "blossom"]);
});

it("takes every trade of the form's list for itself", () => {
  for (const id of TRADES_BY_ID.keys()) {
    const [design] = makeKit({ ...EMPTY_KIT_INPUT, name: "Anu", trade: toTradeTitle(id) });
    expect(design.trade.id).toBe(id);
  }
});

it("marks no trade with the sign of another one or with an unclear drawing", () => {
  const list = (id: string, name = "") => {
    const trade = TRADES_BY_ID.get(id);
    return trade ? listMarkPictures(trade, name) : [id];
  };
  expect(list("beauty-parlour")).not.toContain("scissors");
  expect(list("makeup-artist")).not.toContain("scissors");
  expect(list("saree-shop")).not.toContain("spool");
  expect(list("play-school", "Little Banyan")).not.toContain("leaf");
  expect(list("play-school", "Green Valley")).not.toContain("leaf");
  const unclear = new Set(
    "browser dancer flower lifter map mirror pill samosa soap socket tape thali tumbler violin wire".split(
      " ",
    ),
  );
  const shown = Array.from(TRADES_BY_ID.values()).flatMap((trade) => listMarkPictures(trade, ""));
  expect(shown.filter((key) => unclear.has(key))).toEqual([]);
});

it("has initials in place of a picture, never beside it", () => {
  for (const trade of [...TRADES_BY_ID.keys(), "rocket science"])
    for (const kit of makeKit({ ...EMPTY_KIT_INPUT, name: "Little Banyan", trade })) {
      const letters = listTexts({ shapes: drawMark(kit, "ground") }).map(({ text }) => text);
      const hasPicture = kit.mark.kind === "picture";
      expect([trade, letters]).toEqual([trade, hasPicture ? [] : ["LB"]]);
      const written = changeDesign(kit, { mark: { ...kit.mark, kind: "letter" } });
      // A plate, a line and the letters.
      expect(drawMark(written, "ground")).toHaveLength(3);
    }
});

/** Whether the first layer of the picture is lighter than the plate, which is behind it. */
const isLightOnDark = (shapes: readonly Shape[], d: string) => {
  const picture = shapes.find((shape) => shape.kind === "path" && shape.d === d);
  const [plate] = shapes;
  return computeLuminance(picture?.colour ?? "") > computeLuminance(plate?.colour ?? "");
};

it("keeps teeth and walls light and hair dark on every ground, in every palette and mark", () => {
  for (const [trade, isLight] of [
    ["dental-clinic", true],
    ["homestay", true],
    ["ice-cream-parlour", true],
    ["beauty-parlour", false],
  ] as const)
    for (const design of makeKit({ ...EMPTY_KIT_INPUT, name: "Anu", trade }))
      for (const variant of [0, 2, 4, 6, 8, 10, 12, 14, 16, 18])
        for (const palette of [0, 1, 2, 3])
          for (const surface of ["ground", "board"] as const) {
            const mark = { kind: "picture", variant } as const;
            const [key = ""] = listMarkPictures(design.trade, "");
            const [layer] = parsePaths({ ...pictures, ...itemPictures }[key] ?? "");
            const shapes = drawMark(changeDesign(design, { mark, palette }), surface);
            expect([key, isLightOnDark(shapes, layer?.d ?? "")]).toEqual([key, isLight]);
          }
});

it("never sets a name in letters that are too thin or too ragged for a signboard", () => {
  for (const trade of TRADES_BY_ID.keys()) {
    const faces = makeKit({ ...EMPTY_KIT_INPUT, name: "Mogra", trade }).map(
      ({ pairing }) => pairing.heading,
    );
    expect(new Set(faces).size).toBe(3);
    expect(faces).not.toContain("yatra");
    expect(faces).not.toContain("light");
  }
});

it("does not repeat on the signboard what the name says already", () => {
  const list = (name: string, trade: string) =>
    listTexts(
      drawSignboard(makeKit({ ...EMPTY_KIT_INPUT, name, trade, sentence: "Open daily" })[0]),
    ).map(({ text }) => text);
  expect(list("Asha Dental Clinic", "dental-clinic")).toContain("Open daily");
  expect(list("Asha Dental Clinic", "dental-clinic")).not.toContain("Dental clinic");
  expect(list("Crust & Crumb", "bakery-and-cake-shop")).toContain("Bakery and cake shop");
});

it("leaves titles out of initials as long as there is a name", () => {
  expect(findInitials("Dr. Meenakshi Sundaram Dental Clinic")).toBe("MS");
  expect(findInitials("M/s Shree Ganesh Auto Garage")).toBe("GA");
  expect(findInitials("श्री गणेश भंडार")).toBe("गभं");
  expect(findInitials("Crust and Crumb")).toBe("CC");
  expect(findInitials("The New")).toBe("TN");
});

it("spreads palettes and typefaces over the kits of many trades", () => {
  const trades = Array.from(TRADES_BY_ID.keys()).filter((_, index) => index % 3 === 0);
  const kits = trades
    .slice(0, 60)
    .flatMap((trade, index) => makeKit({ ...EMPTY_KIT_INPUT, name: `Shop ${index}`, trade }));
  const measureShares = (read: (design: KitDesign) => string) =>
    Object.values(Object.groupBy(kits, read)).map((group = []) => group.length / kits.length);
  const palettes = measureShares(({ palette }) => palette.id);
  expect(palettes.length).toBeGreaterThan(12);
  expect(Math.max(...palettes)).toBeLessThanOrEqual(0.15);
  const typefaces = measureShares(({ pairing }) => pairing.heading);
  expect(typefaces).toHaveLength(7);
  expect(Math.max(...typefaces)).toBeLessThanOrEqual(0.3);
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
