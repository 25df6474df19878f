import type { Page } from "@playwright/test";
import { aboutSections } from "@angadi/content/pages/about-sections";
import { settle } from "./settle.ts";
import { expect, hydratePage, test } from "./test.ts";

/** The opacity of every block that may be animated. */
const readOpacities = (page: Page) =>
  page
    .getByRole("main")
    .locator("section :is(li, h2, img)")
    .evaluateAll((elements) =>
      elements.map((element) => {
        let minOpacity = 1;
        for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement) {
          minOpacity = Math.min(minOpacity, Number(getComputedStyle(ancestor).opacity));
        }
        return minOpacity;
      }),
    );

test("hero, story with the team, values, and the facts", async ({ page }) => {
  await page.goto("/about");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("About Angadi");
  await expect(main.getByRole("heading", { level: 2 })).toHaveText([
    "Our Story",
    aboutSections.name.heading,
    "Our Values",
    "What “Sample” means",
    aboutSections.closing.heading,
  ]);
  const story = page.getByRole("region", { name: "Our Story" });
  await expect(story.getByRole("img", { name: /team/ })).toBeVisible();
  await expect(
    page.getByRole("region", { name: "Our Values" }).getByRole("heading", { level: 3 }),
  ).toHaveText(["Innovation", "Accessibility", "Quality"]);
  for (const [label, fact] of [
    ["Founded", "2023"],
    ["Based in", "Hyderabad, India"],
    ["Company type", "Private limited"],
  ] as const) {
    const line = main.locator("dl > div").filter({ hasText: label });
    await expect(line.locator("dd")).toHaveText(fact);
  }
  await expect(main.locator('[lang="te"]')).toHaveText("అంగడి");
});

test("social tags and the organisation", { tag: "@long" }, async ({ page }) => {
  await page.goto("/about");
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute(
    "content",
    "About Angadi",
  );
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    "content",
    /\/social\/about\.png$/,
  );
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(texts.map((text) => JSON.parse(text))).toMatchObject([
    { "@type": "Organization", foundingDate: "2023", address: { addressLocality: "Hyderabad" } },
  ]);
});

test(
  "everything is visible two seconds after the page was opened, and stays visible",
  { tag: "@long" },
  async ({ page }) => {
    await page.goto("/about");
    await page.waitForFunction(() => performance.now() > 2200);
    await hydratePage(page);
    await settle(page);
    expect(Math.min(...(await readOpacities(page)))).toBe(1);
  },
);

test(
  "the two seconds start again when arriving from another page",
  { tag: "@long" },
  async ({ page }) => {
    await page.goto("/pricing");
    await hydratePage(page);
    await page.waitForFunction(() => performance.now() > 2500);
    await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Angadi");
    await expect.poll(async () => Math.min(...(await readOpacities(page)))).toBe(0);
    await expect.poll(async () => Math.min(...(await readOpacities(page)))).toBe(1);
  },
);

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("everything is visible at once", { tag: "@long" }, async ({ page }) => {
    await page.goto("/about");
    await expect(page.getByRole("heading", { name: "Quality" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Get in touch" })).toHaveAttribute(
      "href",
      "/contact",
    );
  });
});
