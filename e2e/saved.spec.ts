import type { Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { captureScripts, refuseStorage } from "./page-load.ts";
import { expect, hydratePage, openHydrated, test } from "./test.ts";
import { findViolations } from "@angadi/test-kit/violations";

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

const getSavedItemsLink = (page: Page) =>
  page.getByRole("banner").getByRole("link", { name: /^Saved/ });
const getButton = (page: Page, name: string) =>
  page.locator("main").getByRole("button", { name, exact: true });
const readStorage = (page: Page) =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));

async function openWithItems(page: Page) {
  await page.goto("/saved");
  await page.evaluate((entries) => {
    for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text);
  }, SAVED_ITEMS);
  await page.reload();
  await hydratePage(page);
}

async function restoreCopy(page: Page, text: string) {
  await page
    .locator("main input[type=file]")
    .setInputFiles({ name: "saved.json", mimeType: "application/json", buffer: Buffer.from(text) });
}

test("the header's link appears once something is saved, and leads to the list", async ({
  page,
}) => {
  const scripts = captureScripts(page);
  await openHydrated(page, "/website-inspiration");
  await expect(getSavedItemsLink(page)).toHaveCount(0);
  expect(scripts.filter((name) => name.includes("saved-chip"))).toEqual([]);
  await page.getByRole("button", { name: "Save Dona Ana" }).click();
  await expect(getSavedItemsLink(page)).toHaveText(/1 saved items$/);
  await getSavedItemsLink(page).click();
  await expect(page).toHaveURL(/\/saved$/);
  await expect(page.locator("main")).toContainText("1 design");
  await expect(page.locator("main img")).toHaveAttribute("src", "/art/designs/bakery-600.webp");
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole("link", { name: "Saved designs" }).click();
  await expect(page).toHaveURL(/website-inspiration\?saved=bakery#designs$/);
});

for (const width of [1440, 930, 768, 414, 390]) {
  test(`the header's link shifts nothing and stays inside at ${width} px @long`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openHydrated(page, "/terms");
    const readPositions = () =>
      page.getByRole("banner").evaluate((header) =>
        [header, ...header.querySelectorAll("a:not([href='/saved']), button")].map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return [x, y, width, height];
        }),
      );
    const positionsBefore = await readPositions();
    await page.evaluate(() => {
      localStorage.setItem("savedDesigns", "bakery");
      dispatchEvent(new Event("storage"));
    });
    await expect(getSavedItemsLink(page)).toBeInViewport({ ratio: 1 });
    expect(await readPositions()).toEqual(positionsBefore);
    const overflowingChildren = await getSavedItemsLink(page).evaluate((link) =>
      [...link.children].filter((child) => {
        const [childBox, linkBox] = [child.getBoundingClientRect(), link.getBoundingClientRect()];
        return childBox.width > 1 && (childBox.top < linkBox.top || childBox.right > linkBox.right);
      }),
    );
    expect(overflowingChildren).toEqual([]);
  });
}

test("on the narrowest phones the menu has the link, and the header has room @long", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.addInitScript(() => localStorage.setItem("savedDesigns", "bakery"));
  await openHydrated(page, "/terms");
  await expect(getSavedItemsLink(page)).toHaveCount(0);
  await page.getByRole("button", { name: /menu/i }).click();
  await expect(page.getByRole("dialog").getByRole("link", { name: "Saved" })).toBeVisible();
});

test("one item or all items are deleted after a confirmation", async ({ page }) => {
  await openWithItems(page);
  await getButton(page, "Delete Saved designs").click();
  await expect(getButton(page, "Cancel")).toBeFocused();
  await getButton(page, "Cancel").click();
  expect(await readStorage(page)).toEqual(SAVED_ITEMS);
  await getButton(page, "Delete Saved designs").click();
  await getButton(page, "Yes, delete").click();
  await expect(page.locator("main")).toBeFocused();
  await expect(page.getByRole("status").first()).toHaveText("Deleted: Saved designs.");
  expect(Object.keys(await readStorage(page))).not.toContain("savedDesigns");

  await getButton(page, "Delete all").click();
  await getButton(page, "Yes, delete").click();
  await expect(page.locator("main")).toContainText("Nothing saved yet.");
  expect(await readStorage(page)).toEqual({});
  await expect(getSavedItemsLink(page)).toHaveCount(0);
});

test("a copy has all items, and restores them @long", async ({ page }) => {
  await openWithItems(page);
  await page.evaluate(() => localStorage.setItem("partnerId", "ravi-1"));
  const download = page.waitForEvent("download");
  await getButton(page, "Download a copy").click();
  expect((await download).suggestedFilename()).toMatch(/^saved-20\d\d-\d\d-\d\d\.json$/);
  const text = await readFile(await (await download).path(), "utf8");
  expect(JSON.parse(text)).toMatchObject({ version: 1, saved: SAVED_ITEMS });
  expect(text).not.toContain("ravi-1");

  await getButton(page, "Delete all").click();
  await getButton(page, "Yes, delete").click();
  await restoreCopy(page, text);
  await expect(page.locator("main")).toContainText("3 items restored");
  expect(await readStorage(page)).toEqual({ ...SAVED_ITEMS, partnerId: "ravi-1" });
});

test("if the browser refuses storage, the page says so @long", async ({ page }) => {
  await refuseStorage(page);
  await openHydrated(page, "/saved");
  await expect(page.locator("main")).toContainText("Nothing saved yet.");
  await restoreCopy(
    page,
    JSON.stringify({ format: "angadi-saved", version: 1, saved: SAVED_ITEMS }),
  );
  await expect(page.locator("main")).toContainText("does not allow saving");
});
