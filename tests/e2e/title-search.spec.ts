import { expect, hydrated, test } from "./test.ts";

const GUIDES = "/business-starter-guide";

test.describe("the blog's field", () => {
  test("finds guides beside posts", async ({ page }) => {
    await page.goto("/blog");
    await hydrated(page);
    await page.getByRole("searchbox").pressSequentially("price");
    const guides = page.getByRole("navigation", { name: "Guides about it" });
    await expect(guides.getByRole("link")).toHaveCount(1);
    await guides.getByRole("link").click();
    await expect(page).toHaveURL(`${GUIDES}/pricing-strategy-guide`);
  });

  test("says what it searched, and where else to look", async ({ page }) => {
    await page.goto("/blog?q=gst");
    const main = page.getByRole("main");
    await expect(main.getByText("No blogs match your search.")).toBeVisible();
    await expect(main.getByText("Searched the newest 20.")).toBeVisible();
    const guides = page.getByRole("navigation", { name: "Guides about it" });
    await expect(guides.getByRole("link")).toHaveCount(3);
    await main.getByRole("link", { name: "Older posts" }).click();
    await expect(page).toHaveURL("/blog?q=gst&page=2");
    await expect(main.getByRole("heading", { level: 2 })).toContainText(/GST/);
  });
});

test.describe("the field of the guides", () => {
  test("looks through all shelves, and gives the shelf back", async ({ page }) => {
    await page.goto(`${GUIDES}?category=planning`);
    await hydrated(page);
    const box = page.getByRole("searchbox", { name: "Search the guides" });
    await box.pressSequentially("LOAN");
    await expect(page).toHaveURL(`${GUIDES}?category=planning&q=LOAN`);
    const found = page.getByRole("navigation", { name: "Guides about it" });
    await expect(found.getByRole("link")).toHaveText([/loans/]);
    await expect(page.getByRole("main").getByRole("status")).toHaveText("1 guide found");
    await expect(page.locator("#shelf")).toHaveCount(0);
    await box.fill("");
    await expect(page.locator("#shelf")).toHaveText("Planning & Setup");
  });

  test("hands the words on to the blog, and offers guides where it finds none", async ({
    page,
  }) => {
    await page.goto(`${GUIDES}?q=diwali`);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    const none = page.getByRole("navigation", { name: /^No guide is about that/ });
    await expect(none.getByRole("link")).toHaveCount(3);
    await page.getByRole("link", { name: "Look for “diwali” in the blog" }).click();
    await expect(page).toHaveURL("/blog?q=diwali");
    await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toHaveText(
      /Diwali/,
    );
  });

  test("works without JavaScript", async ({ browser, sqlite }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: sqlite.url });
    const page = await context.newPage();
    await page.goto(`${GUIDES}?category=planning`);
    await page.getByRole("searchbox").fill("loan");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(`${GUIDES}?category=planning&q=loan`);
    const found = page.getByRole("navigation", { name: "Guides about it" });
    await expect(found.getByRole("link")).toHaveText([/loans/]);
    await context.close();
  });
});
