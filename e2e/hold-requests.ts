import type { Page } from "@playwright/test";

/** Delays requests of a page until they are released. */
export async function holdRequests(page: Page, requests: string | RegExp) {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  await page.route(requests, async (route) => {
    await promise;
    await route.continue();
  });
  return { release };
}

/** Delays all script files of a page until they are released. */
export const holdScripts = (page: Page) => holdRequests(page, /\.js$/);

export const waitForHydration = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0);
