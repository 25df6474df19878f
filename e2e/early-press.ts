import type { Page } from "@playwright/test";

/** Delays all script files of a page until they are released. */
export async function holdScripts(page: Page) {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return { release };
}

export const waitForHydration = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0);
