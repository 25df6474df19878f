import type { Page } from "@playwright/test";
import { SEEDED_POST_COUNT } from "@angadi/test-kit/content-facts";
import { holdRequests } from "./hold-requests.ts";
import { expect, openHydrated, test } from "./test.ts";

/** The titles on the cards in the list. */
const getTitles = (page: Page) =>
  page.getByRole("main").getByRole("listitem").getByRole("heading", { level: 2 });

test.describe("the list", () => {
  test("filters the loaded posts as the visitor types, and stores the search in the URL", async ({
    page,
  }) => {
    await openHydrated(page, "/blog");
    const cards = getTitles(page);
    await expect(cards).toHaveCount(20);
    const closing = page.getByRole("region", { name: "Get a website with a blog of its own." });
    await expect(closing.getByRole("link", { name: "Generate Website" })).toHaveAttribute(
      "href",
      /\/website-type$/,
    );
    const searchBox = page.getByRole("searchbox", { name: "Search the posts by title" });
    await searchBox.pressSequentially("INVOICE");
    await expect(page).toHaveURL("/blog?q=INVOICE");
    await expect(cards.filter({ hasNotText: /invoice/i })).toHaveCount(0);
    await expect(cards.first()).toBeVisible();
    await expect(page.getByRole("main").getByRole("status")).toHaveText(/^\d+ posts? found$/);
    await expect(searchBox).toBeFocused();

    await searchBox.fill("no such post");
    await expect(page.getByRole("heading", { name: "No Blog Posts Found" })).toBeVisible();
    await expect(page.getByText("No blogs match your search.")).toBeVisible();
    await page.getByRole("link", { name: "Show all posts" }).click();
    await expect(cards).toHaveCount(20);
    await expect(searchBox).toHaveValue("");
  });

  test("filters by a category, by keyboard, and shares the result by URL", async ({
    page,
    context,
  }) => {
    await openHydrated(page, "/blog");
    const category = page.getByRole("navigation", { name: "Categories" }).getByText("Money");
    await category.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/blog?category=Money");
    await expect(category).toHaveAttribute("aria-current", "true");
    const titles = getTitles(page);
    const visibleTitles = await titles.allTextContents();
    const secondPage = await context.newPage();
    await secondPage.goto(page.url());
    expect(await getTitles(secondPage).allTextContents()).toEqual(visibleTitles);
    await page.goBack();
    await expect(titles).toHaveCount(20);
  });

  test("filters without JavaScript", async ({ plainPage: page }) => {
    await page.goto("/blog?category=Money");
    await page.getByRole("searchbox").fill("invoice");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL("/blog?category=Money&q=invoice");
    const titles = getTitles(page);
    // Slow posts are streamed; without a script the page reloads itself once.
    await expect(titles.first()).toBeVisible();
    for (const title of await titles.allTextContents()) expect(title).toMatch(/invoice/i);
    await page.goto("/blog?q=zzz");
    await expect(page.getByText("No blogs match your search.")).toBeVisible();
  });

  test("keeps what was typed before its code had loaded", async ({ page }) => {
    const { release } = await holdRequests(page, "**/assets/posts-*.js");
    await openHydrated(page, "/blog");
    await page.getByRole("searchbox").pressSequentially("gst");
    release();
    await expect(page).toHaveURL("/blog?q=gst");
    await expect(page.getByRole("searchbox")).toHaveValue("gst");
  });

  test("pages to older posts and back", async ({ page }) => {
    await openHydrated(page, "/blog");
    const titles = getTitles(page);
    const newest = await titles.allTextContents();
    await expect(page.getByRole("link", { name: "Newer posts" })).toHaveCount(0);
    await page.getByRole("link", { name: "Older posts" }).click();
    await expect(page).toHaveURL("/blog?page=2");
    await expect(titles).toHaveCount(SEEDED_POST_COUNT - 20);
    for (const title of await titles.allTextContents()) expect(newest).not.toContain(title);
    await expect(page.getByRole("link", { name: "Older posts" })).toHaveCount(0);
    await expect(page).toHaveTitle(/page 2/);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/blog\?page=2$/);
    await page.getByRole("link", { name: "Newer posts" }).click();
    await expect(titles).toHaveCount(20);
  });
});
