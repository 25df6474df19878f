import { type ConsoleMessage, type Page, test as base, expect } from "@playwright/test";
import { type BuiltServer, startBuiltServer } from "@angadi/test-kit/built-server";
import { type FakeResponses, type ReceivedRequest, startFakeApi } from "@angadi/tests/fake-api";
import { PACKAGES, type Package, isInstalled, needs } from "@angadi/test-kit/packages";
import { trackRequests } from "@angadi/test-kit/settle";

interface WorkerFixtures {
  /** The built server on SQLite; one for all tests of a worker. */
  sqlite: BuiltServer;
}

type FakeApi = Awaited<ReturnType<typeof startFakeApi>>;

interface TestFixtures {
  /** Whether a package that part of the test needs is installed. If not, the test is listed. */
  available: (name: Package) => boolean;
  /** Skips a test whose tag names a package that is missing. */
  skipIfMissing: void;
  /** Servers started for `startSite`; stopped after the page, which would report errors otherwise. */
  started: { apis: FakeApi[]; sites: BuiltServer[] };
  /** Errors that the page may report; a test that provokes one adds it here. */
  expectedErrors: RegExp[];
  /** Starts the site with a fake API that sends `answers`. Returns its URL. */
  startSite: (answers: FakeResponses) => Promise<string>;
  /** Requests received by the fake API so far, in order. */
  received: () => ReceivedRequest[];
}

export { expect };

/** Our test: fails on console errors, uncaught errors and CSP violations in the page. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  sqlite: [
    async ({}, use) => {
      const server = await startBuiltServer({ STYLEGUIDE: "1" });
      await use(server);
      await server.stop();
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
  available: async ({}, use, testInfo) =>
    use((name) => {
      if (!isInstalled(name)) testInfo.annotations.push({ type: needs(name) });
      return isInstalled(name);
    }),
  baseURL: async ({ sqlite }, use) => use(sqlite.url),
  expectedErrors: async ({}, use) => use([]),
  started: [
    async ({}, use) => {
      const apis: FakeApi[] = [];
      const sites: BuiltServer[] = [];
      await use({ apis, sites });
      for (const { stop } of [...sites, ...apis]) await stop();
    },
    // `auto` starts it before the page, and so stops it after the page.
    { auto: true },
  ],
  startSite: async ({ started: { apis, sites } }, use) =>
    use(async (answers) => {
      const api = await startFakeApi(answers);
      apis.push(api);
      const site = await startBuiltServer({ DEV_API_URL: api.url, DEV_ADMIN_URL: api.url });
      sites.push(site);
      return site.url;
    }),
  received: async ({ started: { apis } }, use) =>
    use(() => apis.flatMap(({ received }) => received)),
  context: async ({ context }, use) => {
    trackRequests(context);
    await use(context);
  },
  page: async ({ page, expectedErrors }, use) => {
    const errors = collectErrors(page);
    await use(page);
    const unexpected = errors.filter(
      (text) => !expectedErrors.some((expected) => expected.test(text)),
    );
    expect(unexpected).toEqual([]);
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

/** Moves the mouse, and waits for hydration. */
export async function hydratePage(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector("[data-modules]"));
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0);
}

/** Waits until the page has been open for as long as a person needs to fill in a form. */
export async function waitForHumanDelay(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.now() > 1600);
}
