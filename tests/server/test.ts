import { test as base, inject } from "vitest";
import { createFakeSites } from "../fake-api.ts";

type FakeSites = ReturnType<typeof createFakeSites>;

interface Fixtures {
  /** The built server on SQLite, which other tests use, too. */
  sharedSite: { url: string };
  /** Fetches a path of the server. */
  get: (path: string, init?: RequestInit) => Promise<Response>;
  /** Servers started for `startSite`. */
  fakeSites: FakeSites;
  /** Starts the site with a fake API that sends these responses. Returns its URL. */
  startSite: FakeSites["start"];
  /** Requests received by the fake API so far, in order. */
  received: FakeSites["received"];
}

/** Tests of the built server's responses, without a browser. */
export const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads the names of fixtures here.
  sharedSite: async ({}, use) => use({ url: inject("siteUrl") }),
  get: async ({ sharedSite }, use) =>
    use((path, init) => fetch(new URL(path, sharedSite.url), init)),
  // oxlint-disable-next-line no-empty-pattern -- Vitest reads the names of fixtures here.
  fakeSites: async ({}, use) => {
    await using sites = createFakeSites();
    await use(sites);
  },
  startSite: async ({ fakeSites }, use) => use(fakeSites.start),
  received: async ({ fakeSites }, use) => use(fakeSites.received),
});
