import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";

const TITLES = [
  "Four chats became one order page",
  "A new class is online before breakfast",
  "Six logins became one",
];

const titles = (page: Page) =>
  page.getByRole("main").locator("article").getByRole("heading", { level: 2 });

test("three stories, each with its site, company, industry and a bill that adds up", async ({
  page,
}) => {
  await page.goto("/customer-stories");
  await expect(titles(page)).toHaveText(TITLES);
  for (const [index, [company, industry, design, amounts]] of (
    [
      [
        "Dona Ana",
        "Food & Drink",
        "bakery",
        ["₹3,000", "₹2,000", "₹1,200", "−₹1,999", "₹4,201/month", "6 of 9 hours a week"],
      ],
      [
        "udaya",
        "Yoga & Fitness",
        "yoga",
        ["₹2,000", "₹2,400", "₹1,500", "−₹1,999", "₹3,901/month", "5 of 7 hours a week"],
      ],
      [
        "Mathew Studio",
        "Agencies",
        "law-office",
        ["₹15,800", "−₹4,999", "₹10,801/month", "12 of 20 hours a week"],
      ],
    ] as const
  ).entries()) {
    const story = page.getByRole("article", { name: TITLES[index] ?? "" });
    await expect(story).toContainText(company);
    await expect(story).toContainText(industry);
    await expect(story.locator("dd")).toHaveText([...amounts]);
    await expect(story.getByRole("link", { name: "See the site" })).toHaveAttribute(
      "href",
      `/website-inspiration#${design}`,
    );
    const picture = story.locator("img");
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
});

test("each story has a quote and a background of its own", async ({ page }) => {
  await page.goto("/customer-stories");
  const quotes = page.getByRole("article").locator("figure");
  await expect(quotes.locator("figcaption")).toHaveText([
    "Devika Nair",
    "Swathi K.",
    "Joel Mathew",
  ]);
  const backgroundColors = await page
    .locator("article:has(h2)")
    .evaluateAll((elements) => elements.map((story) => getComputedStyle(story).backgroundColor));
  expect(new Set(backgroundColors).size).toBe(3);
});

test("there is no filter, and old filter links show all stories", async ({ page }) => {
  await page.goto("/customer-stories?industry=events");
  await expect(titles(page)).toHaveText(TITLES);
  await expect(page.getByRole("main").getByRole("navigation")).toHaveCount(0);
  await expect(
    page.getByRole("main").getByRole("link", { name: "Generate Website" }),
  ).toHaveAttribute("href", "/app/website-type");
});
