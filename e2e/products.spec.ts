import type { Page } from "@playwright/test";
import { settle } from "./settle.ts";
import { expect, hydratePage, test } from "./test.ts";

const main = (page: Page) => page.getByRole("main");

const PATHS = ["/ai-website-builder", "/ai-blog-builder", "/ai-brand-builder", "/ai-crm-builder"];

for (const [index, path] of PATHS.entries()) {
  // Only the first; all of them in `npm run test:long`.
  const tag = index === 0 ? [] : "@long";
  test.describe(path, () => {
    test("shifts no layout while it loads and hydrates", { tag }, async ({ page }) => {
      await page.addInitScript(() => {
        const observer = new PerformanceObserver(() => undefined);
        observer.observe({ type: "layout-shift", buffered: true });
        Object.assign(window, { shifts: () => observer.takeRecords() });
      });
      await page.goto(path);
      await hydratePage(page);
      const shifts = await page.evaluate(() => {
        const layoutShifts = (window as unknown as { shifts: () => PerformanceEntryList }).shifts();
        return layoutShifts.map((entry) => (entry as PerformanceEntry & { value: number }).value);
      });
      expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);
    });

    test("has no animation with reduced motion", { tag }, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(path);
      const moving = await page.evaluate(() =>
        document
          .getAnimations()
          .filter((animation) => animation.timeline instanceof DocumentTimeline)
          .map((animation) => (animation as CSSAnimation).animationName)
          .filter((name) => name !== undefined),
      );
      expect(moving).toEqual([]);
    });
  });
}

test("no tool's page is longer than nine phone screens", { tag: "@long" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [...PATHS, "/social-media", "/ai-invoice-builder"]) {
    await page.goto(path);
    await settle(page);
    // Sections have their own height once they were near the screen.
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

test("each part of the owner's sentence appears on the resulting page", async ({ page }) => {
  await page.goto("/ai-website-builder");
  const highlights = main(page).locator("mark");
  await expect(highlights).toHaveText([
    /Lakshmi\s*1/,
    /blouses and kurtas in Warangal\s*2/,
    /ask for a fitting\s*3/,
    /my prices\s*4/,
  ]);
  const madePage = main(page).getByRole("img", { name: /The page made of it: Lakshmi Tailors/ });
  await expect(madePage.locator("b")).toHaveText(["1", "2", "3", "4"]);
});

test("the blog writer links to examples", async ({ page }) => {
  await page.goto("/ai-blog-builder");
  await hydratePage(page);
  const draft = main(page).getByRole("img", { name: /A draft on a sheet/ });
  await expect(draft.locator("del")).toHaveCount(1);
  await expect(draft.locator("ins")).toHaveCount(2);
  await main(page).getByRole("link", { name: "See Examples" }).click();
  await expect(page).toHaveURL("/blog");
});

test("the brand's bill adds up, and names link to the generator", async ({ page }) => {
  await page.goto("/ai-brand-builder");
  const scene = main(page).getByRole("img", { name: /A sample brand/ });
  const [first, second, total] = (await scene.innerText()).match(/₹[\d,]+/g) ?? [];
  expect(amount(first) + amount(second)).toBe(amount(total));
  await expect(main(page).getByRole("link", { name: "Try the name generator" })).toHaveAttribute(
    "href",
    "/business-name-generator",
  );
});

test("each column of the board adds up", async ({ page }) => {
  await page.goto("/ai-crm-builder");
  const board = main(page).getByRole("img", { name: /board of enquiries/ });
  const text = await board.innerText();
  const columns = text.split(/New enquiry|Quoted|To call back|Won/).slice(1);
  expect(columns).toHaveLength(4);
  for (const column of columns) {
    const [sum, ...leads] = (column.match(/₹[\d,]+/g) ?? []).map(amount);
    expect(leads.length).toBeGreaterThan(1);
    expect(leads.reduce((result, lead) => result + lead, 0)).toBe(sum);
  }
  expect(text).toContain("₹1,65,000");
});

const amount = (text = "") => Number(text.replaceAll(/\D/g, ""));
