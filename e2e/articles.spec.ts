import { expect, hydratePage, test } from "./test.ts";

const GUIDES = "/business-starter-guide";

test.describe("an article", () => {
  for (const [path, text, tag] of [
    ["/blog/get-paid-on-time", "article p:not([class])", "@long"],
    [`${GUIDES}/business-loan-guide`, "#guide-text > p", "@long"],
    ["/privacy", "article section > div > p", []],
  ] as const) {
    const title = `${path} limits its line length, and marks the section being read`;
    test(title, { tag: [tag].flat() }, async ({ page }) => {
      await page.goto(path);
      const measureWidest = () =>
        page
          .locator(text)
          .evaluateAll((elements) =>
            Math.max(...elements.map((element) => element.getBoundingClientRect().width)),
          );
      for (const width of [1440, 1024, 768]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await measureWidest(), String(width)).toBeLessThanOrEqual(35 * 16);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
      await hydratePage(page);
      const contents = page.getByRole("navigation", { name: /^(In this|On this)/ });
      const entries = contents.getByRole("link");
      const current = contents.locator('[aria-current="location"]');
      await expect(current).toHaveCount(0);
      for (const index of [2, 1]) {
        const entry = entries.nth(index);
        const id = (await entry.getAttribute("href"))?.slice(1) ?? "";
        const heightBefore = (await contents.boundingBox())?.height;
        await page.evaluate(
          (id) => document.getElementById(id)?.scrollIntoView({ behavior: "instant" }),
          id,
        );
        await expect(entry).toHaveAttribute("aria-current", "location");
        await expect(current).toHaveCount(1);
        // Bold text takes no more space.
        expect((await contents.boundingBox())?.height).toBe(heightBefore);
      }
    });
  }
});

test.describe("the list of posts", () => {
  test("fills its last row on a wide screen @long", async ({ page }) => {
    await page.goto("/blog");
    const cards = page.getByRole("main").locator("ul > li:has(h2)");
    await expect(cards).toHaveCount(20);
    const lastBox = (await cards.last().boundingBox()) ?? { x: 0, width: 0 };
    const firstBox = (await cards.first().boundingBox()) ?? { x: 0, width: 0 };
    expect(lastBox.x + lastBox.width).toBeCloseTo(firstBox.x + firstBox.width, 0);
  });

  test("is compact from the fifth post on, on a phone @long", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto("/blog");
    const cards = page.getByRole("main").locator("ul > li:has(h2)");
    await expect(cards.nth(3).locator("p").nth(1)).toBeVisible();
    const fifth = cards.nth(4);
    await expect(fifth.getByText(/min read$/)).toBeVisible();
    await expect(fifth.locator("time")).toBeHidden();
    await expect(fifth.getByText("Angadi team")).toBeHidden();
    expect((await fifth.locator("img").boundingBox())?.width).toBeCloseTo(96, 0);
    expect((await fifth.boundingBox())?.height).toBeLessThan(140);
  });
});
