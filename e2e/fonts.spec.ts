import { PAGES, TOOL_PAGES } from "@angadi/test-kit/routes";
import { openBeforeFonts, readLayoutShift } from "./page-load.ts";
import { expect, hydratePage, test } from "./test.ts";

const FONT = /\.woff2$/;
/** Web Vitals call a shift up to 0.1 good. */
const GOOD_LAYOUT_SHIFT = 0.1;

test("fonts load at once on later pages of a visit, and always without JavaScript", async ({
  page,
  plainPage,
}) => {
  await page.goto("/terms");
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await expect(page).toHaveURL(/privacy/);
  await page.goto("/pricing", { referer: page.url() });
  expect(await page.evaluate(() => document.documentElement.dataset["fonts"])).toBe("");

  const fontRequest = plainPage.waitForRequest(FONT);
  await plainPage.goto("/terms");
  await fontRequest;
});

for (const path of [...PAGES, ...TOOL_PAGES]) {
  test(`late fonts barely shift ${path} at any common width @long`, async ({ page }) => {
    test.setTimeout(300_000);
    for (const width of [360, 390, 412, 768, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: width < 600 ? 800 : 900 });
      await openBeforeFonts(page, path);
      await hydratePage(page);
      expect(await readLayoutShift(page), `at ${width} px`).toBeLessThan(GOOD_LAYOUT_SHIFT);
    }
  });
}
