import { expect, hydratePage, test } from "./test.ts";

const APPS = [
  "Content Generator",
  "Image Enhancer",
  "SEO Assistant",
  "Analytics Dashboard",
  "Form Builder",
  "E-commerce Plugin",
  "Customer Support Chat",
  "Social Media Integrator",
];

test("shows eight apps, each with icon, category, name, problem and description", async ({
  page,
}) => {
  await page.goto("/apps");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 3 })).toHaveText(APPS);
  for (const name of APPS) {
    const card = main.getByRole("listitem").filter({ has: page.getByRole("article", { name }) });
    await expect(card.locator("svg")).toHaveCount(1);
    await expect(card.locator("p")).toHaveCount(3);
    for (const text of await card.locator("p").allTextContents()) expect(text).not.toBe("");
  }
  await expect(main.getByRole("link", { name: "Generate Website" }).first()).toHaveAttribute(
    "href",
    "/app/website-type",
  );
  const [list] = await main.locator('script[type="application/ld+json"]').allTextContents();
  const data = JSON.parse(list ?? "");
  expect(data.itemListElement.map(({ name }: { name: string }) => name)).toEqual(APPS);
});

test(
  "a card appears once its top is within 100 px of the viewport's bottom",
  { tag: "@long" },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto("/apps");
    await hydratePage(page);
    const last = page
      .getByRole("listitem")
      .filter({ has: page.getByRole("article") })
      .last();
    await expect(last).toHaveCSS("opacity", "0");
    const top = await last.evaluate((card) => card.getBoundingClientRect().top + scrollY);
    await page.evaluate((y) => scrollTo(0, y), top - 700 - 140);
    await expect(last).toHaveCSS("opacity", "0");
    await page.evaluate((y) => scrollTo(0, y), top - 700 - 60);
    await expect(last).toHaveCSS("opacity", "1");
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every card is visible at once", async ({ page }) => {
    await page.goto("/apps");
    const cards = page.getByRole("listitem").filter({ has: page.getByRole("article") });
    await expect(cards).toHaveCount(8);
    for (const card of await cards.all()) await expect(card).toHaveCSS("opacity", "1");
  });
});
