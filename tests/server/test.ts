import { test as base, inject } from "vitest";
import { type BuiltServer, startBuiltServer } from "@angadi/test-kit/built-server";
import { type FakeResponses, type ReceivedRequest, startFakeApi } from "../fake-api.ts";

type FakeApi = Awaited<ReturnType<typeof startFakeApi>>;

interface Fixtures {
  /** The built server on SQLite, which other tests use, too. */
  sqlite: { url: string };
  /** Fetches a path of the server. */
  get: (path: string, init?: RequestInit) => Promise<Response>;
  /** Servers started for `startSite`. */
  started: { apis: FakeApi[]; sites: BuiltServer[] };
  /** Starts the site with a fake API that sends `answers`. Returns its URL. */
  startSite: (answers: FakeResponses) => Promise<string>;
  /** Requests received by the fake API so far, in order. */
  received: () => ReceivedRequest[];
}

/** Tests of the built server's responses, without a browser. */
export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads the names of fixtures here.
  sqlite: async ({}, use) => use({ url: inject("siteUrl") }),
  get: async ({ sqlite }, use) => use((path, init) => fetch(new URL(path, sqlite.url), init)),
  started: async ({}, use) => {
    const apis: FakeApi[] = [];
    const sites: BuiltServer[] = [];
    await use({ apis, sites });
    for (const { stop } of [...sites, ...apis]) await stop();
  },
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
});
