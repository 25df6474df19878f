import type { Page } from "@playwright/test";
import {
  CLICK_MOMENTS,
  waitForHydration,
  measureHydration,
  pressEarly,
  throttleToQuarter,
} from "./early-press.ts";
import { expect, test } from "./test.ts";

/** A control in use is never replaced: whenever the picker is clicked, it opens and stays open. */
for (const speed of ["quarter", "full"]) {
  test(
    `the picker opens on the first click, at any of ${CLICK_MOMENTS.length} moments, ${speed} speed`,
    { tag: ["@firefox", "@long"] },
    async ({ page }) => {
      test.setTimeout(120_000);
      if (speed === "quarter") await throttleToQuarter(page);
      const start = await measureHydration(page, "/");
      for (const moment of CLICK_MOMENTS) {
        await pressEarly(page, {
          path: "/",
          find: () => page.locator("select").elementHandle(),
          delay: moment * start,
        });
        await waitForHydration(page);
        await expect.poll(() => isOpen(page), { message: `at ${moment}` }).toBe(true);
      }
    },
  );
}

/** Whether the select or the combobox is open, whichever is rendered. */
const isOpen = (page: Page) =>
  page.evaluate(() =>
    document.activeElement?.matches(":open, [role=combobox][aria-expanded=true]"),
  );
