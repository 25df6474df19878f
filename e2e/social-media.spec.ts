import type { Page } from "@playwright/test";
import * as copy from "@angadi/content/pages/social-media-sections";
import { expect, openHydrated, test } from "./test.ts";
import { findViolations } from "@angadi/test-kit/violations";

const getCalendar = (page: Page) =>
  page.locator("section", {
    has: page.getByRole("heading", { name: copy.calendar.intro.heading }),
  });
const getDay = (page: Page, date: number) =>
  getCalendar(page)
    .locator("ol > li")
    .nth(date - 1);
const getPost = (page: Page, title: string) =>
  getCalendar(page).getByRole("button", { name: title });
const getStatus = (page: Page) => getCalendar(page).getByRole("status");

test("a post opens by keyboard, and moves to another day", async ({ page }) => {
  await openHydrated(page, "/social-media");
  await getPost(page, "Last day for boxes").focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Last day for boxes" });
  await expect(dialog).toContainText("Twitter, 9:00 am");
  await expect(dialog).toContainText("Message us before 8 tonight");
  await expect(dialog.getByLabel("Goes out on")).toBeFocused();
  expect(await findViolations(page, "dialog[open]")).toEqual([]);
  await page.keyboard.press("Escape");
  // The browser closes it at once; its contents are removed a moment later.
  await expect(page.locator("dialog form")).toHaveCount(0);
  await expect(getPost(page, "Last day for boxes")).toBeFocused();

  await page.keyboard.press("Enter");
  await dialog.getByLabel("Goes out on").selectOption("Monday, 11 January");
  await dialog.getByRole("button", { name: "Put it on this day" }).click();
  await expect(dialog).toBeHidden();
  await expect(getDay(page, 11)).toContainText("Last day for boxes");
  await expect(getDay(page, 12)).not.toContainText("Last day for boxes");
  await expect(getPost(page, "Last day for boxes")).toBeFocused();
  await expect(getStatus(page)).toHaveText(
    "“Last day for boxes” now goes out on Monday, 11 January.",
  );
});

test("a mouse drags a post to another day; dropping it elsewhere changes nothing", async ({
  page,
}) => {
  await openHydrated(page, "/social-media");
  await getPost(page, "Cake for meetings").scrollIntoViewIfNeeded();
  const dragTo = async (target: { x: number; y: number }) => {
    const start = await getPost(page, "Cake for meetings").boundingBox();
    if (!start) throw new Error("no post");
    await page.mouse.move(start.x + 20, start.y + 20);
    await page.mouse.down();
    await page.mouse.move(start.x + 40, start.y + 30, { steps: 3 });
    await page.mouse.move(target.x, target.y, { steps: 5 });
    await page.mouse.up();
  };
  const dayBox = await getDay(page, 22).boundingBox();
  if (!dayBox) throw new Error("no day");
  await dragTo({ x: dayBox.x + 60, y: dayBox.y + 60 });
  await expect(getDay(page, 22)).toContainText("Cake for meetings");
  await expect(getStatus(page)).toHaveText(
    "“Cake for meetings” now goes out on Friday, 22 January.",
  );
  await expect(page.getByRole("dialog")).toBeHidden();

  await dragTo({ x: 5, y: dayBox.y + 60 });
  await expect(getDay(page, 22)).toContainText("Cake for meetings");
  await expect(page.getByRole("dialog")).toBeHidden();
  await getPost(page, "Cake for meetings").click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("a phone shows an agenda of the days with posts @long", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, "/social-media");
  await expect(getCalendar(page).locator("ol > li:visible")).toHaveCount(12);
  await expect(getDay(page, 2)).toBeHidden();
  await getPost(page, "Open at 7 today").click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Goes out on").selectOption("Saturday, 2 January");
  await dialog.getByRole("button", { name: "Put it on this day" }).click();
  await expect(getDay(page, 2)).toBeVisible();
  await expect(getDay(page, 2)).toContainText("Open at 7 today");
});
