import type { Page } from "@playwright/test";
import { guideCategories } from "@angadi/content/pages/guides";
import { expect, openHydrated, test } from "../test.ts";

const INDEX = "/business-starter-guide";
const BUDGET = `${INDEX}/startup-budget-calculator`;

const getGuideSection = (page: Page) =>
  page
    .getByRole("main")
    .locator("section")
    .filter({ has: page.locator("#category-guides") });
const getCards = (page: Page) => getGuideSection(page).getByRole("listitem");

test("the index changes its category in place, by mouse and by keyboard", async ({ page }) => {
  await openHydrated(page, INDEX);
  const categories = page.getByRole("navigation", { name: "Categories" });

  await test.step("the categories are next to the cards if there is room, else above them", async () => {
    const measureBoxes = async () => {
      const list = await categories.boundingBox();
      const first = await getCards(page).first().boundingBox();
      if (!list || !first) throw new Error("An element is hidden.");
      return { list, first };
    };
    await page.setViewportSize({ width: 390, height: 800 });
    const narrowBoxes = await measureBoxes();
    expect(narrowBoxes.list.y + narrowBoxes.list.height).toBeLessThan(narrowBoxes.first.y);
    await page.setViewportSize({ width: 1440, height: 900 });
    const wideBoxes = await measureBoxes();
    expect(wideBoxes.list.x + wideBoxes.list.width).toBeLessThan(wideBoxes.first.x);
  });

  await test.step("a click shows a category’s cards", async () => {
    for (const { id, name, guides } of guideCategories.slice(1, 3)) {
      await categories.getByRole("link").filter({ hasText: name }).click();
      await expect(page.locator("#category-guides")).toHaveText(name);
      await expect(page).toHaveURL(id === "online" ? INDEX : `${INDEX}?category=${id}`);
      const links = await getCards(page)
        .getByRole("link")
        .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
      expect(links).toEqual(guides.map(({ slug }) => `${INDEX}/${slug}`));
    }
  });

  await test.step("the focus is kept, and each card is one Tab stop", async () => {
    await categories.getByRole("link", { name: "Planning & Setup" }).focus();
    for (let tabStop = 0; tabStop < 3; tabStop += 1) await page.keyboard.press("Tab");
    await expect(categories.getByRole("link", { name: "Financial Management" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${INDEX}?category=financial`);
    const selectedCategory = categories.locator("[aria-current]");
    await expect(selectedCategory).toHaveText("Financial Management");
    await expect(selectedCategory).toBeFocused();
    await expect(
      page.getByRole("main").getByRole("status").filter({ hasText: "Financial Management" }),
    ).toBeAttached();
    // Past the last category, to the first card and the second one.
    for (let tabStop = 0; tabStop < 3; tabStop += 1) await page.keyboard.press("Tab");
    await expect(getCards(page).nth(1).getByRole("link")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${INDEX}/tax-planning-strategies`);
    await page.goBack();
    await expect(page.locator("#category-guides")).toHaveText("Financial Management");
  });
});

test("a guide counts as read once its end is reached, and its card is marked @long", async ({
  page,
}) => {
  await openHydrated(page, BUDGET);
  const readStoredGuides = () => page.evaluate(() => localStorage.getItem("readGuides"));
  await page.mouse.wheel(0, 2000);
  expect(await readStoredGuides()).toBe(null);
  await page.getByText("not legal or tax advice").scrollIntoViewIfNeeded();
  await expect.poll(readStoredGuides).toBe('["startup-budget-calculator"]');
  await page.getByRole("main").getByRole("link", { name: "All starter guides" }).click();
  await expect(page).toHaveURL(`${INDEX}?category=planning`);
  await expect(getGuideSection(page).getByText("1 of 5 read")).toBeVisible();
  await expect(getCards(page).nth(2).getByText("Read", { exact: true })).toBeVisible();
});
