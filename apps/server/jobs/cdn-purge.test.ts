import { createHmac } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { waitFor } from "@angadi/tests/wait-for";
import type { Database } from "@angadi/database/database";
import { seed } from "@angadi/api/seed/seed";
import { publishPost, unpublishPost } from "@angadi/api/posts/states";
import { createPost, teaPost } from "@angadi/tests/create-post";
import { ENGINES, createSeededDatabase } from "@angadi/tests/databases";
import { type WebhookRequest, startHookServer } from "@angadi/tests/hook-server";
import { startFastJobs } from "@angadi/tests/jobs";
import { createCdnPurgeHandler } from "./cdn-purge.ts";

const SECRET = "sixteen characters";
const SITE = "https://www.shop.test";

const isSigned = ({ headers, body }: WebhookRequest) => {
  const [, time, signature] =
    /^t=(\d+),v1=(\w+)$/.exec(String(headers["x-angadi-signature"])) ?? [];
  return createHmac("sha256", SECRET).update(`${time}.${body}`).digest("hex") === signature;
};

describe.each(ENGINES)("CDN purges on %s", (engine) => {
  let database: Database;
  let remove: () => Promise<void>;
  let status = 200;
  let cdn: Awaited<ReturnType<typeof startHookServer>>;

  beforeEach(async () => {
    ({ database, remove } = await createSeededDatabase(engine));
    cdn = await startHookServer(() => status);
    status = 200;
  });
  afterEach(async () => {
    await cdn.stop();
    await remove();
  });

  const start = () =>
    startFastJobs(database, [
      createCdnPurgeHandler({ url: cdn.url, secret: SECRET, siteUrl: SITE }),
    ]);
  const listPendingJobs = () =>
    database.db.selectFrom("job_queue").selectAll().where("state", "=", "pending").execute();

  it("contain each URL of a post that was published, moved or withdrawn, and are signed", async () => {
    const { db } = database;
    const id = await createPost(db, "asha");
    const save = { base: 1, savedBy: "asha", page: "" };
    await publishPost(db, id, { ...save, document: teaPost }, { shouldPurge: true });
    const movedPost = { ...teaPost, slug: "chai" };
    await publishPost(db, id, { ...save, document: movedPost, base: 2 }, { shouldPurge: true });
    await unpublishPost(db, id, { shouldPurge: false });
    expect(await listPendingJobs()).toHaveLength(2);

    const jobs = start();
    await waitFor(async () => expect(await listPendingJobs()).toEqual([]));
    await jobs.stop();
    const bodies = cdn.received.map(({ body }) => JSON.parse(body));
    const addresses = bodies.flatMap((body) => body.addresses);
    for (const path of ["/", "/blog", "/blog/tea", "/blog/chai"]) {
      expect(addresses).toContain(SITE + path);
    }
    expect(bodies[0].prefixes).toContain(`${SITE}/blog/`);
    expect(cdn.received.every(isSigned)).toBe(true);
  });

  it("are retried until the CDN accepts them, even by another process", async () => {
    await seed(database.db, "IN", { reset: true, shouldPurge: true });
    status = 500;
    const firstJobs = start();
    await waitFor(async () => {
      expect(await listPendingJobs()).toMatchObject([
        { attempts: 1, last_error: "The CDN answered 500." },
      ]);
    });
    await firstJobs.stop();
    status = 204;
    await database.db.updateTable("job_queue").set({ run_at: "" }).execute();
    const runners = [start(), start()];
    await waitFor(async () => expect(await listPendingJobs()).toEqual([]));
    for (const runner of runners) await runner.stop();
    expect(cdn.received).toHaveLength(2);
    expect(JSON.parse(cdn.received[1]?.body ?? "")).toEqual({
      addresses: [],
      prefixes: [`${SITE}/`],
    });
  });
});
