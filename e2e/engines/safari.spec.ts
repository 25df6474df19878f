import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { readOutcome } from "../held-controls.ts";
import { refuseStorage } from "../page-load.ts";
import { PAGES } from "@angadi/test-kit/routes";
import { settle } from "@angadi/test-kit/settle";
import { expect, hydratePage, openHydrated, test } from "../test.ts";

/**
 * Safari's differences, simulated in any engine. The crawl checks the text size of fields
 * (crawl.engine.ts).
 */

const ROOT = path.resolve(import.meta.dirname, "../..");

test("no style uses `vh`, which ignores Safari's toolbar", () => {
  const files = globSync("{apps,packages}/**/*.css", {
    cwd: ROOT,
    exclude: ["**/node_modules/**", "packages/content/art/**"],
  });
  expect(files.length).toBeGreaterThan(100);
  const filesWithVh = files.filter((file) =>
    /\b(?:100|9\d|8\d)vh\b/.test(readFileSync(path.join(ROOT, file), "utf8")),
  );
  expect(filesWithVh).toEqual([]);
});

/** Safari does not focus a clicked button or link, and blurs the focused element. */
const disableFocusOnClick = (page: Page) =>
  page.addInitScript(() => {
    addEventListener(
      "mousedown",
      ({ target }) => {
        const control = (target as Element).closest(
          "a,button,summary,[type=checkbox],[type=radio]",
        );
        if (!control) return;
        control.addEventListener("mousedown", (event) => event.preventDefault(), { once: true });
        (document.activeElement as HTMLElement | null)?.blur();
      },
      true,
    );
  });

const CONTROL_SELECTOR =
  "button:not(:disabled,[aria-disabled=true],[type=submit]),summary,[role=switch],[aria-haspopup=dialog]";

for (const url of ["/", "/affiliate", "/pricing", "/how-it-works", "/website-inspiration"]) {
  test(`each control of ${url} works even if a click does not focus it @long`, async ({
    page,
    context,
  }) => {
    const otherPage = await context.newPage();
    await disableFocusOnClick(otherPage);
    for (const current of [page, otherPage]) {
      await openHydrated(current, url);
    }
    const indexes = await listControlIndexes(page);
    expect(indexes.length).toBeGreaterThan(0);
    for (const index of indexes) {
      await clickControl(page, url, index);
      await clickControl(otherPage, url, index);
      // Some results come after the page is at rest, from a worker or after a debounce.
      await expect(async () => {
        const outcomes = await Promise.all([page, otherPage].map(readSettledOutcome));
        expect(outcomes[1], `${index} of ${url}`).toEqual(outcomes[0]);
      }).toPass();
    }
  });
}

/** Everything visible that an action may have changed, except the focus. */
async function readSettledOutcome(page: Page) {
  await settle(page);
  return { ...(await readOutcome(page)), focus: "" };
}

/** The index of one visible control of each kind; a kind has the same section, tag and class. */
const listControlIndexes = (page: Page): Promise<number[]> =>
  page.evaluate((controlSelector) => {
    const kinds = new Map<string, number>();
    for (const [index, control] of document.querySelectorAll(controlSelector).entries()) {
      const kind = `${control.closest("header,main,footer")?.tagName} ${control.tagName} ${control.className}`;
      if (!kinds.has(kind) && control.checkVisibility({ visibilityProperty: true }))
        kinds.set(kind, index);
    }
    return [...kinds.values()];
  }, CONTROL_SELECTOR);

/** Clicks a control of a hydrated page without saved state. */
async function clickControl(page: Page, url: string, index: number): Promise<void> {
  await page.goto(url);
  await page.evaluate(() => localStorage.clear());
  await hydratePage(page);
  await page.locator(CONTROL_SELECTOR).nth(index).click();
  await page.mouse.move(0, 0);
}

test("every kind of page can be used in a browser that refuses storage @long", async ({ page }) => {
  test.setTimeout(120_000);
  await refuseStorage(page);
  for (const url of PAGES) {
    await openHydrated(page, url);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await page.getByRole("banner").getByRole("link", { name: "Pricing" }).click();
  await expect(page).toHaveURL(/\/pricing$/);
  await page.goBack();
  await expect(page).toHaveURL(PAGES.at(-1) ?? "");
});
