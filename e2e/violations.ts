import { AxeBuilder } from "@axe-core/playwright";
import { type Page, expect } from "@playwright/test";

/**
 * What axe has against a page, or against a part of it: each rule with the elements that break it. It
 * is not asked of a frame in which no script may run: it would wait there without end.
 */
export async function violationsIn(page: Page, part?: string): Promise<[string, string[]][]> {
  await settled(page);
  const axe = axeOn(page).options({ resultTypes: ["violations"] });
  const { violations } = await (part ? axe.include(part) : axe).analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

/** axe has nothing against the page, wide or narrow. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await violationsIn(page), `at ${width} px`).toEqual([]);
  }
}

const axeOn = (page: Page) =>
  new AxeBuilder({ page })
    // Within the page, in place of a second page to sum up in: no frame of ours is looked into.
    .setLegacyMode()
    .exclude("iframe[sandbox]");

/** What is hard to read on a page: all that another theme of the same page can break. */
export async function contrastViolations(page: Page): Promise<string[]> {
  await settled(page);
  const { violations } = await axeOn(page).withRules("color-contrast").analyze();
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => html));
}

/** Ends running transitions: axe would measure a colour that is shown for a moment only. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const some of document.getAnimations()) if (some instanceof CSSTransition) some.finish();
  });
}
