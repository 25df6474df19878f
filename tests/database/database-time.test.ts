import assert from "node:assert/strict";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { claimJob, enqueueJob, renewClaim, settleJob } from "@angadi/api/jobs/queue";
import { ENGINES } from "../databases.ts";
import { createLeadDatabase } from "../lead-database.ts";
import { toDatabaseTime } from "@angadi/database/database-time";
import { toIsoTime } from "@angadi/database/iso-time";

const MINUTE = 60_000;

const realNow = Date.now;
/** Sets this process's clock `ms` ahead of the true time. */
const skewClock = (ms: number) => {
  Date.now = () => realNow() + ms;
};

describe.each(ENGINES)("the database's time on %s", async (engine) => {
  const leads = await createLeadDatabase(engine);
  afterAll(leads.remove);

  const readTime = async (ms: number) => {
    const { db } = leads.database;
    const row = await db.selectNoFrom(toDatabaseTime(db, ms).as("time")).executeTakeFirstOrThrow();
    return row.time;
  };

  it("is text in the same format as all times in the tables", async () => {
    const [before, now, after] = [
      toIsoTime(Date.now() - MINUTE),
      await readTime(0),
      await readTime(1500),
    ];
    expect(toIsoTime(Date.parse(now))).toBe(now);
    expect(now > before && now < toIsoTime(Date.now() + MINUTE)).toBe(true);
    expect(Date.parse(after) - Date.parse(now)).toBeGreaterThanOrEqual(1500);
    expect(await readTime(0.4)).toHaveLength(24);
  });
});

describe("a machine whose clock is two minutes off", async () => {
  const leads = await createLeadDatabase("postgres");
  afterEach(() => skewClock(0));
  afterAll(leads.remove);

  it("claims no job that another process has claimed, and shortens no lease", async () => {
    const { database } = leads;
    const { db } = database;
    const claim = () => claimJob(database, "cdn-purge", MINUTE);
    await enqueueJob(db, { kind: "cdn-purge", payload: { addresses: ["/"], prefixes: [] } });
    const claimed = await claim();
    assert(claimed);
    skewClock(2 * MINUTE);
    expect(await claim()).toBeUndefined();
    skewClock(-2 * MINUTE);
    expect(await renewClaim(db, claimed, MINUTE)).toBe(true);
    skewClock(0);
    expect(await claim()).toBeUndefined();
    await settleJob(db, claimed, { is: "retry", runIn: MINUTE, error: "refused" });
    skewClock(2 * MINUTE);
    expect(await claim()).toBeUndefined();
  });
});
