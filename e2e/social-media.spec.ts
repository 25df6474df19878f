import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import ICAL from "ical.js";
import sharp from "sharp";
import { monthSectionCopy } from "@angadi/content/pages/social-media-sections";
import { monthCopy as copy } from "@angadi/post-plan/copy";
import { settle } from "@angadi/test-kit/settle";
import { findViolations } from "@angadi/test-kit/violations";
import { measureHorizontalOverflow } from "./engines/inspect.ts";
import { captureForeignRequests, captureScripts } from "./page-load.ts";
import { expect, openHydrated, test } from "./test.ts";

const PATH = "/social-media";
const HASH = `#try?trade=Bakery&name=Meera%E2%80%99s+Bakes&town=Hyderabad&month=2027-01&offer1=Til+laddoo+boxes&price1=240&offer2=Plum+cake&price2=720`;
/** The month is planned from this day. */
const TODAY = new Date("2026-11-29T06:00:00Z");

async function openPage(page: Page) {
  await openHydrated(page, PATH);
  // Earlier, it would replace the clock of the page's own measurements.
  await page.clock.setFixedTime(TODAY);
}

/** Opens the page, and then a link with a plan. */
async function openPlan(page: Page) {
  await openPage(page);
  await page.evaluate((hash) => location.assign(hash), HASH);
}

const maker = (page: Page) => page.locator("#try");
const day = (page: Page, date: string) => maker(page).locator(`[data-day="${date}"]`);
const card = (page: Page, name: string) => maker(page).getByRole("button", { name }).first();

/** Texts that leave their picture, as the browser draws them. */
const findOverflow = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll<SVGSVGElement>("#try ol svg[aria-label]"), (svg) => {
      const { width } = svg.viewBox.baseVal;
      return Array.from(svg.querySelectorAll("text"), (text) => ({ text, box: text.getBBox() }))
        .filter(({ box }) => box.x < -1 || box.x + box.width > width + 1)
        .map(({ text }) => text.textContent);
    }).flat(),
  );

test("plans a month, changes a post by keyboard and downloads all @long", async ({
  page,
  baseURL,
}) => {
  const foreignRequests = captureForeignRequests(page, baseURL);
  const scripts = captureScripts(page);
  await openPage(page);
  expect(scripts.filter((name) => name.includes("month"))).toEqual([]);
  await maker(page).getByRole("button", { name: monthSectionCopy.open }).click();
  await maker(page).getByLabel(copy.fields.trade.label).fill("Sweet shop");
  await maker(page).getByLabel(copy.fields.name.label).fill("శ్రీ లక్ష్మి వేంకటేశ్వర స్వీట్స్");
  await maker(page).getByLabel(copy.fields.town.label).fill("Vijayawada");
  await maker(page)
    .getByRole("combobox", { name: copy.fields.month.label })
    .selectOption("January 2027");
  await maker(page).getByLabel(copy.fields.offer(0).label).fill("Pootharekulu");
  await maker(page).getByLabel(copy.fields.price(0).label).fill("₹480 a box");
  await expect(card(page, "Sankranti")).toBeVisible();
  await settle(page);
  expect(await findOverflow(page)).toEqual([]);
  expect(await findViolations(page, "#try")).toEqual([]);

  await card(page, "Sankranti").focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Sankranti" });
  await dialog.getByLabel(copy.dialog.caption).fill("We are open till noon.");
  await dialog.getByLabel(copy.dialog.day).selectOption("Thursday 14 January");
  expect(await findViolations(page, "dialog[open]")).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(day(page, "2027-01-14").getByRole("button")).toBeFocused();

  const [zip] = await Promise.all([
    page.waitForEvent("download"),
    maker(page).getByRole("button", { name: copy.actions.zip }).click(),
  ]);
  const files = unzipSync(new Uint8Array(await readFile(await zip.path())));
  const pictures = Object.keys(files).filter((file) => file.endsWith(".png"));
  expect(pictures).toHaveLength(10);
  for (const picture of pictures) {
    const image = sharp(files[picture]);
    expect(await image.metadata()).toMatchObject({ width: 1080, height: 1080, format: "png" });
    expect((await image.stats()).entropy).toBeGreaterThan(0.3);
  }
  expect(strFromU8(files["posts.txt"] ?? new Uint8Array())).toContain("We are open till noon.");
  const [ics] = await Promise.all([
    page.waitForEvent("download"),
    maker(page).getByRole("button", { name: copy.actions.ics }).click(),
  ]);
  const calendar = new ICAL.Component(ICAL.parse(await readFile(await ics.path(), "utf8")));
  expect(calendar.getAllSubcomponents("vevent")).toHaveLength(10);

  await maker(page).getByRole("button", { name: copy.actions.save }).click();
  await page
    .getByRole("banner")
    .getByRole("link", { name: /^Saved/ })
    .click();
  await page.locator("main").getByRole("link", { name: "Month of posts" }).click();
  await expect(day(page, "2027-01-14").getByRole("button")).toBeVisible();
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(measureHorizontalOverflow)).toBe(0);
  expect(foreignRequests).toEqual([]);
});

test("a mouse drags a post to another day; dropping it elsewhere changes nothing @long", async ({
  page,
}) => {
  await openPlan(page);
  const id = (await card(page, "Sankranti").getAttribute("id")) ?? "";
  // On another day, it is no greeting and has another title.
  const greeting = page.locator(`#${id}`);
  // Both days must be visible at once.
  await day(page, "2027-01-18").scrollIntoViewIfNeeded();
  await expect(greeting).toBeInViewport({ ratio: 1 });
  const dragTo = async (to: { x: number; y: number }) => {
    const start = await greeting.boundingBox();
    if (!start) throw new Error("no card");
    await page.mouse.move(start.x + 20, start.y + 20);
    await page.mouse.down();
    await page.mouse.move(start.x + 40, start.y + 30, { steps: 3 });
    await page.mouse.move(to.x, to.y, { steps: 5 });
    await page.mouse.up();
  };
  const target = await day(page, "2027-01-18").boundingBox();
  if (!target) throw new Error("no day");
  await dragTo({ x: target.x + 60, y: target.y + 60 });
  await expect(maker(page).getByRole("status").first()).toHaveText(
    /now goes out on Monday 18 January/,
  );
  await expect(day(page, "2027-01-18").getByRole("button")).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
  await dragTo({ x: 5, y: target.y + 60 });
  await expect(day(page, "2027-01-18").getByRole("button")).toBeVisible();
});

test("a phone shows an agenda of the days with posts @long", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPlan(page);
  await expect(maker(page).locator("ol > li:visible")).toHaveCount(10);
  await expect(day(page, "2027-01-29")).toBeHidden();
});

test("answers the form without script @long", async ({ plainPage: page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(PATH);
  await page.getByLabel(copy.fields.trade.label).fill("Gym");
  await page.getByLabel(copy.fields.offer(0).label).fill("Day pass");
  await page.getByRole("button", { name: copy.submit }).click();
  await expect(page.locator("#try ol > li")).toHaveCount(10);
  expect(await page.evaluate(measureHorizontalOverflow)).toBe(0);
});
