import { test as base } from "vitest";
import { type BuiltServer, startBuiltServer } from "../built-server.ts";
import { type FakeResponses, type Received, startFakeApi } from "../fake-api.ts";

type FakeApi = Awaited<ReturnType<typeof startFakeApi>>;

interface Fixtures {
  /** The built process on SQLite; one for all tests of a file. */
  sqlite: BuiltServer;
  /** Fetches a path of it. */
  get: (path: string, init?: RequestInit) => Promise<Response>;
  /** Started for `siteOn`. */
  started: { others: FakeApi[]; sites: BuiltServer[] };
  /** The site in front of another server, whose answers the test chooses. Returns its URL. */
  siteOn: (answers: FakeResponses) => Promise<string>;
  /** What that other server has been asked so far, in order. */
  received: () => Received[];
}

/** Tests of what the built process answers, without a browser. */
export const test = base.extend<Fixtures>({
  sqlite: [
    // oxlint-disable-next-line no-empty-pattern -- Vitest reads the names of fixtures here.
    async ({}, use) => {
      const server = await startBuiltServer({ STYLEGUIDE: "1" });
      await use(server);
      await server.stop();
    },
    { scope: "file" },
  ],
  get: async ({ sqlite }, use) => use((path, init) => fetch(new URL(path, sqlite.url), init)),
  started: async ({}, use) => {
    const others: FakeApi[] = [];
    const sites: BuiltServer[] = [];
    await use({ others, sites });
    for (const { stop } of [...sites, ...others]) await stop();
  },
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
});
