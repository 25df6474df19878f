import { TODAY } from "../bakery.test-helper.ts";
import { expect, it } from "vitest";
import {
  type PathShape,
  type Scene,
  type TextShape,
  listTexts,
} from "@angadi/brand-kit/scene/scene";
import { findScript } from "@angadi/brand-kit/scene/typefaces";
import { computeContrast } from "@angadi/drafts/render/contrast";
import { TRADES_BY_ID } from "@angadi/drafts/trades/trades";
import { makePlan } from "../engine/make-plan.ts";
import { drawPost, makePlanDesign } from "./draw-post.ts";
import { measureSpan } from "./painter.ts";

const NAMES = [
  "Mo",
  "Sri Lakshmi Venkateswara General Stores &",
  "मोगरा फूल भंडार",
  "మోగ్రా పూల దుకాణం",
  '"><script>alert(1)</script> \u202eنص 🌸',
];

/** Every eighth trade, or all trades in the long run. */
const SAMPLE_STEP = process.env["LONG"] ? 1 : 8;
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
  listTexts(scene).filter((line) => {
    const { text, size, baseline } = line;
    const [left, right] = measureSpan(line);
    const isInside =
      left >= 0 && right <= width && baseline - size * 0.6 >= 0 && baseline <= height;
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
  expect(labels).toContain("Picture: Best wishes for, Republic Day");
  expect(labels).toContain("Picture: Mogra, ₹1,25,000 onwards");
});

interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The bounds of a text with its signs above and below the line. */
function measureLine(line: TextShape): Bounds {
  const { text, size, baseline } = line;
  const [rise, fall] = findScript(text) ? [0.9, 0.35] : [0.7, 0.22];
  const [left, right] = measureSpan(line);
  return { left, top: baseline - size * rise, right, bottom: baseline + size * fall };
}

/** The bounds of a rectangle, a circle or a part of a drawing; undefined for other shapes. */
function measurePath({ d, x, y, scale, lineWidth = 0 }: PathShape): Bounds | undefined {
  if (scale !== 1) return { left: x, top: y, right: x + 64 * scale, bottom: y + 64 * scale };
  const [, ...disc] = /^M([\d.-]+) ([\d.-]+)a([\d.]+) \S+ 0 1 1/.exec(d)?.map(Number) ?? [];
  const [start = 0, middle = 0, round = 0] = disc;
  if (round > 0)
    return {
      left: start,
      top: middle - round,
      right: start + 2 * round,
      bottom: middle + round,
    };
  const match = /^M([\d.-]+) ([\d.-]+)h([\d.-]+)(?:a([\d.]+)[^v]*)?v([\d.-]+)/.exec(d);
  if (!match) return undefined;
  const [left = 0, top = 0, width = 0, radius = 0, height = 0] = match
    .slice(1)
    .map((part) => Number(part || 0));
  return {
    left: x + left - radius + lineWidth / 2,
    top: y + top + lineWidth / 2,
    right: x + left + width + radius - lineWidth / 2,
    bottom: y + top + height + 2 * radius - lineWidth / 2,
  };
}

/** Texts on another text or a drawing, or neither inside nor clear of a frame, plate, band or disc. */
function findCrowdedTexts(scene: Scene) {
  const texts = listTexts(scene);
  const shapes = scene.shapes.flatMap((shape) => {
    const bounds = shape.kind === "path" && measurePath(shape);
    const isDrawing = shape.kind === "path" && shape.scale !== 1;
    const isFrame = shape.kind === "path" && shape.lineWidth !== undefined;
    return bounds ? [{ bounds, isDrawing, gap: isFrame ? 16 : -2 }] : [];
  });
  return texts.filter((text, index) => {
    const line = measureLine(text);
    const isClear = (other: Bounds, gap = 0) =>
      line.right < other.left ||
      line.left > other.right ||
      line.bottom + gap <= other.top ||
      line.top - gap >= other.bottom;
    const isInside = (other: Bounds, gap: number) =>
      line.top - gap >= other.top && line.bottom + gap <= other.bottom;
    return (
      texts.some((other, position) => position < index && !isClear(measureLine(other), -4)) ||
      shapes.some(
        ({ bounds, isDrawing, gap }) =>
          !isClear(bounds, isDrawing ? 0 : 8) && (isDrawing || !isInside(bounds, gap)),
      )
    );
  });
}

