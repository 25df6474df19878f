/**
 * `npm run designs [-- slug …]`: takes screenshots of the sample websites in
 * packages/content/art/designs, which the gallery shows. Run it after changing one; the results are
 * committed, so that a build needs no browser.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { type Page, chromium } from "@playwright/test";
import { designs } from "@angadi/content/designs";
import { PICTURES, buildPictureUrl } from "@angadi/site/sections/design-gallery/design";
import { findChromium } from "@angadi/test-kit/chromium";
import { ROOT } from "./command.ts";

/** WebP quality, up to 100: at lower values, thin letters get artefacts. */
const QUALITY = { large: 58, small: 50, phone: 58 };

/** Throws if a font is missing, because the picture would show another design. */
async function waitForFonts(page: Page): Promise<void> {
  const missingFonts = await page.evaluate(async () => {
    const fonts = await document.fonts.ready;
    return [...fonts].filter(({ status }) => status === "error").map(({ family }) => family);
  });
  if (missingFonts.length > 0) throw new Error(`Fonts not found: ${missingFonts.join(", ")}`);
}

async function takePicture(page: Page, size: keyof typeof PICTURES): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { width, height, scale } = PICTURES[size];
  const { data } = await session.send("Page.captureScreenshot", {
    format: "webp",
    quality: QUALITY[size],
    clip: { x: 0, y: 0, width, height, scale },
  });
  return Buffer.from(data, "base64");
}

const requestedSlugs = process.argv.slice(2);
const browser = await chromium.launch(findChromium());
for (const size of ["large", "small", "phone"] as const) {
  const { width, height } = PICTURES[size];
  const page = await browser.newPage({ viewport: { width, height } });
  for (const { slug } of designs.filter(
    ({ slug }) => requestedSlugs.length === 0 || requestedSlugs.includes(slug),
  )) {
    const source = path.join(ROOT, "packages/content/art/designs", slug, "index.html");
    await page.goto(pathToFileURL(source).href);
    await waitForFonts(page);
    const file = path.join(ROOT, "apps/site/public", buildPictureUrl(slug, size));
    const bytes = await takePicture(page, size);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, bytes);
    process.stdout.write(`${path.basename(file)} ${bytes.length} bytes\n`);
  }
  await page.close();
}
await browser.close();
