import type { Page } from "@playwright/test";
import * as words from "@angadi/content/pages/social-media-sections";
import { expect, hydratePage, test } from "./test.ts";
import { findViolations } from "./violations.ts";

const calendar = (page: Page) =>
  page.locator("section", {
    has: page.getByRole("heading", { name: words.calendar.head.heading }),
  });
const day = (page: Page, date: number) =>
  calendar(page)
    .locator("ol > li")
    .nth(date - 1);
const slip = (page: Page, title: string) => calendar(page).getByRole("button", { name: title });
const getStatus = (page: Page) => calendar(page).getByRole("status");

const section = (page: Page, heading: string) =>
  page.locator("section", { has: page.getByRole("heading", { level: 2, name: heading }) });

test("the hero says what is free and links to the app", async ({ page }) => {
  await page.goto("/social-media");
  const hero = page.locator("section", { has: page.getByRole("heading", { level: 1 }) });
  await expect(hero.getByRole("link", { name: "Start Creating Content" })).toHaveAttribute(
    "href",
    "/app/website-type",
  );
  for (const promise of ["10 free posts with the trial", "No credit card"]) {
    await expect(hero.getByRole("listitem").filter({ hasText: promise })).toHaveCount(1);
  }
  const closing = page.getByRole("main").getByRole("link", { name: "Start Creating Content" });
  await expect(closing).toHaveCount(2);
});

test("shows four platforms, three steps and six features", async ({ page }) => {
  await page.goto("/social-media");
  const hero = page.locator("section", { has: page.getByRole("heading", { level: 1 }) });
  const posts = hero.locator("figure + ul > li");
  await expect(posts).toHaveText([/Instagram/, /Facebook/, /Twitter/, /LinkedIn/]);

  const steps = section(page, words.steps.heading).locator("ol > li");
  await expect(steps.getByRole("heading")).toHaveText([
    "Generate content",
    "Plan the calendar",
    "Schedule and analyze",
  ]);
  await expect(steps.nth(1)).toContainText("Drag and drop");

  const features = section(page, words.features.heading);
  await expect(features.getByRole("heading", { level: 3 })).toHaveText([
    "AI content creation",
    "Content calendar",
    "Auto-scheduling",
    "Performance analytics",
    "Engagement management",
    "Content inspiration",
  ]);
  await expect(features).toContainText("unified inbox");
});

test("the calendar shows the days, festivals and posts of January 2027", async ({ page }) => {
  await page.goto("/social-media");
  await expect(calendar(page).locator("ol > li")).toHaveCount(31);
  for (const [date, text] of [
    [1, "Friday, 1 January"],
    [13, "Wednesday, 13 January"],
    [13, "Lohri"],
    [14, "Thursday, 14 January"],
    [14, "Bhogi, Uttarayan"],
    [15, "Friday, 15 January"],
    [15, "Sankranti, Pongal"],
    [26, "Tuesday, 26 January"],
    [26, "Republic Day"],
    [31, "Sunday, 31 January"],
  ] as const) {
    await expect(day(page, date)).toContainText(text);
  }
  const stamps = await calendar(page)
    .locator("time")
    .evaluateAll((times) => times.map((time) => time.getAttribute("datetime")));
  expect(stamps.at(0)).toBe("2027-01-01");
  expect(stamps.at(-1)).toBe("2027-01-31");

  // By weekday: the first, a Friday, is right above the eighth and left of the second.
  const box = async (date: number) => {
    const found = await day(page, date).boundingBox();
    if (!found) throw new Error(`no box for ${date}`);
    return found;
  };
  expect((await box(1)).x).toBe((await box(8)).x);
  expect((await box(4)).x).toBeLessThan((await box(5)).x);
  expect((await box(4)).x).toBe((await box(25)).x);
  await expect(day(page, 15)).toContainText("Instagram, 7:30 amKites up, ovens on");
  await expect(calendar(page)).toContainText("10 posts, four platforms");
});

