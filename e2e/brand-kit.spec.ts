import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { unzipSync } from "fflate";
import sharp from "sharp";
import { kitCopy as copy } from "@angadi/brand-kit/maker/copy";
import { findViolations } from "@angadi/test-kit/violations";
import { settle } from "@angadi/test-kit/settle";
import { extractPdfText } from "@angadi/tests/bill-prints";
import { measureHorizontalOverflow } from "./engines/inspect.ts";
import { captureForeignRequests, captureScripts } from "./page-load.ts";
import { expect, openHydrated, test } from "./test.ts";

const PATH = "/ai-brand-builder";

/** Texts of pictures that are drawn outside of their picture. */
const findOverflow = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll<SVGSVGElement>("#try svg[role=img]"), (svg) => {
      const { width, height } = svg.viewBox.baseVal;
      const isOutside = (text: SVGTextElement) => {
        const box = text.getBBox();
        // Above and below, the box has the whole line of the font.
        const margin = box.height / 2;
        return (
          box.x < -1 ||
          box.x + box.width > width + 1 ||
          box.y < -margin ||
          box.y + box.height > height + margin
        );
      };
      return Array.from(svg.querySelectorAll("text"))
        .filter(isOutside)
        .map((text) => `${svg.getAttribute("aria-label")}: ${text.textContent}`);
    }).flat(),
  );

const NAME = "Sri Lakshmi Venkateswara Sweets";

/** Opens the maker and fills in the form. Returns the maker. */
async function makeKit(page: Page): Promise<Locator> {
  const maker = page.locator("#try");
  await maker.getByRole("button", { name: "Open the kit maker" }).click();
  await maker.getByLabel(copy.fields.name.label).fill(NAME);
  await maker.getByLabel(copy.fields.trade.label).fill("Sweet shop");
  await maker.getByLabel(copy.fields.state.label).selectOption("Karnataka");
  await maker.getByLabel(copy.fields.localName.label).fill("ಶ್ರೀ ಲಕ್ಷ್ಮಿ ವೆಂಕಟೇಶ್ವರ ಸ್ವೀಟ್ಸ್");
  await expect(maker.getByText(/60% of the board in Kannada/)).toBeVisible();
  return maker;
}

test("makes a kit of a name, and a ZIP of it, without another server", async ({
  page,
  baseURL,
}) => {
  const foreignRequests = captureForeignRequests(page, baseURL);
  const scripts = captureScripts(page);
  await openHydrated(page, PATH);
  expect(scripts.filter((name) => name.includes("kit"))).toEqual([]);
  const maker = await makeKit(page);
  await settle(page);
  expect(await findOverflow(page)).toEqual([]);
  expect(await findViolations(page, "#try")).toEqual([]);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    maker.getByRole("button", { name: copy.actions.download }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("sri-lakshmi-venkateswara-sweets-brand-kit.zip");
  const files = unzipSync(new Uint8Array(await readFile(await download.path())));
  expect(Object.keys(files).toSorted()).toEqual([
    "Licences.txt",
    "brand-sheet.pdf",
    "colours.css",
    "favicon/favicon-16.png",
    "favicon/favicon-180.png",
    "favicon/favicon-32.png",
    "favicon/favicon-512.png",
    "logo/logo-on-dark.png",
    "logo/logo-square.png",
    "logo/logo-wide.png",
    "logo/logo-wide.svg",
    "logo/mark.svg",
    "signboard.png",
    "visiting-card.png",
    "whatsapp-picture.png",
  ]);
  const getFile = (name: string) => files[name] ?? new Uint8Array();
  expect(await sharp(getFile("signboard.png")).metadata()).toMatchObject({
    width: 3600,
    height: 1200,
  });
  expect(await sharp(getFile("favicon/favicon-16.png")).metadata()).toMatchObject({ width: 16 });
  // Something is painted in front of the background.
  const { entropy } = await sharp(getFile("signboard.png")).stats();
  expect(entropy).toBeGreaterThan(0.3);
  expect(await sharp(getFile("logo/logo-wide.svg")).metadata()).toMatchObject({ width: 1600 });
  const [sheet = ""] = await extractPdfText(getFile("brand-sheet.pdf"));
  const css = new TextDecoder().decode(getFile("colours.css"));
  const colours = Array.from(css.matchAll(/--[a-z-]+: (#[0-9a-f]{6});/g), ([, hex = ""]) => hex);
  expect(colours).toHaveLength(5);
  for (const hex of colours) expect(sheet).toContain(hex.toUpperCase());
  expect(sheet).toContain(`${NAME}: brand sheet`);

  expect(foreignRequests).toEqual([]);
});

test("fits every direction and typeface, and carries the kit into the other tools @long", async ({
  page,
}) => {
  await openHydrated(page, PATH);
  const maker = await makeKit(page);
  for (const direction of [1, 2, 3]) {
    await maker.getByRole("radio", { name: `Direction ${direction}` }).check();
    for (const pairing of await maker.getByRole("radio", { name: /^Fonts with/ }).all()) {
      await pairing.check();
      await settle(page);
      expect(await findOverflow(page)).toEqual([]);
    }
  }
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(measureHorizontalOverflow)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });

  await maker.getByRole("button", { name: copy.actions.save }).click();
  await expect(maker.getByText(copy.actions.saved)).toBeVisible();
  await maker.getByRole("link", { name: copy.actions.website }).click();
  const draft = page.locator("#try").frameLocator("iframe");
  await expect(draft.getByRole("heading", { level: 1 })).toHaveText(NAME);
  await page.goto("/ai-invoice-builder#make");
  await expect(page.getByRole("img", { name: `Mark of ${NAME}` })).toBeVisible();
  await expect(page.getByText(/^Made free with Angadi, /)).toBeVisible();
  await page.getByLabel("With the mark and colours of my brand kit").uncheck();
  await expect(page.getByRole("img", { name: `Mark of ${NAME}` })).toBeHidden();
  await page
    .getByRole("banner")
    .getByRole("link", { name: /^Saved/ })
    .click();
  await page.locator("main").getByRole("link", { name: "Brand kit" }).click();
  await expect(page.getByLabel(copy.fields.trade.label)).toHaveValue("Sweet shop");
});

test("answers the form without script @long", async ({ plainPage: page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(PATH);
  await page.getByLabel(copy.fields.name.label).fill("Mogra");
  await page.getByLabel(copy.fields.state.label).selectOption("Tamil Nadu");
  await page.getByRole("button", { name: copy.submit }).click();
  await expect(page.getByRole("heading", { name: "Direction 3" })).toBeVisible();
  await expect(page.getByText(/Tamil first, then English/).first()).toBeVisible();
  await expect(page.getByLabel(copy.fields.name.label)).toHaveValue("Mogra");
});