const OFFERS = [
  ["Room for two with breakfast", "₹1,900", "window towards the hills"],
  ["Monthly tiffin, two meals a day", "from ₹1,25,000", ""],
  [
    "Saree or cake, 1 kg",
    "₹1,200 a sq ft",
    "with a box, and a card that has your own words on it in gold",
  ],
  ["गुलाब का गुलदस्ता, 12 फूल", "₹450", "लाल, गुलाबी या पीला"],
  ["పూతరేకులు, 500 గ్రా", "from ₹1,25,000", "నెయ్యి మరియు బెల్లంతో"],
  ["கொழுக்கட்டை, 12", "₹340 a kilo", "தேங்காய் மற்றும் வெல்லம்"],
  ["ಮಸಾಲೆ ದೋಸೆ", "₹70", "ಚಟ್ನಿ ಮತ್ತು ಸಾಂಬಾರ್ ಜೊತೆ"],
  ["Silk saree", "price by weight", "made every morning"],
  ["Cake", "", "oil, filters and 30 checks"],
  ["Haircut", "", ""],
] as const;

it.each([0, 1, 2, 3, 4])("keeps every text off frames, drawings and other texts (%i)", (turn) => {
  const trades =
    "dairy tiffin-service dental-clinic tyre-and-puncture-shop saree-shop salon bakery-and-cake-shop";
  const offers = [0, 1, 2, 3].map((index) => {
    const [name, price, detail] = OFFERS[(2 * turn + index) % OFFERS.length] ?? OFFERS[0];
    return { name, price, detail };
  });
  const crowded = trades.split(" ").flatMap((trade) =>
    [0, 1, 2].flatMap((seed) => {
      const input = { trade, name: "Mogra", town: "Surat", month: "2027-06", offers, seed };
      const plan = makePlan(input, TODAY);
      const design = makePlanDesign(plan);
      return plan.posts.flatMap((post) => {
        const scene = drawPost(design, plan, post);
        return findCrowdedTexts(scene).map(({ text, baseline }) => [scene.label, text, baseline]);
      });
    }),
  );
  expect(crowded).toEqual([]);
});

it("breaks no line between a number and its unit, or after “a” and “sq”", () => {
  const name = "Flat with 2 BHK, 1,150 sq ft and 500 g of sweets in a box of its own";
  const texts = drawMonth("property-dealer", name).scenes.flatMap(listTexts);
  const torn = texts.filter(({ text }) => /(?:\b2|1,150|\b500|\bsq|\ba)$/i.test(text));
  expect(torn).toEqual([]);
});

it("asks for the price in a list if only others have one, and sets the sum of a price large", () => {
  const { scenes } = drawMonth("cafe", "Mogra");
  const texts = scenes.flatMap(listTexts);
  expect(texts.map(({ text }) => text)).toContain("Ask us");
  const sums = texts.filter(({ text }) => text === "₹1,25,000").map(({ size }) => size);
  expect(Math.max(...sums)).toBeGreaterThan(130);
});

it("draws no two pictures of a month alike, even of one offer", () => {
  for (const trade of sampleTrades) {
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

it("shows questions and tips in the words of the post", () => {
  const offers = ["Bebinca", "Zzyx"].map((name) => ({ name, price: "₹90" }));
  const wrong = sampleTrades.flatMap((trade) => {
    const input = { trade, name: "Mogra", town: "Surat", month: "2027-06", offers, seed: 0 };
    const plan = makePlan(input, TODAY);
    const design = makePlanDesign(plan);
    return plan.posts.filter((post) => {
      if (post.tip === "") return false;
      const isQuestion = post.topic === "question";
      const known = `${isQuestion ? "" : post.headline} ${post.caption} Mogra Surat`.toLowerCase();
      const texts = listTexts(drawPost(design, plan, post)).map(({ text }) => text);
      const words = texts.join(" ").toLowerCase().split(/\s/);
      return words.some((word) => !known.includes(word));
    });
  });
  expect(wrong.map(({ caption }) => caption)).toEqual([]);
});

it("shows the first sentence of an edited tip, and not the old one", () => {
  const offers = [{ name: "Bebinca", price: "₹90" }];
  const input = { trade: "cafe", name: "", town: "Surat", month: "2027-06", offers, seed: 0 };
  const id = makePlan(input, TODAY).posts.find(({ topic }) => topic === "advice")?.id ?? "";
  const { posts } = makePlan(input, TODAY, { [id]: { caption: "Closed on Monday. See you." } });
  expect(posts.find((post) => post.id === id)).toMatchObject({
    headline: "Closed on Monday.",
    tip: "",
  });
});
