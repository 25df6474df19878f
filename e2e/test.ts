import { type ConsoleMessage, type Page, test as base, expect } from "@playwright/test";
import { type BuiltServer, startBuiltServer } from "@angadi/tests/built-server";
import { type FakeResponses, type Received, startFakeApi } from "@angadi/tests/fake-api";
import { PACKAGES, type Package, isInstalled, needs } from "@angadi/tests/packages";
import { startPostgres } from "@angadi/tests/postgres";

interface WorkerFixtures {
  /** The built process on SQLite; one for all tests of a worker. */
  sqlite: BuiltServer;
  /** The same build on a PostgreSQL of its own. */
  postgres: BuiltServer;
}

type FakeApi = Awaited<ReturnType<typeof startFakeApi>>;

interface TestFixtures {
  /** Whether a package that a part of the test needs is there. Lists the test at the end if not. */
  available: (name: Package) => boolean;
  /** Skips a test whose tag names a package that is missing. */
  installed: void;
  /** Started for `siteOn`; they outlive the page, which would complain of their end. */
  started: { others: FakeApi[]; sites: BuiltServer[] };
  /** What the page may complain of: a test that provokes an error names it here. */
  expectedErrors: RegExp[];
  /** The site in front of another server, whose answers the test chooses. Returns its URL. */
  siteOn: (answers: FakeResponses) => Promise<string>;
  /** What that other server has been asked so far, in order. */
  received: () => Received[];
}

export { expect };

/** Our test: a console error, an uncaught error or a violated policy in the page is a failure. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  sqlite: [
    async ({}, use) => {
      const server = await startBuiltServer({ STYLEGUIDE: "1" });
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  postgres: [
    async ({}, use) => {
      const postgres = await startPostgres();
      const server = await startBuiltServer({ DATABASE_URL: await postgres.createDatabase() });
      await use(server);
      await server.stop();
      await postgres.stop();
    },
    { scope: "worker" },
  ],
  installed: [
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
      const others: FakeApi[] = [];
      const sites: BuiltServer[] = [];
      await use({ others, sites });
      for (const { stop } of [...sites, ...others]) await stop();
    },
    // What begins first ends last.
    { auto: true },
  ],
  siteOn: async ({ started: { others, sites } }, use) =>
    use(async (answers) => {
      const other = await startFakeApi(answers);
      others.push(other);
      const site = await startBuiltServer({ DEV_API_URL: other.url, DEV_ADMIN_URL: other.url });
      sites.push(site);
      return site.url;
    }),
  received: async ({ started: { others } }, use) =>
    use(() => others.flatMap(({ received }) => received)),
  page: async ({ page, expectedErrors }, use) => {
    const complaints = listen(page);
    await use(page);
    const unexpected = complaints.filter(
      (complaint) => !expectedErrors.some((expected) => expected.test(complaint)),
    );
    expect(unexpected).toEqual([]);
  },
});

/** Chromium rejects a promise that nobody holds where it skips a transition between documents. */
const SKIPPED_TRANSITION = /^Transition was (?:aborted|skipped)/;

function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on("console", (message: ConsoleMessage) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  page.on("pageerror", ({ message }) => {
    if (!SKIPPED_TRANSITION.test(message)) complaints.push(message);
  });
  return complaints;
}

/** Makes the visitor's first move, and waits until the page is React's. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector("[data-modules]"));
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await page.waitForFunction(() => performance.getEntriesByName("hydrated").length > 0);
}

/** Waits until the page stands in its own letters: until then its lines are a little longer or shorter. */
export async function inOwnFonts(page: Page): Promise<void> {
  await page.waitForFunction(() => "whole" in document.documentElement.dataset);
  await page.evaluate(() => document.fonts.ready);
}

/** Waits until the page has been open as long as a person needs to fill in a form. */
export async function personsTime(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.now() > 1600);
}
