import { expect, hydratePage, test } from "./test.ts";

const GUIDES = "/business-starter-guide";

test.describe("a text", () => {
  for (const [path, text] of [
    ["/blog/get-paid-on-time", "article p:not([class])"],
    [`${GUIDES}/business-loan-guide`, "#guide-text > p"],
    ["/privacy", "article section > div > p"],
  ] as const) {
    test(`${path} keeps its measure, and marks the section being read`, async ({ page }) => {
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

test("the offer at the end of a post precedes the next post, and is not printed", async ({
  page,
}) => {
  await page.goto("/blog/get-paid-on-time");
  const offerLink = page
    .getByRole("article")
    .first()
    .getByRole("link", { name: /^See (the )?/ });
  const next = page.getByRole("heading", { name: "Read next" });
  const offerTop = (await offerLink.boundingBox())?.y ?? 0;
  expect(offerTop).toBeLessThan((await next.boundingBox())?.y ?? 0);
  await page.emulateMedia({ media: "print" });
  await expect(offerLink).toBeHidden();
  await expect(page.getByRole("list", { name: "Tags" })).toBeHidden();
});

test.describe("the list of posts", () => {
  test("fills its last row on a wide screen", async ({ page }) => {
    await page.goto("/blog");
    const cards = page.getByRole("main").locator("ul > li:has(h2)");
    await expect(cards).toHaveCount(20);
    const lastBox = (await cards.last().boundingBox()) ?? { x: 0, width: 0 };
    const list = (await cards.first().boundingBox()) ?? { x: 0, width: 0 };
    expect(lastBox.x + lastBox.width).toBeCloseTo(list.x + list.width, 0);
  });

  test("is compact from the fifth post on, on a phone", async ({ page }) => {
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
