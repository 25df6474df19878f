import type { Page } from "@playwright/test";
import { settle } from "@angadi/test-kit/settle";
import { expect, hydratePage, openHydrated, test } from "./test.ts";

/** The opacity of every block that may be animated. */
const readOpacities = (page: Page) =>
  page
    .getByRole("main")
    .locator("section :is(li, h2, img)")
    .evaluateAll((elements) =>
      elements.map((element) => {
        let minOpacity = 1;
        for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement) {
          minOpacity = Math.min(minOpacity, Number(getComputedStyle(ancestor).opacity));
        }
        return minOpacity;
      }),
    );

test("everything is visible two seconds after the page was opened, and stays visible @long", async ({
  page,
}) => {
  await page.goto("/about");
  await page.waitForFunction(() => performance.now() > 2200);
  await hydratePage(page);
  await settle(page);
  expect(Math.min(...(await readOpacities(page)))).toBe(1);
});

test("the two seconds start again when arriving from another page @long", async ({ page }) => {
  await openHydrated(page, "/pricing");
  await page.waitForFunction(() => performance.now() > 2500);
  await page.getByRole("contentinfo").getByRole("link", { name: "About" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Angadi");
  await expect.poll(async () => Math.min(...(await readOpacities(page)))).toBe(0);
  await expect.poll(async () => Math.min(...(await readOpacities(page)))).toBe(1);
});
