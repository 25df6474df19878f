import { type ConsoleMessage, type Page, test as base, expect } from "@playwright/test";
import { type BuiltServer, startBuiltServer } from "@angadi/test-kit/built-server";
import { createFakeSites } from "@angadi/tests/fake-api";
import { PACKAGES, type Package, isInstalled, needs } from "@angadi/test-kit/packages";
import { settle, trackRequests } from "@angadi/test-kit/settle";

interface WorkerFixtures {
  /** Environment variables of `sharedSite`; a file that sets them has workers of its own. */
  siteEnv: Record<string, string>;
  /** The built server on SQLite; one for all tests of a worker. */
  sharedSite: BuiltServer;
}

type FakeSites = ReturnType<typeof createFakeSites>;

interface TestFixtures {
  /** Whether a package that a part of the test needs is installed. If not, it is reported as missing. */
  isAvailable: (name: Package) => boolean;
  /** Skips a test whose tag names a package that is missing. */
  skipIfMissing: void;
  /** Servers started for `startSite`; stopped after the page, which would report errors otherwise. */
  fakeSites: FakeSites;
  /** Errors that the page may report; a test that provokes one adds it here. */
  expectedErrors: RegExp[];
  /** A page without JavaScript. */
  plainPage: Page;
  /** Starts the site with a fake API that sends these responses. Returns its URL. */
  startSite: FakeSites["start"];
  /** Requests received by the fake API so far, in order. */
  received: FakeSites["received"];
}

export { expect };

/** Our test: fails on console errors, uncaught errors and CSP violations in the page. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  siteEnv: [{}, { option: true, scope: "worker" }],
  sharedSite: [
    async ({ siteEnv }, use) => {
      await using server = await startBuiltServer({ STYLEGUIDE: "1", ...siteEnv });
      await use(server);
    },
    { scope: "worker" },
  ],
  skipIfMissing: [
    async ({}, use, testInfo) => {
      for (const name of PACKAGES) {
        testInfo.skip(testInfo.tags.includes(needs(name)) && !isInstalled(name), needs(name));
      }
      await use();
    },
    { auto: true },
  ],
  isAvailable: async ({}, use, testInfo) =>
    use((name) => {
      if (!isInstalled(name)) testInfo.annotations.push({ type: needs(name) });
      return isInstalled(name);
    }),
  baseURL: async ({ sharedSite }, use) => use(sharedSite.url),
  expectedErrors: async ({}, use) => use([]),
  fakeSites: [
    async ({}, use) => {
      await using sites = createFakeSites();
      await use(sites);
    },
    // `auto` starts it before the page, and so stops it after the page.
    { auto: true },
  ],
  startSite: async ({ fakeSites }, use) => use(fakeSites.start),
  received: async ({ fakeSites }, use) => use(fakeSites.received),
  context: async ({ context }, use) => {
    trackRequests(context);
    // apps/site/counting measures the speed of documents chosen at random, and reports it at any
    // moment. Here it chooses none; the test of these reports replaces `Math.random` itself.
    await context.addInitScript(() => {
      const { random } = Math;
      Math.random = () => 0.5 + random() / 2;
    });
    await use(context);
  },
  page: async ({ page, expectedErrors }, use) => {
    // Printing opens no dialog; it starts, and ends when a test dispatches `afterprint`.
    await page.addInitScript(() => {
      globalThis.print = () => void dispatchEvent(new Event("beforeprint"));
    });
    const errors = collectErrors(page);
    await use(page);
    expect(findUnexpected(errors, expectedErrors)).toEqual([]);
  },
  plainPage: async ({ browser, baseURL, expectedErrors }, use) => {
    await using context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    const errors = collectErrors(page);
    await use(page);
    expect(findUnexpected(errors, expectedErrors)).toEqual([]);
  },
});

function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("console", (message: ConsoleMessage) => {
    if (message.type() === "error") errors.push(message.text());
  });
  page.on("pageerror", ({ message }) => errors.push(message));
  return errors;
}

const findUnexpected = (errors: readonly string[], expected: readonly RegExp[]) =>
  errors.filter((text) => !expected.some((pattern) => pattern.test(text)));

/** Moves the mouse, and waits for hydration. */
export async function hydratePage(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector("[data-modules]"));
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0);
}

/** Opens a page, and waits until it is hydrated and at rest: nothing moves what a test measures. */
export async function openHydrated(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydratePage(page);
  await settle(page);
}

/**
 * Types a text whose braces name keys, like "tea{Enter}" or "{Control+b}warm". Waits for the page's
 * scripts, which listen to them.
 */
export async function typeKeys(page: Page, text: string): Promise<void> {
  await page.waitForLoadState();
  for (const part of text.split(/(\{[^}]+\})/)) {
    if (part.startsWith("{")) await page.keyboard.press(part.slice(1, -1));
    else await page.keyboard.type(part);
  }
}

/** Waits until the page has been open for as long as a person needs to fill in a form. */
export async function waitForHumanDelay(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.now() > 1600);
}
