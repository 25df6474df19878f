import { settle } from "@angadi/test-kit/settle";
import { expect, test } from "./test.ts";

const countSkippedParts = () =>
  [...document.querySelectorAll("#main > *, body > footer")].filter(
    (part) =>
      part.firstElementChild?.checkVisibility() &&
      !part.firstElementChild.checkVisibility({ contentVisibilityAuto: true }),
  ).length;

test("sections below the fold are laid out once the browser is idle", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("data-full-layout", "");
  expect(await page.evaluate(countSkippedParts)).toBe(0);
});

test("a page opened at an anchor is laid out at once", async ({ page }) => {
  await page.goto("/business-starter-guide/accounting-basics#main");
  expect(await page.evaluate(countSkippedParts)).toBe(0);
  await page.goto("/pricing");
  // Until then, sections that get their real height move the page.
  await settle(page);
  await page.evaluate(() => scrollTo(0, 2000));
  await page.goto("/about");
  await page.goBack();
  await page.waitForFunction(() => scrollY === 2000);
});
