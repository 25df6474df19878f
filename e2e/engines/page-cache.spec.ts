import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "../test.ts";

/**
 * A page that comes back from the back/forward cache is as it was left. No engine keeps pages while
 * a driver is at work, so the page hears the events of its way into the cache and back.
 */
const leaveAndReturn = (page: Page) =>
  page.evaluate(() => {
    for (const type of ["pagehide", "pageshow"])
      dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
  });

test("a page that comes back counts no second visit", async ({ page }) => {
  await page.addInitScript(() => {
    const sent: string[] = [];
    navigator.sendBeacon = (_, body) => sent.push(body as string) > 0;
    Object.assign(globalThis, { sent });
  });
  await page.goto("/pricing");
  const views = () =>
    page.evaluate(
      () =>
        (globalThis as { sent?: string[] }).sent?.filter((text) => text.includes("view")).length,
    );
  await expect.poll(views).toBe(1);
  await leaveAndReturn(page);
  expect(await views()).toBe(1);
});

test("what was chosen is still chosen, and controls act once", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await page.getByLabel("What kind of business?").fill("sweet");
  await leaveAndReturn(page);
  await expect(page.getByLabel("What kind of business?")).toHaveValue("sweet");
  await page.getByLabel("What kind of business?").fill("");
  await page.keyboard.press("Escape");
  await page.getByRole("main").getByRole("button", { name: "Generate Website" }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("alertdialog")).toBeHidden();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
});

test("what was pressed just before the page was left acts once", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("main").getByRole("button", { name: "Generate Website" }).click();
  await leaveAndReturn(page);
  await expect(page.getByRole("alertdialog")).toHaveCount(1);
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expect(page).toHaveURL("/");
});
