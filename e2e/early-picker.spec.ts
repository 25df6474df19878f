import type { Page } from "@playwright/test";
import { TEN_MOMENTS, hasReact, measureStart, pressEarly, slowToQuarter } from "./early-press.ts";
import { expect, test } from "./test.ts";

/** A control in use is never replaced: whenever the picker is clicked, it opens and stays open. */
for (const speed of ["quarter", "full"]) {
  test(
    `the picker opens on the first click, at any of ${TEN_MOMENTS.length} moments, ${speed} speed`,
    { tag: ["@firefox", "@long"] },
    async ({ page }) => {
      test.setTimeout(120_000);
      if (speed === "quarter") await slowToQuarter(page);
      const start = await measureStart(page, "/");
      for (const moment of TEN_MOMENTS) {
        await pressEarly(page, {
          path: "/",
          find: () => page.locator("select").elementHandle(),
          delay: moment * start,
        });
        await hasReact(page);
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
