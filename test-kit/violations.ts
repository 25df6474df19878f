import { AxeBuilder } from "@axe-core/playwright";
import { type Page, expect } from "@playwright/test";
import { settle } from "./settle.ts";

/**
 * The axe violations of a page, or of a part of it: each rule with the elements that break it.
 * Frames that allow no scripts are skipped: axe would wait there forever.
 */
export async function findViolations(page: Page, part?: string): Promise<[string, string[]][]> {
  await settle(page);
  const axe = createAxe(page).options({ resultTypes: ["violations"] });
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

/** Expects no axe violations, wide or narrow. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findViolations(page), `at ${width} px`).toEqual([]);
  }
}

const createAxe = (page: Page) =>
  new AxeBuilder({ page })
    // Runs in the page instead of opening a second page for the results: no frames are scanned.
    .setLegacyMode()
    .exclude("iframe[sandbox]");

/** Contrast violations: the only ones that another theme of the same page can cause. */
export async function findContrastViolations(page: Page): Promise<string[]> {
  await settle(page);
  const { violations } = await createAxe(page).withRules("color-contrast").analyze();
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
}
