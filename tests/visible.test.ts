import { afterAll, describe, expect, it } from "vitest";
import { waitFor } from "./wait-for.ts";
import { openDatabase } from "@angadi/database/connect";
import { startBuiltServer } from "@angadi/test-kit/built-server";
import { ENGINES, createEmptyDatabase } from "./databases.ts";
import { startHookServer } from "./hook-server.ts";
import { changeLists } from "./list-changes.ts";

describe.each(ENGINES)("plans and business types that change on %s", async (engine) => {
  const { config, remove } = await createEmptyDatabase(engine);
  const cdn = await startHookServer(() => 200);
  const { databaseUrl, dataDir } = config;
  const env = {
    PURGE_URL: cdn.url,
    PURGE_SECRET: "sixteen characters",
    SITE_URL: "https://www.shop.test",
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  };
  // The server removes this folder when it stops.
  const site = await startBuiltServer(env, databaseUrl === undefined ? dataDir : undefined);
  const database = openDatabase(config, () => undefined);
  afterAll(async () => {
    await database.close();
    await site.stop();
    await cdn.stop();
    await remove();
  });

  it("appear on the public pages, and the CDN is purged of all pages", async () => {
    // Cached pages that the changed ones must replace.
    for (const path of ["/", "/pricing"]) await (await fetch(site.url + path)).text();
    await changeLists(database, site.url, 8);
    const listPurges = () => cdn.received.map(({ body }) => JSON.parse(body));
    await waitFor(() => expect(listPurges().length).toBeGreaterThan(0));
    for (const body of listPurges())
      expect(body).toEqual({ addresses: [], prefixes: ["https://www.shop.test/"] });
  });
});