test("a post opens by keyboard, moves to another day, and is found there", async ({ page }) => {
  await page.goto("/social-media");
  await hydratePage(page);
  await slip(page, "Last day for boxes").focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Last day for boxes" });
  await expect(dialog).toContainText("Twitter, 9:00 am");
  await expect(dialog).toContainText("Message us before 8 tonight");
  await expect(dialog.getByLabel("Goes out on")).toBeFocused();
  expect(await findViolations(page, "dialog[open]")).toEqual([]);
  await page.keyboard.press("Escape");
  // The browser closes it at once; its contents are removed a moment later.
  await expect(page.locator("dialog form")).toHaveCount(0);
  await expect(slip(page, "Last day for boxes")).toBeFocused();

  await page.keyboard.press("Enter");
  await dialog.getByLabel("Goes out on").selectOption("Monday, 11 January");
  await dialog.getByRole("button", { name: "Put it on this day" }).click();
  await expect(dialog).toBeHidden();
  await expect(day(page, 11)).toContainText("Last day for boxes");
  await expect(day(page, 12)).not.toContainText("Last day for boxes");
  await expect(slip(page, "Last day for boxes")).toBeFocused();
  await expect(getStatus(page)).toHaveText(
    "“Last day for boxes” now goes out on Monday, 11 January.",
  );
});

test("a mouse drags a post to another day; dropping it elsewhere changes nothing", async ({
  page,
}) => {
  await page.goto("/social-media");
  await hydratePage(page);
  await slip(page, "Cake for meetings").scrollIntoViewIfNeeded();
  const dragTo = async (to: { x: number; y: number }) => {
    const start = await slip(page, "Cake for meetings").boundingBox();
    if (!start) throw new Error("no slip");
    await page.mouse.move(start.x + 20, start.y + 20);
    await page.mouse.down();
    await page.mouse.move(start.x + 40, start.y + 30, { steps: 3 });
    await page.mouse.move(to.x, to.y, { steps: 5 });
    await page.mouse.up();
  };
  const target = await day(page, 22).boundingBox();
  if (!target) throw new Error("no day");
  await dragTo({ x: target.x + 60, y: target.y + 60 });
  await expect(day(page, 22)).toContainText("Cake for meetings");
  await expect(getStatus(page)).toHaveText(
    "“Cake for meetings” now goes out on Friday, 22 January.",
  );
  await expect(page.getByRole("dialog")).toBeHidden();

  await dragTo({ x: 5, y: target.y + 60 });
  await expect(day(page, 22)).toContainText("Cake for meetings");
  await expect(page.getByRole("dialog")).toBeHidden();
  await slip(page, "Cake for meetings").click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("a phone shows an agenda of the days with posts", { tag: "@long" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/social-media");
  await hydratePage(page);
  await expect(calendar(page).locator("ol > li:visible")).toHaveCount(12);
  await expect(day(page, 2)).toBeHidden();
  await slip(page, "Open at 7 today").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Goes out on").selectOption("Saturday, 2 January");
  await dialog.getByRole("button", { name: "Put it on this day" }).click();
  await expect(day(page, 2)).toBeVisible();
  await expect(day(page, 2)).toContainText("Open at 7 today");
});

test("without JavaScript the calendar is readable, and offers no dead controls", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/social-media`);
  await expect(day(page, 15)).toContainText("Kites up, ovens on");
  await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  await expect(calendar(page).getByText("With a mouse you can drag it there.")).toBeHidden();
  await expect(page.getByRole("link", { name: "Start Creating Content" }).first()).toBeVisible();
  await context.close();
});

test("the page describes the tool with structured data", async ({ page }) => {
  await page.goto("/social-media");
  const [block] = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(JSON.parse(block ?? "")).toMatchObject({
    "@type": "SoftwareApplication",
    url: "https://www.angadi.example/social-media",
    featureList: expect.arrayContaining(["Engagement management with unified inbox"]),
    offers: { price: 0, priceCurrency: "INR" },
  });
});
