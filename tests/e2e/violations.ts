import { AxeBuilder } from "@axe-core/playwright";
import { type Page, expect } from "@playwright/test";

/**
 * What axe has against a page, or against a part of it: each rule with the elements that break it. It
 * is not asked of a frame in which no script may run: it would wait there without end.
 */
export const violationsIn = (page: Page, part?: string) => violations(axeOn(page), page, part);

/** All but contrast, three quarters of axe's work, where a page's colours have been asked for at another width. */
export const violationsBesidesContrast = (page: Page, part?: string) =>
  violations(axeOn(page).disableRules("color-contrast"), page, part);

/** axe has nothing against the page, wide or narrow. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await violationsIn(page), "at 1440 px").toEqual([]);
  await page.setViewportSize({ width: 390, height: 900 });
  expect(await violationsBesidesContrast(page), "at 390 px").toEqual([]);
}

const axeOn = (page: Page) =>
  new AxeBuilder({ page })
    // Within the page, in place of a second page to sum up in: no frame of ours is looked into.
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .exclude("iframe[sandbox]");

async function violations(
  axe: AxeBuilder,
  page: Page,
  part?: string,
): Promise<[string, string[]][]> {
  await settled(page);
  const found = await (part ? axe.include(part) : axe).analyze();
  return found.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

/** What is hard to read on a page: all that another theme of the same page can break. */
export async function contrastViolations(page: Page): Promise<string[]> {
  await settled(page);
  const found = await axeOn(page).withRules("color-contrast").analyze();
  return found.violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
}

/** Once no colour is on its way to another: axe would measure one that nobody sees for long. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((some) => some instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}
