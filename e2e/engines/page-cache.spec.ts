import type { Page } from "@playwright/test";
import { expect, openHydrated, test } from "../test.ts";

/**
 * A page restored from the back/forward cache is unchanged. No engine caches pages while a driver
 * is attached, so this dispatches the events of entering and leaving the cache.
 */
const leaveAndReturn = (page: Page) =>
  page.evaluate(() => {
    for (const type of ["pagehide", "pageshow"])
      dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
  });

test("a restored page does not count a second visit", async ({ page }) => {
  await page.addInitScript(() => {
    const beacons: string[] = [];
    navigator.sendBeacon = (_, body) => beacons.push(body as string) > 0;
    Object.assign(globalThis, { sentBeacons: beacons });
  });
  await page.goto("/pricing");
  const countViews = () =>
    page.evaluate(
      () =>
        (globalThis as { sentBeacons?: string[] }).sentBeacons?.filter((text) =>
          text.includes("view"),
        ).length,
    );
  await expect.poll(countViews).toBe(1);
  await leaveAndReturn(page);
  expect(await countViews()).toBe(1);
});

test("a restored page keeps choices, and its controls act once", async ({ page }) => {
  await openHydrated(page, "/");
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
