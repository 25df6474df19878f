import { mkdirSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import type { Visitor } from "../journeys/visitor.ts";
import type { VisitorPair } from "./test.ts";

const FOLDER = path.resolve(import.meta.dirname, "../../test-results/engines");
/** Maximum number of screens stored per page, from the top. */
const MAX_SCREENS = 5;
const HEIGHT = 900;
/** Maximum width of each engine's picture, in pixels. */
const WIDTH = 720;

/** Stores a picture of a page, Chromium on the left, the engine on the right, a row per screen. */
export async function saveComparison(
  { visitor, reference }: VisitorPair,
  url: string,
  width: number,
) {
  if (!reference) return;
  const visibleWidth = Math.min(width, WIDTH);
  const columns = await Promise.all(
    [reference, visitor].map((current, column) =>
      takeScreens(current, visibleWidth, column * visibleWidth),
    ),
  );
  const pieces = columns.flat();
  const size = {
    width: 2 * visibleWidth,
    height: Math.max(...pieces.map(({ top }) => top)) + Math.ceil((HEIGHT * visibleWidth) / width),
  };
  mkdirSync(FOLDER, { recursive: true });
  const name = new URL(url, "http://site").pathname.replaceAll("/", "_");
  await sharp({ create: { ...size, channels: 3, background: "#888" } })
    .composite(pieces)
    .jpeg({ quality: 60 })
    .toFile(path.join(FOLDER, `${name}-${width}-${visitor.engine}.jpg`));
}

/** Screenshots of the first screens, each with its position in the picture. */
async function takeScreens(visitor: Visitor, width: number, left: number) {
  const pieces: { input: Buffer; left: number; top: number }[] = [];
  const screens = await visitor.evaluate(() =>
    Math.ceil(document.documentElement.scrollHeight / innerHeight),
  );
  let top = 0;
  for (let screen = 0; screen < Math.min(screens, MAX_SCREENS); screen += 1) {
    if (screen > 0)
      await visitor.evaluate(() => scrollBy({ top: innerHeight, behavior: "instant" }));
    const { data, info } = await sharp(await visitor.screenshot())
      .resize({ width })
      .toBuffer({ resolveWithObject: true });
    pieces.push({ input: data, left, top });
    top += info.height;
  }
  await visitor.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  return pieces;
}
