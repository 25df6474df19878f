import { readLayoutShift, recordLayoutShifts } from "./page-load.ts";
import { settle } from "@angadi/test-kit/settle";
import { expect, openHydrated, test } from "./test.ts";

const PATHS = ["/ai-website-builder", "/ai-blog-builder", "/ai-brand-builder", "/ai-crm-builder"];

for (const [index, path] of PATHS.entries()) {
  // Only the first; all of them in `npm run test:long`.
  const tag = index === 0 ? [] : "@long";
  test.describe(path, () => {
    test("shifts no layout while it loads and hydrates", { tag }, async ({ page, isAvailable }) => {
      await recordLayoutShifts(page);
      await openHydrated(page, path);
      // Without the fallback fonts, a page moves when its own fonts load.
      if (isAvailable("fonts-liberation")) expect(await readLayoutShift(page)).toBeLessThan(0.01);
    });

    test("has no animation with reduced motion", { tag }, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(path);
      const animations = await page.evaluate(() =>
        document
          .getAnimations()
          .filter((animation) => animation.timeline instanceof DocumentTimeline)
          .map((animation) => (animation as CSSAnimation).animationName)
          .filter((name) => name !== undefined),
      );
      expect(animations).toEqual([]);
    });
  });
}

test("no tool's page is longer than nine phone screens @long", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [...PATHS, "/social-media", "/ai-invoice-builder"]) {
    await page.goto(path);
    await settle(page);
    // Sections get their real height once they are near the screen.
    const height = await page.evaluate(async () => {
      for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
        scrollTo(0, y);
        await new Promise(requestAnimationFrame);
      }
      return document.documentElement.scrollHeight;
    });
    expect([path, height / 844 <= 9]).toEqual([path, true]);
  }
});
