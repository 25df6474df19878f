import { expect, openHydrated, test } from "./test.ts";

test("a card appears once its top is within 100 px of the viewport's bottom @long", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await openHydrated(page, "/apps");
  const lastCard = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("article") })
    .last();
  await expect(lastCard).toHaveCSS("opacity", "0");
  const top = await lastCard.evaluate((card) => card.getBoundingClientRect().top + scrollY);
  await page.evaluate((y) => scrollTo(0, y), top - 700 - 140);
  await expect(lastCard).toHaveCSS("opacity", "0");
  await page.evaluate((y) => scrollTo(0, y), top - 700 - 60);
  await expect(lastCard).toHaveCSS("opacity", "1");
});
