import { expect, openHydrated, test } from "./test.ts";

test("the comparison is a table that fits a small screen, with a source for each answer", async ({
  page,
}) => {
  await page.goto("/how-it-works");
  const table = page.getByRole("table", { name: /other ways to get a website/ });
  await expect(table.getByRole("columnheader")).toHaveText([
    "Angadi",
    "Drag-and-drop builders",
    "Agencies and freelancers",
  ]);
  await expect(table.getByRole("rowheader")).toHaveCount(3);
  const cells = table.locator("tbody td");
  await expect(cells).toHaveCount(9);
  const sources = page.getByRole("main").locator("h3 + ol > li");
  const sourceCount = await sources.count();
  const cellTexts = await cells.allTextContents();
  for (const text of cellTexts) {
    const sourceNumber = / source (\d)$/.exec(text)?.[1];
    expect(sourceNumber !== undefined && Number(sourceNumber) <= sourceCount, text).toBe(true);
  }
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(table.getByRole("cell", { name: "About 30 seconds" })).toBeVisible();
  for (const cell of await cells.all()) {
    const { left, right } = await cell.evaluate((element) => element.getBoundingClientRect());
    expect(left >= 0 && right <= 390).toBe(true);
  }
});

for (const width of [1440, 390]) {
  const title = `quotes change by button, key and swipe, and show their position, at ${width} px`;
  test(title, { tag: width === 1440 ? [] : "@long" }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openHydrated(page, "/how-it-works");
    const carousel = page.getByRole("region", { name: "What owners say" });
    const quotes = carousel.locator("blockquote");
    await expect(quotes).toHaveCount(3);
    const position = page.getByRole("status").filter({ hasText: / of 3$/ });
    const previous = page.getByRole("button", { name: "Previous quote" });
    const next = page.getByRole("button", { name: "Next quote" });
    await expect(position).toHaveText("1 of 3");
    await expect(previous).toHaveAttribute("aria-disabled", "true");

    await next.click();
    await expect(position).toHaveText("2 of 3");
    await expect(quotes.nth(1)).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press("Enter");
    await expect(position).toHaveText("3 of 3");
    await expect(next).toBeFocused();
    await expect(next).toHaveAttribute("aria-disabled", "true");
    await page.keyboard.press("Enter");
    await expect(position).toHaveText("3 of 3");
    await previous.click();
    await expect(position).toHaveText("2 of 3");

    await carousel.focus();
    await page.keyboard.press("ArrowRight");
    await expect(position).toHaveText("3 of 3");
    await carousel.evaluate((element) => element.scrollTo({ left: 0, behavior: "instant" }));
    await expect(position).toHaveText("1 of 3");
  });
}

test("without JavaScript, quotes scroll by swipe, without dead buttons, and both calls to action are links", async ({
  plainPage: page,
}) => {
  await page.goto("/how-it-works");
  const carousel = page.getByRole("region", { name: "What owners say" });
  await expect(carousel.locator("blockquote")).toHaveCount(3);
  await expect(page.getByRole("button", { name: "Next quote", includeHidden: true })).toBeHidden();
  await carousel.scrollIntoViewIfNeeded();
  await carousel.hover();
  await page.mouse.wheel(2000, 0);
  await expect(carousel.locator("blockquote").nth(2)).toBeInViewport({ ratio: 0.9 });

  const main = page.getByRole("main");
  // In the hero and at the end.
  const startLinks = main.getByRole("link", { name: "Generate Website" });
  await expect(startLinks).toHaveCount(2);
  for (const link of await startLinks.all()) {
    await expect(link).toHaveAttribute("href", "/app/website-type");
  }
  await expect(main.getByRole("link", { name: "See the prices" })).toHaveAttribute(
    "href",
    "/pricing",
  );
});
