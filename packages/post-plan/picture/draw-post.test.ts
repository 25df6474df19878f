import { expect, it } from "vitest";
import { measureText } from "@angadi/brand-kit/scene/measure-text";
import { type Scene, listTexts } from "@angadi/brand-kit/scene/scene";
import { computeContrast } from "@angadi/drafts/render/contrast";
import { TRADES_BY_ID } from "@angadi/drafts/trades/trades";
import { makePlan } from "../engine/make-plan.ts";
import { drawPost, makePlanDesign } from "./draw-post.ts";

const NAMES = [
  "Mo",
  "Sri Lakshmi Venkateswara General Stores &",
  "मोगरा फूल भंडार",
  "మోగ్రా పూల దుకాణం",
  '"><script>alert(1)</script> \u202eنص 🌸',
];

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
  const unreadableTexts = [...TRADES_BY_ID.keys()].flatMap((trade) =>
    drawMonth(trade, name).scenes.flatMap(findUnreadableTexts),
  );
  expect(unreadableTexts).toEqual([]);
});

it("sets text only in colours that can be read on one of the palette’s surfaces", () => {
  const lowContrastTexts = [...TRADES_BY_ID.keys()].flatMap((trade) => {
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
