import type { Locator, Page } from "@playwright/test";
import { measureHorizontalOverflow } from "../engines/inspect.ts";
import { readLayoutShift, recordLayoutShifts } from "../page-load.ts";
import { expect, hydratePage, openHydrated } from "../test.ts";
import { findViolations } from "@angadi/test-kit/violations";

const GUIDES = "/business-starter-guide";

/** Opens a guide and waits until the form of its document has loaded. */
export async function openDocumentTool(page: Page, guide: string): Promise<Locator> {
  await openHydrated(page, `${GUIDES}/${guide}`);
  const tool = page.locator("#tool");
  await expect(tool.locator("summary").first()).toBeVisible();
  return tool;
}

/** Expects no axe violations in the tool at 1440 and 320 px, and no sideways scroll at 320 px. */
export async function expectAccessibleTool(page: Page): Promise<void> {
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findViolations(page, "#tool"), `at ${width} px`).toEqual([]);
  }
  const overflow = await page.evaluate(measureHorizontalOverflow);
  expect(overflow, "sideways at 320 px").toBe(0);
}

/** Opens all collapsed parts of the form. */
export const openAllParts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>("#tool details")) {
      details.open = true;
    }
  });

/** Measures the layout shift while a tool in view loads. */
export async function measureToolShift(page: Page, guide: string): Promise<number> {
  await recordLayoutShifts(page);
  // Otherwise the page, which may be open already, would only scroll to the tool.
  await page.goto("about:blank");
  await page.goto(`${GUIDES}/${guide}#tool`, { waitUntil: "networkidle" });
  // Waits for fonts, whose shifts are not measured here.
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
  const shiftBefore = await readLayoutShift(page);
  await hydratePage(page);
  await expect(page.locator("#tool summary").first()).toBeVisible();
  // Shifts are reported after the next frames.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  return (await readLayoutShift(page)) - shiftBefore;
}
