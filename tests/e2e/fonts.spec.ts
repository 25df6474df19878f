import { PAGES, TOOL_PAGES } from "./routes.ts";
import { expect, test } from "./test.ts";

const FONT = /\.woff2$/;

for (const path of [...PAGES, ...TOOL_PAGES]) {
  test(`${path} is painted without waiting for fonts, and hardly moves when they come`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    const { promise, resolve: release } = Promise.withResolvers<void>();
    await page.route(FONT, async (route) => {
      await promise;
      await route.continue();
    });
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
          const moved = Number(document.documentElement.dataset["moved"] ?? 0);
          document.documentElement.dataset["moved"] = String(moved + entry.value);
        }
      }).observe({ type: "layout-shift", buffered: true });
    });
    const asked = page.waitForRequest(FONT);
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await asked;
    const paints = () => page.evaluate(() => performance.getEntriesByType("paint").length);
    await expect.poll(paints).toBeGreaterThan(0);
    release();
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState("networkidle");
    const moved = await page.evaluate(() => document.documentElement.dataset["moved"] ?? "0");
    expect(Number(moved)).toBeLessThan(0.01);
  });
}

test("within a visit the fonts are there at once, and without JavaScript always", async ({
  page,
  browser,
}) => {
  await page.goto("/terms");
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await expect(page).toHaveURL(/privacy/);
  await page.goto("/pricing", { referer: page.url() });
  expect(await page.evaluate(() => document.documentElement.dataset["fonts"])).toBe("");

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  const asked = plain.waitForRequest(FONT);
  await plain.goto("/terms");
  await asked;
  await context.close();
});
