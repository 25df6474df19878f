import { expect, it } from "vitest";
import { itemPictures } from "@angadi/art/item-pictures";
import { pictures } from "@angadi/art/pictures";
import { measureText } from "@angadi/brand-kit/scene/measure-text";
import { type PathShape, type Scene, listTexts } from "@angadi/brand-kit/scene/scene";
import { computeContrast } from "@angadi/drafts/render/contrast";
import { TRADES_BY_ID } from "@angadi/drafts/trades/trades";
import { FESTIVALS } from "../engine/festival-table.ts";
import { makePlan } from "../engine/make-plan.ts";
import offerArt from "../engine/tables/offer-art.json" with { type: "json" };
import { chooseArt, drawPost, makePlanDesign } from "./draw-post.ts";

const TODAY = "2026-11-29";
const NAMES = [
  "Mo",
  "Sri Lakshmi Venkateswara General Stores &",
  "मोगरा फूल भंडार",
  "మోగ్రా పూల దుకాణం",
  '"><script>alert(1)</script> \u202eنص 🌸',
];

/** Every fourth trade, or all trades in the long run. */
const SAMPLE_STEP = process.env["LONG"] ? 1 : 4;
const sampleTrades = [...TRADES_BY_ID.keys()].filter((_, index) => index % SAMPLE_STEP === 0);

const drawMonth = (trade: string, name: string) => {
  const plan = makePlan(
    {
      trade,
      name,
      town: name,
      month: "2027-01",
      offers: [
        { name, price: "₹1,25,000 onwards" },
        { name: "Bread", price: "" },
      ],
      seed: 0,
    },
    "2026-11-29",
  );
  const design = makePlanDesign(plan);
  return {
    palette: design.palette,
    scenes: plan.posts.map((post) => drawPost(design, plan, post)),
  };
};

/** Texts that leave the picture, are empty or too small to read. */
const findUnreadableTexts = ({ width, height, ...scene }: Scene) =>
  listTexts(scene).filter(({ text, face, size, x, baseline, align }) => {
    const length = measureText(text, face) * size;
    const left = x - { start: 0, middle: 0.5, end: 1 }[align] * length;
    const isInside =
      left >= 0 && left + length <= width && baseline - size * 0.6 >= 0 && baseline <= height;
    return !isInside || text === "" || size < 18;
  });

it.each(NAMES)("fits %s into every picture of every trade", (name) => {
  const unreadableTexts = sampleTrades.flatMap((trade) =>
    drawMonth(trade, name).scenes.flatMap(findUnreadableTexts),
  );
  expect(unreadableTexts).toEqual([]);
});

it("sets text only in colours that can be read on one of the palette’s surfaces", () => {
  const lowContrastTexts = sampleTrades.flatMap((trade) => {
    const { palette, scenes } = drawMonth(trade, "Mogra");
    const surfaces = [palette.ground, palette.board, palette.accent, palette.glow];
    return scenes
      .flatMap(listTexts)
      .filter(({ colour }) => surfaces.every((one) => computeContrast(colour, one) < 4.5))
      .map(({ text, colour }) => [palette.id, text, colour]);
  });
  expect(lowContrastTexts).toEqual([]);
});

it("describes the picture in its label", () => {
  const labels = drawMonth("bakery-and-cake-shop", "Mogra").scenes.map(({ label }) => label);
  expect(labels).toContain("Picture: Best wishes for, Makar Sankranti");
  expect(labels).toContain("Picture: Mogra, ₹1,25,000 onwards");
});

/** The box of a rectangle with or without round corners; undefined for other shapes. */
function measureRect({ d, x, y, scale, lineWidth }: PathShape) {
  const match = /^M([\d.-]+) ([\d.-]+)h([\d.-]+)(?:a([\d.]+)[^v]*)?v([\d.-]+)/.exec(d);
  if (!match || scale !== 1 || lineWidth !== undefined) return undefined;
  const [left = 0, top = 0, width = 0, radius = 0, height = 0] = match
    .slice(1)
    .map((part) => Number(part || 0));
  return {
    left: x + left - radius,
    top: y + top,
    right: x + left + width + radius,
    bottom: y + top + height + 2 * radius,
  };
}

