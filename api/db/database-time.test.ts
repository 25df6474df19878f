import assert from "node:assert/strict";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { claimMail, queueMail, settleMail } from "#api/desk/desk-mails.ts";
import { claimDue, release, renewClaim } from "#api/outbox.ts";
import { claimPurges, enqueuePurge, postponePurges } from "#api/posts/purges.ts";
import { claimHousekeeping } from "#server/housekeeping.ts";
import { ENGINES } from "#tests/databases.ts";
import { leadDatabase } from "#tests/lead-database.ts";
import { databaseTime } from "./database-time.ts";
import { isoTime } from "./iso-time.ts";

const MINUTE = 60_000;

const realNow = Date.now;
/** From here on this process's clock is `ms` fast. */
const skew = (ms: number) => {
  Date.now = () => realNow() + ms;
};

describe.each(ENGINES)("the database's time on %s", (engine) => {
  let leads: Awaited<ReturnType<typeof leadDatabase>>;
  beforeAll(async () => {
    leads = await leadDatabase(engine);
  });
  afterAll(() => leads.remove());

  const read = async (ms: number) => {
    const { db } = leads.database;
    const row = await db.selectNoFrom(databaseTime(db, ms).as("time")).executeTakeFirstOrThrow();
    return row.time;
  };

  it("is text like all times in the tables", async () => {
    const [before, now, after] = [isoTime(Date.now() - MINUTE), await read(0), await read(1500)];
    expect(isoTime(Date.parse(now))).toBe(now);
    expect(now > before && now < isoTime(Date.now() + MINUTE)).toBe(true);
    expect(Date.parse(after) - Date.parse(now)).toBeGreaterThanOrEqual(1500);
    expect(await read(0.4)).toHaveLength(24);
  });
});

describe("a machine whose clock is two minutes fast", () => {
  let leads: Awaited<ReturnType<typeof leadDatabase>>;
  beforeAll(async () => {
    leads = await leadDatabase("postgres");
  });
  afterEach(() => skew(0));
  afterAll(() => leads.remove());

  it("does not take a notification that another one has in hand", async () => {
    const { database } = leads;
    await leads.send("Asha");
    const claimed = await claimDue(database, MINUTE);
    assert(claimed);
    skew(2 * MINUTE);
    expect(await claimDue(database, MINUTE)).toBeUndefined();
    skew(0);
    // A slow one's lease does not end early either.
    skew(-2 * MINUTE);
    await renewClaim(database.db, claimed, MINUTE);
    skew(0);
    expect(await claimDue(database, MINUTE)).toBeUndefined();
    await release(database.db, claimed, { ...claimed, dueIn: MINUTE, error: "refused" });
    skew(2 * MINUTE);
    expect(await claimDue(database, MINUTE)).toBeUndefined();
  });

  it("does not send a mail of the desk that another one is sending", async () => {
    const { database } = leads;
    const mail = { id: crypto.randomUUID(), kind: "reply", leadId: undefined, thread: [] } as const;
    const text = { to: "asha@shop.test", subject: "Re", text: "Hello" };
    await database.db.transaction().execute((trx) => queueMail(trx, { ...mail, ...text }));
    const claimed = await claimMail(database, MINUTE);
    assert(claimed);
    skew(2 * MINUTE);
    expect(await claimMail(database, MINUTE)).toBeUndefined();
    skew(0);
    await settleMail(database.db, claimed, { sent: false, why: "refused", dueIn: MINUTE });
    skew(2 * MINUTE);
    expect(await claimMail(database, MINUTE)).toBeUndefined();
  });

  it("does not repeat a purge, nor the housekeeping", async () => {
    const { database } = leads;
    const { db } = database;
    const purge = { addresses: ["/"], prefixes: [] };
    await db.transaction().execute((trx) => enqueuePurge(trx, purge));
    const claimed = await claimPurges(database, MINUTE);
    assert(claimed);
    expect(await claimHousekeeping(db, MINUTE)).toBe(true);
    skew(2 * MINUTE);
    expect(await claimPurges(database, MINUTE)).toBeUndefined();
    expect(await claimHousekeeping(db, MINUTE)).toBe(false);
    skew(0);
    await postponePurges(database, claimed, { dueIn: MINUTE, error: "refused" });
    skew(2 * MINUTE);
    expect(await claimPurges(database, MINUTE)).toBeUndefined();
  });
});
