import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { changeDesign, makeKit } from "./engine/make-kit.ts";
import { drawLetters, drawPalette, drawSquareLogo, drawWideLogo } from "./pictures/logo.ts";
import { drawChat, drawShowcase, drawVisitingCard, drawWebsite } from "./pictures/stationery.ts";
import { type Scene, embed } from "./scene/scene.ts";
import { createTypesetter, outlineTexts } from "./scene/scene-pdf.ts";
import { sceneToSvg } from "./scene/scene-to-svg.ts";
import { drawSignboard } from "./signboard/draw-signboard.ts";

const ROOT = path.resolve(import.meta.dirname, "../..");

// The fonts are files of the build, fetched by their paths.
beforeAll(() => {
  vi.stubGlobal("fetch", async (url: string) => new Response(readFileSync(path.join(ROOT, url))));
});
afterAll(() => {
  vi.unstubAllGlobals();
});

/** Squares side by side. */
const joinSquares = (scenes: readonly Scene[]): Scene => ({
  width: 100 * scenes.length,
  height: 100,
  background: "",
  label: "",
  shapes: scenes.flatMap((scene, index) => embed(scene, 100 * index, 0, 100)),
});

const kit = makeKit({
  name: "Mogra",
  localName: "மோக்ரா",
  trade: "Flower shop",
  sentence: "Fresh flowers, Madurai",
  state: "tamil-nadu",
});
const mogra = changeDesign(kit[1], {
  palette: 3,
  pairing: 0,
  mark: { kind: "picture", variant: 16 },
});
const signboard = drawSignboard(mogra);

/** The pictures of /ai-brand-builder; `vitest run -u` makes them again. */
it.each(
  Object.entries({
    showcase: drawShowcase(mogra, signboard),
    signboard,
    directions: joinSquares(kit.map((design) => drawSquareLogo(design, "ground"))),
    name: drawWideLogo(mogra, "board"),
    chat: drawChat(mogra),
    palette: drawPalette(mogra, 300),
    letters: drawLetters(mogra),
    website: drawWebsite(mogra),
    card: drawVisitingCard(mogra),
  }),
)("the page shows what the code draws: %s", async (name, scene) => {
  const svg = sceneToSvg(outlineTexts(scene, await createTypesetter([scene])));
  await expect(svg).toMatchFileSnapshot(
    path.join(ROOT, `apps/site/public/art/pages/brand/${name}.svg`),
  );
});
