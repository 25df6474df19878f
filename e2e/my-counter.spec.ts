import type { Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { captureScripts } from "./page-load.ts";
import { expect, hydratePage, test } from "./test.ts";
import { findViolations } from "./violations.ts";

const SAVED_ITEMS = {
  nameShortlist: JSON.stringify([
    {
      text: "Rotiwala",
      figures: { total: 80, memorable: 80, simple: 80, durable: 80, legal: 80 },
    },
  ]),
  savedDesigns: "bakery,yoga",
  "guide-ticks:seo-beginners-guide": JSON.stringify(["Something that was ticked"]),
};

const chip = (page: Page) => page.getByRole("banner").getByRole("link", { name: "My counter" });
const panel = (page: Page) => page.getByRole("dialog", { name: "My counter" });
const button = (page: Page, name: string | RegExp) => panel(page).getByRole("button", { name });
const stored = (page: Page) =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));

async function saveItems(page: Page, path = "/terms") {
  await page.goto(path);
  await page.evaluate((entries) => {
    for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text);
  }, SAVED_ITEMS);
  await page.reload();
  await hydratePage(page);
}

async function openShared(page: Page, text: string) {
  await panel(page)
    .locator("input[type=file]")
    .setInputFiles({
      name: "counter.json",
      mimeType: "application/json",
      buffer: Buffer.from(text),
    });
}

test("the chip appears once something is saved, and its panel's code loads on opening", async ({
  page,
}) => {
  const scripts = captureScripts(page);
  await page.goto("/website-inspiration");
  await hydratePage(page);
  await expect(chip(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Save Dona Ana" }).click();
  await expect(chip(page)).toHaveText(/1 kept$/);
  expect(scripts.filter((name) => name.includes("saved-panel"))).toEqual([]);
  await chip(page).click();
  await expect(panel(page)).toContainText("1 design");
  await expect(panel(page).locator("img")).toHaveAttribute("src", "/art/designs/bakery-600.webp");
  expect(await findViolations(page)).toEqual([]);
  expect(scripts.filter((name) => name.includes("saved-panel"))).toHaveLength(1);
});

for (const width of [1440, 930, 768, 390, 320]) {
  test(
    `the chip shifts nothing in the header at ${width} px`,
    { tag: "@long" },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/terms");
      await hydratePage(page);
      const readPositions = () =>
        page.getByRole("banner").evaluate((header) =>
          [header, ...header.querySelectorAll("a:not([href='#my-counter']), button")].map(
            (element) => {
              const { x, y, width, height } = element.getBoundingClientRect();
              return [x, y, width, height];
            },
          ),
        );
      const positionsBefore = await readPositions();
      await page.evaluate(() => {
        localStorage.setItem("savedDesigns", "bakery");
        dispatchEvent(new Event("storage"));
      });
      await expect(chip(page)).toBeInViewport({ ratio: 1 });
      expect(await readPositions()).toEqual(positionsBefore);
    },
  );
}

test("each item links to its place, and Back closes the panel at the same position", async ({
  page,
}) => {
  await saveItems(page);
  await page.mouse.wheel(0, 700);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  const requestedUrls: string[] = [];
  page.on("request", (request) => requestedUrls.push(new URL(request.url()).pathname));
  await chip(page).click();
  await expect(panel(page)).toBeVisible();
  await expect(page).toHaveURL(/\/terms#my-counter$/);
  const scrollPosition = await page.evaluate(() => scrollY);
  expect(scrollPosition).toBeGreaterThan(0);
  await page.goBack();
  await expect(panel(page)).toBeHidden();
  await expect(page).toHaveURL(/\/terms$/);
  await expect(chip(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(scrollPosition);
  expect(requestedUrls.filter((path) => path.endsWith(".data"))).toEqual([]);

  await chip(page).click();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/terms$/);
  await chip(page).click();
  await panel(page).getByRole("link", { name: "Saved designs" }).click();
  await expect(page).toHaveURL(/website-inspiration\?saved=bakery,yoga#designs$/);
  await expect(panel(page)).toBeHidden();
  await page.goBack();
  await expect(panel(page)).toBeVisible();
});

test("its URL opens it without any interaction", async ({ page }) => {
  await page.goto("/terms#my-counter");
  await expect(panel(page)).toContainText("Nothing saved yet.");
});

test("one item or all can be deleted and restored", async ({ page }) => {
  await saveItems(page);
  await chip(page).click();
  await button(page, "Delete Saved designs").click();
  await expect(button(page, "Undo")).toBeFocused();
  expect(Object.keys(await stored(page))).not.toContain("savedDesigns");
  await button(page, "Undo").click();
  expect(await stored(page)).toEqual(SAVED_ITEMS);

  await button(page, "Delete all").click();
  await expect(button(page, "Cancel")).toBeFocused();
  expect(await stored(page)).toEqual(SAVED_ITEMS);
  await button(page, "Yes, delete all").click();
  expect(await stored(page)).toEqual({});
  await expect(panel(page)).toContainText("Nothing saved yet.");
  await button(page, "Undo").click();
  expect(await stored(page)).toEqual(SAVED_ITEMS);
  await button(page, "Delete all").click();
  await button(page, "Yes, delete all").click();
  await button(page, "Close").click();
  await expect(chip(page)).toHaveCount(0);
  await expect(page.locator("main")).toBeFocused();
});

test("a file exports all items and imports them again", { tag: "@long" }, async ({ page }) => {
  await saveItems(page);
  await page.evaluate(() => localStorage.setItem("partnerId", "ravi-1"));
  await chip(page).click();
  const download = page.waitForEvent("download");
  await button(page, "Export as a file").click();
  expect((await download).suggestedFilename()).toMatch(/^my-counter-20\d\d-\d\d-\d\d\.json$/);
  const text = await readFile(await (await download).path(), "utf8");
  expect(JSON.parse(text)).toMatchObject({ version: 1, kept: SAVED_ITEMS });
  expect(text).not.toContain("ravi-1");

  await button(page, "Delete all").click();
  await button(page, "Yes, delete all").click();
  await openShared(page, text);
  await expect(panel(page)).toContainText("3 things are on your counter from the file");
  expect(await stored(page)).toEqual({ ...SAVED_ITEMS, partnerId: "ravi-1" });
});

test(
  "a foreign file is rejected with a message, and changes nothing",
  { tag: "@long" },
  async ({ page }) => {
    await saveItems(page);
    await chip(page).click();
    for (const [text, answer] of [
      ["<script>alert(1)</script>", "not a file that My counter exported"],
      ['{"format":"angadi-my-counter","version":9,"kept":{}}', "newer My counter"],
      [
        '{"format":"angadi-my-counter","version":1,"kept":{"partnerId":"x"}}',
        "nothing that My counter knows",
      ],
      ["x".repeat(8_000_001), "too large"],
    ] as const) {
      await openShared(page, text);
      await expect(panel(page).getByRole("status")).toContainText(answer);
      expect(await stored(page)).toEqual(SAVED_ITEMS);
    }
  },
);

test("if the browser refuses storage, the panel says so", { tag: "@long" }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  });
  await page.goto("/terms#my-counter");
  await hydratePage(page);
  await expect(panel(page)).toContainText("Nothing saved yet.");
  await openShared(
    page,
    JSON.stringify({ format: "angadi-my-counter", version: 1, kept: SAVED_ITEMS }),
  );
  await expect(panel(page).getByRole("status")).toContainText("does not allow saving");
  await button(page, "Close").click();
  await expect(page).toHaveURL(/\/terms$/);
});
