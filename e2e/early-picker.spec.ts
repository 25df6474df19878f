import type { Page } from "@playwright/test";
import { TEN_MOMENTS, hasReact, measureStart, pressEarly, slowToQuarter } from "./early-press.ts";
import { expect, test } from "./test.ts";

/** A control in use is never replaced: whenever the picker is pressed, it opens, and stays open. */
const SEVERAL_MOMENTS = [0, 0.35, 0.6, 0.8];

const CASES = [
  { speed: "full", moments: SEVERAL_MOMENTS, tag: ["@firefox"] },
  { speed: "quarter", moments: TEN_MOMENTS, tag: ["@firefox", "@long"] },
  { speed: "full", moments: TEN_MOMENTS, tag: ["@firefox", "@long"] },
] as const;

for (const { speed, moments, tag } of CASES) {
  test(
    `the picker opens at the first press, at any of ${moments.length} moments, ${speed} speed`,
    {
      tag: [...tag],
    },
    async ({ page }) => {
      test.setTimeout(120_000);
      if (speed === "quarter") await slowToQuarter(page);
      const start = await measureStart(page, "/");
      for (const moment of moments) {
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

/** Of the select or of the combobox, whichever is there. */
const isOpen = (page: Page) =>
  page.evaluate(() =>
    document.activeElement?.matches(":open, [role=combobox][aria-expanded=true]"),
  );