/** Texts that lie neither inside nor clearly outside the plates, bands and rules of a picture. */
const findCrowdedTexts = (scene: Scene) => {
  const rects = scene.shapes.flatMap((shape) =>
    shape.kind === "path" ? (measureRect(shape) ?? []) : [],
  );
  return listTexts(scene).filter(({ text, face, size, x, baseline, align }) => {
    const width = measureText(text, face) * size;
    const left = x - { start: 0, middle: 0.5, end: 1 }[align] * width;
    const [top, bottom] = [baseline - size * 0.7, baseline + size * 0.22];
    return rects.some((rect) => {
      const isBeside = left + width < rect.left || left > rect.right;
      const isInside = top >= rect.top && bottom <= rect.bottom + 2;
      return !isBeside && !isInside && top < rect.bottom + 8 && bottom > rect.top - 8;
    });
  });
};

it("keeps headlines off the price’s plate, and the rows of a list off its rules", () => {
  for (const trade of ["tiffin-service", "dental-clinic", "tyre-and-puncture-shop", "saree-shop"]) {
    for (const name of [
      "Monthly tiffin, two meals a day",
      "Room for two with breakfast",
      "Bebinca",
    ])
      expect(drawMonth(trade, name).scenes.flatMap(findCrowdedTexts)).toEqual([]);
  }
});

it("draws no two pictures of a month alike, even of one offer", () => {
  for (const trade of TRADES_BY_ID.keys()) {
    const plan = makePlan(
      {
        trade,
        name: "Mogra",
        town: "Surat",
        month: "2027-06",
        offers: [{ name: "Bebinca", price: "₹650" }],
        seed: 0,
      },
      "2026-11-29",
    );
    const design = makePlanDesign(plan);
    const drawn = plan.posts.map((post) => JSON.stringify(drawPost(design, plan, post)));
    expect(new Set(drawn).size).toBe(10);
  }
});

it("has each drawing that a festival or an offer names", () => {
  const known = Object.keys({ ...pictures, ...itemPictures });
  const named = [
    ...Object.values(FESTIVALS).flatMap(({ art = [] }) => art),
    ...Object.values(offerArt),
  ];
  expect(known).toEqual(expect.arrayContaining(named));
});

it("draws what an offer names, and words alone if no drawing shows it", () => {
  const listDrawn = (trade: string, names: readonly string[]) => {
    const offers = names.map((name) => ({ name, price: "" }));
    const plan = makePlan({ trade, name: "", town: "", month: "2027-02", offers, seed: 0 }, TODAY);
    return names.map((name) => {
      const post = plan.posts.find(({ topic, offer }) => topic === "offer" && offer?.name === name);
      return post && (chooseArt(plan).get(post.id) ?? "");
    });
  };
  expect(listDrawn("gift-and-toy-shop", ["Set of 20 kites", "Firki"])).toEqual(["kite", ""]);
  expect(listDrawn("sweet-shop", ["Murukku", "Kaju barfi"])).toEqual(["", "barfi"]);
  expect(listDrawn("saree-shop", ["Kota saree", "Silk saree"])).toEqual(["saree", ""]);
});

it("shows one drawing on three of ten posts at most", () => {
  for (const trade of TRADES_BY_ID.values()) {
    const offers = trade.offers.slice(0, 4).map((name) => ({ name, price: "" }));
    const plan = makePlan(
      { trade: trade.id, name: "", town: "Surat", month: "2027-03", offers, seed: 0 },
      TODAY,
    );
    const drawn = [...chooseArt(plan).values()];
    for (const art of drawn) expect(drawn.filter((one) => one === art).length).toBeLessThan(4);
  }
});
