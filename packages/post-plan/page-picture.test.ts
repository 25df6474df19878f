import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createTypesetter, outlineTexts } from "@angadi/brand-kit/scene/scene-pdf";
import { type Scene, embed } from "@angadi/brand-kit/scene/scene";
import { sceneToSvg } from "@angadi/brand-kit/scene/scene-to-svg";
import { makePlan } from "./engine/make-plan.ts";
import { drawPost, makePlanDesign } from "./picture/draw-post.ts";
import { SIDE } from "./picture/painter.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");
const GAP = 60;
const EMPTY: Scene = { width: SIDE, height: SIDE, background: "", shapes: [], label: "" };

// The fonts are files of the build, fetched by their paths.
beforeAll(() => {
  vi.stubGlobal("fetch", async (url: string) => new Response(readFileSync(path.join(ROOT, url))));
});
afterAll(() => {
  vi.unstubAllGlobals();
});

const plan = makePlan(
  {
    trade: "bakery-and-cake-shop",
    name: "Meera’s Bakes",
    town: "Hyderabad",
    month: "2027-01",
    offers: [
      { name: "Til laddoo boxes, 500 g", price: "₹240" },
      { name: "Eggless plum cake", price: "₹720" },
      { name: "Bread", price: "₹55" },
    ],
    seed: 0,
  },
  "2026-11-29",
);

it("the page shows what the code draws; `vitest run -u` makes it again", async () => {
  const design = makePlanDesign(plan);
  const scenes = new Map(
    plan.posts.map((post) => {
      const drawn = drawPost(design, plan, post);
      return [drawn.label, drawn];
    }),
  );
  const chosen = [
    "Til laddoo boxes, 500 g, ₹240",
    "Best wishes for, Sankranti",
    "Til laddoo boxes, 500 g, ₹240, Eggless plum cake, ₹720, Bread, ₹55",
    "Eggless plum cake, ₹720",
  ].map((label) => scenes.get(`Picture: ${label}`) ?? EMPTY);
  const side = 2 * SIDE + GAP;
  const scene: Scene = {
    width: side,
    height: side,
    background: "",
    label: "",
    shapes: chosen.flatMap((part, index) =>
      embed(part, (index % 2) * (SIDE + GAP), Math.floor(index / 2) * (SIDE + GAP), SIDE),
    ),
  };
  const svg = sceneToSvg(outlineTexts(scene, await createTypesetter([scene])));
  await expect(svg).toMatchFileSnapshot(
    path.join(ROOT, "apps/site/public/art/pages/social/posts.svg"),
  );
});
