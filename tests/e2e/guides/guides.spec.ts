import type { Page } from "@playwright/test";
import { guideCategories } from "#content/pages/guides.ts";
import { expect, hydrated, test } from "../test.ts";

const INDEX = "/business-starter-guide";
const BUDGET = `${INDEX}/startup-budget-calculator`;
const slugsOf = (id: string) =>
  guideCategories.find((category) => category.id === id)?.guides.map(({ slug }) => slug) ?? [];

const shelf = (page: Page) =>
  page
    .getByRole("main")
    .locator("section")
    .filter({ has: page.locator("#shelf") });
const cards = (page: Page) => shelf(page).getByRole("listitem");
const linksOf = (page: Page) =>
  cards(page)
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));

test.describe("the index", () => {
  test("has five categories, begins with the online one, and shows five cards", async ({
    page,
  }) => {
    await page.goto(INDEX);
    await hydrated(page);
    const categories = page.getByRole("navigation", { name: "Categories" }).getByRole("link");
    await expect(categories).toHaveText([
      "Planning & Setup",
      "Online Presence",
      "Growth & Scaling",
      "Financial Management",
      "Legal & Compliance",
    ]);
    await expect(categories.nth(1)).toHaveAttribute("aria-current", "page");
    await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("Online Presence");
    for (const { id, name } of guideCategories) {
      await categories.filter({ hasText: name }).click();
      await expect(page.locator("#shelf")).toHaveText(name);
      await expect(page).toHaveURL(id === "online" ? INDEX : `${INDEX}?category=${id}`);
      expect(await linksOf(page)).toEqual(slugsOf(id).map((slug) => `${INDEX}/${slug}`));
      for (const card of await cards(page).all()) {
        await expect(card.getByRole("heading", { level: 3 })).toHaveText(/.{10,}/);
        await expect(card.locator("svg")).toBeVisible();
        await expect(card.locator("p").first()).toHaveText(/.{60,}/);
        await expect(card.locator("p").last()).toHaveText(/\w+ \w+.*(min read|Not written yet)$/);
      }
    }
  });

  test("is worked by keyboard", async ({ page }) => {
    await page.goto(INDEX);
    await hydrated(page);
    await page.getByRole("link", { name: "Planning & Setup" }).focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Financial Management" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${INDEX}?category=financial`);
    const chosen = page.getByRole("navigation", { name: "Categories" }).locator("[aria-current]");
    await expect(chosen).toHaveText("Financial Management");
    await expect(chosen).toBeFocused();
    await expect(
      page.getByRole("main").getByRole("status").filter({ hasText: "Financial Management" }),
    ).toBeAttached();
    // On over the last category, the search and the calculators to the cards, one stop a card.
    const stops = ["Legal & Compliance", "the field", "its button", "to the calculators"];
    for (const _ of [...stops, "the first", "the second"]) {
      await page.keyboard.press("Tab");
    }
    await expect(cards(page).nth(1).getByRole("link")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${INDEX}/tax-planning-strategies`);
    await page.goBack();
    await expect(page.locator("#shelf")).toHaveText("Financial Management");
  });

  test("is the same without JavaScript, and shows no mark nobody could set", async ({
    browser,
    sqlite,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: sqlite.url });
    const page = await context.newPage();
    await page.goto(INDEX);
    await page.getByRole("link", { name: "Legal & Compliance" }).click();
    await expect(page).toHaveURL(`${INDEX}?category=compliance`);
    await expect(page.locator("#shelf")).toHaveText("Legal & Compliance");
    await expect(shelf(page).getByText("5 guides")).toBeVisible();
    await cards(page).first().getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Business insurance/);
    await expect(page.getByText("In this guide").first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Copy", exact: true })).toHaveCount(0);
    await context.close();
  });

  test("keeps to its default where the address asks for no category of ours", async ({ page }) => {
    await page.goto(`${INDEX}?category=constructor`);
    await expect(page.locator("#shelf")).toHaveText("Online Presence");
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      "href",
      new RegExp(`${INDEX}$`),
    );
  });

  test("says of each category what it is", async ({ page }) => {
    const seen = new Set<string>();
    for (const { id } of guideCategories) {
      await page.goto(`${INDEX}?category=${id}`);
      const address = id === "online" ? INDEX : `${INDEX}?category=${id}`;
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
        "href",
        `https://www.angadi.example${address}`,
      );
      seen.add(await page.title());
      seen.add((await page.locator('meta[name="description"]').getAttribute("content")) ?? "");
    }
    expect(seen.size).toBe(10);
  });

  test("has the categories beside the cards where there is room, above them where not", async ({
    page,
  }) => {
    const boxes = async () => {
      const categories = await page.getByRole("navigation", { name: "Categories" }).boundingBox();
      const first = await cards(page).first().boundingBox();
      if (!categories || !first) throw new Error("Something is not shown.");
      return { categories, first };
    };
    await page.goto(INDEX);
    await page.setViewportSize({ width: 1440, height: 900 });
    const wide = await boxes();
    expect(wide.categories.x + wide.categories.width).toBeLessThan(wide.first.x);
    await page.setViewportSize({ width: 390, height: 800 });
    const narrow = await boxes();
    expect(narrow.categories.y + narrow.categories.height).toBeLessThan(narrow.first.y);
  });
});

test.describe("what was read", () => {
  test("is marked at the end of a guide, on its card and in the count", async ({ page }) => {
    await page.goto(BUDGET);
    await hydrated(page);
    const stored = () => page.evaluate(() => localStorage.getItem("readGuides"));
    await page.mouse.wheel(0, 2000);
    expect(await stored()).toBe(null);
    await page.getByText("not legal or tax advice").scrollIntoViewIfNeeded();
    await expect.poll(stored).toBe('["startup-budget-calculator"]');

    await page.goto(`${INDEX}?category=planning`);
    await hydrated(page);
    await expect(shelf(page).getByText("1 of 5 read")).toBeVisible();
    await expect(cards(page).nth(2).getByText("Read", { exact: true })).toBeVisible();
    await expect(cards(page).getByText("Read", { exact: true })).toHaveCount(1);
    await page.getByRole("link", { name: "Online Presence" }).click();
    await expect(shelf(page).getByText("5 guides")).toBeVisible();
  });

  test("is forgotten quietly where the browser refuses storage, and odd values are ignored", async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem("readGuides", '{"a":'));
    await page.goto(INDEX);
    await hydrated(page);
    await expect(shelf(page).getByText("5 guides")).toBeVisible();

    await page.addInitScript(() => {
      Object.defineProperty(globalThis, "localStorage", {
        get: () => {
          throw new DOMException("no", "SecurityError");
        },
      });
    });
    await page.goto(`${INDEX}/seo-beginners-guide`);
    await hydrated(page);
    await page.getByText("not legal or tax advice").scrollIntoViewIfNeeded();
    await page.getByRole("main").getByRole("link", { name: "All starter guides" }).click();
    await expect(shelf(page).getByText("1 of 5 read")).toBeVisible();
  });
});
