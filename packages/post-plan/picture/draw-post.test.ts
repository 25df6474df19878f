import { TODAY } from "../bakery.test-helper.ts";
import { expect, it } from "vitest";
import { itemPictures } from "@angadi/art/item-pictures";
import { pictures } from "@angadi/art/pictures";
import { measureText } from "@angadi/brand-kit/scene/measure-text";
import { type PathShape, type Scene, listTexts } from "@angadi/brand-kit/scene/scene";
import { findTrade } from "@angadi/drafts/engine/find-trade";
import { computeContrast } from "@angadi/drafts/render/contrast";
import { TRADES_BY_ID } from "@angadi/drafts/trades/trades";
import { FESTIVALS } from "../engine/festival-table.ts";
import { makePlan } from "../engine/make-plan.ts";
import { findByOffer } from "../engine/offer-words.ts";
import offerArt from "../engine/tables/offer-art.json" with { type: "json" };
import tradeArt from "../engine/tables/trade-art.json" with { type: "json" };
import { chooseArt, drawPost, makePlanDesign } from "./draw-post.ts";

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
  expect(labels).toContain("Picture: Best wishes for, Republic Day");
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
    ...Object.values(tradeArt),
  ];
  expect(known).toEqual(expect.arrayContaining(named.filter(Boolean)));
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

it("draws only what shows that very thing", () => {
  const find = (trade: string, name: string) =>
    findByOffer(
      offerArt,
      name,
      findTrade({ businessTypeId: trade, businessTypeName: "", sentence: "" }),
    );
  const cases = [
    ["tent-house", "Shamiana, 30 by 40", "shamiana"],
    ["tent-house", "Cooler on hire", "cooler"],
    ["trekking-and-camping-operator", "Tent for two", "tent"],
    ["meat-and-fish-shop", "Prawns", "prawn"],
    ["meat-and-fish-shop", "Surmai", "fish"],
    ["dry-fruit-and-spice-shop", "Fish masala, 100 g", ""],
    ["sports-academy", "Cricket coaching", "cricket"],
    ["ladies-wear-shop", "Cardigan", "sweater"],
    ["ladies-wear-shop", "Shawl", "shawl"],
    ["optical-shop", "Sunglasses", "sunglasses"],
    ["handicraft-maker", "Greeting cards, set of 5", ""],
    ["handicraft-maker", "Wall painting, A3", "frame"],
    ["restaurant", "Fish pickle", "jar"],
    ["mobile-phone-shop", "Phone cover", ""],
  ] as const;
  for (const [trade, name, art] of cases)
    expect([name, find(trade, name) ?? ""]).toEqual([name, art]);
});

it("shows no drawing of another thing on posts about no offer", () => {
  const offers = [
    { name: "Painted tray", price: "" },
    { name: "Greeting cards", price: "" },
  ];
  for (const trade of ["handicraft-maker", "ladies-wear-shop"]) {
    const plan = makePlan({ trade, name: "", town: "", month: "2027-02", offers, seed: 0 }, TODAY);
    const drawn = plan.posts.filter(({ topic }) => topic !== "greeting");
    expect(drawn.map(({ id }) => chooseArt(plan).get(id)).filter(Boolean)).toEqual([]);
  }
});

it("shows questions and tips in the words of the post", () => {
  const offers = ["Bebinca", "Zzyx"].map((name) => ({ name, price: "₹90" }));
  const wrong = [...TRADES_BY_ID.keys()].flatMap((trade) => {
    const input = { trade, name: "Mogra", town: "Surat", month: "2027-06", offers, seed: 0 };
    const plan = makePlan(input, TODAY);
    const design = makePlanDesign(plan);
    return plan.posts.filter((post) => {
      if (post.tip === "") return false;
      const isQuestion = post.topic === "question";
      const known = `${isQuestion ? "" : post.headline} ${post.caption} Mogra Surat`.toLowerCase();
      const texts = listTexts(drawPost(design, plan, post)).map(({ text }) => text);
      const words = texts.join(" ").toLowerCase().split(" ");
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

it("shows one drawing on two of ten posts at most", () => {
  for (const trade of TRADES_BY_ID.values()) {
    const offers = trade.offers.slice(0, 4).map((name) => ({ name, price: "" }));
    const plan = makePlan(
      { trade: trade.id, name: "", town: "Surat", month: "2027-03", offers, seed: 0 },
      TODAY,
    );
    const drawn = [...chooseArt(plan).values()];
    for (const art of drawn) expect(drawn.filter((one) => one === art).length).toBeLessThan(3);
  }
});
