import { expect, openHydrated, test } from "./test.ts";

const GUIDES = "/business-starter-guide";

test.describe("the blog's search field", () => {
  test("finds a post of any age, with inflected and reordered words, and guides", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 520 });
    await openHydrated(page, "/blog");
    const titles = page.getByRole("main").getByRole("listitem").getByRole("heading", { level: 2 });
    const searchBox = page.getByRole("searchbox");
    await searchBox.pressSequentially("invoices gst");
    await expect(page.getByText("Searched the newest 20.")).toBeVisible();
    // Typing searches the loaded posts; submitting searches all.
    await searchBox.press("Enter");
    await expect(titles).toHaveText([/first GST invoice/]);
    await expect(page.getByRole("main").getByRole("status")).toHaveText("1 post found");
    // The result must not be hidden under a phone's keyboard.
    await expect(titles).toBeInViewport();

    await searchBox.fill("price");
    const guides = page.getByRole("navigation", { name: "Matching guides" });
    await guides.getByRole("link").click();
    await expect(page).toHaveURL(`${GUIDES}/pricing-strategy-guide`);
  });

  test("keeps its results without a connection", async ({ page, context, expectedErrors }) => {
    expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
    await openHydrated(page, "/blog");
    await context.setOffline(true);
    await page.getByRole("searchbox").pressSequentially("gst");
    await expect(page.getByText("Searched the newest 20.")).toBeVisible();
    await page.getByRole("searchbox").fill("price");
    await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toHaveText(
      /price/i,
    );
    await page.getByRole("searchbox").press("Enter");
    await expect(page.getByText("Failed to load blogs. Please try again.")).toBeVisible();
    await context.setOffline(false);
    await page.getByRole("link", { name: "Try Again" }).click();
    await expect(page.getByRole("searchbox")).toHaveValue("price");
  });
});

test.describe("the guides' search field", () => {
  test("searches all categories, and then restores the category @long", async ({ page }) => {
    await openHydrated(page, `${GUIDES}?category=planning`);
    const searchBox = page.getByRole("searchbox", { name: "Search the guides" });
    await searchBox.pressSequentially("LOAN");
    await expect(page).toHaveURL(`${GUIDES}?category=planning&q=LOAN`);
    const matches = page.getByRole("navigation", { name: "Matching guides" });
    await expect(matches.getByRole("link")).toHaveText([/loans/]);
    await expect(page.getByRole("main").getByRole("status")).toHaveText("1 guide found");
    await expect(page.locator("#category-guides")).toHaveCount(0);
    await searchBox.fill("");
    await expect(page.locator("#category-guides")).toHaveText("Planning & Setup");
  });
});
