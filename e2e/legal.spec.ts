import { LEGAL_TEXTS } from "@angadi/tests/legal-texts";
import { expect, openHydrated, test } from "./test.ts";
import { findViolations } from "@angadi/test-kit/violations";

for (const [index, { path, sections }] of LEGAL_TEXTS.entries()) {
  // Only the first; all of them in `npm run test:long`.
  const tag = index === 0 ? [] : "@long";
  test.describe(path, () => {
    test(
      "section links scroll to their sections, and are collapsed on a phone",
      { tag },
      async ({ page }) => {
        await openHydrated(page, path);
        const contentsNav = page.getByRole("navigation", { name: "On this page" });
        await expect(contentsNav.getByRole("link")).toHaveText(sections);
        const [, , thirdSection = ""] = sections;
        await contentsNav.getByRole("link", { name: thirdSection }).click();
        await expect(page).toHaveURL(/#[a-z-]+$/);
        await expect(page.getByRole("heading", { name: thirdSection })).toBeInViewport();
        const top = (await page.getByRole("heading", { name: thirdSection }).boundingBox())?.y ?? 0;
        expect(top).toBeGreaterThan(70);
        expect(top).toBeLessThan(200);

        await page.setViewportSize({ width: 390, height: 844 });
        await expect(contentsNav).toBeHidden();
        const lastSection = sections.at(-1) ?? "";
        const link = page.locator("details").getByRole("link", { name: lastSection });
        await expect(link).toBeHidden();
        await page.locator("summary", { hasText: "On this page" }).click();
        expect(await findViolations(page)).toEqual([]);
        await link.click();
        await expect(page.getByRole("heading", { name: lastSection })).toBeInViewport();
      },
    );

    test("prints on A4 without screen-only parts @long", async ({ page }) => {
      await page.goto(path);
      await page.emulateMedia({ media: "print" });
      for (const hidden of [
        page.getByRole("banner"),
        page.getByRole("contentinfo"),
        page.getByRole("navigation", { name: "Legal pages" }),
        page.getByText("On this page").first(),
        page.locator("main svg").first(),
      ]) {
        await expect(hidden).toBeHidden();
      }
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
      const boxes = [...pdf.matchAll(/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
      expect(boxes.length).toBeGreaterThan(0);
      for (const [, width, height] of boxes) {
        expect(Math.round(Number(width))).toBe(595);
        expect(Math.round(Number(height))).toBe(842);
      }
    });
  });
}
