import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Database } from "#api/db/database.ts";
import { openDatabase } from "#api/db/connect.ts";
import { migrate } from "#api/db/migrations.ts";
import { LEAD_TABLES, listLeads } from "#api/leads.ts";
import { ENGINES, emptyDatabase } from "#tests/databases.ts";
import { oldLead } from "#tests/old-leads.ts";
import { startHousekeeping } from "./housekeeping.ts";

const DAY = 24 * 60 * 60 * 1000;
const ago = (days: number) => new Date(Date.now() - days * DAY).toISOString();
const until = (check: () => unknown) => vi.waitFor(check, { timeout: 20_000 });

describe.each(ENGINES)("housekeeping on %s", (engine) => {
  let database: Database;
  let remove: () => Promise<void>;
  const log = { info: vi.fn(), error: vi.fn() };

  beforeAll(async () => {
    const made = await emptyDatabase(engine);
    remove = made.remove;
    database = openDatabase(made.config, () => undefined);
    await migrate(database.db);
  });
  beforeEach(async () => {
    const { db } = database;
    for (const table of [...LEAD_TABLES, "outbox", "jobs", "mail_budget"] as const) {
      await db.deleteFrom(table).execute();
    }
    log.info.mockClear();
    log.error.mockClear();
  });
  afterAll(async () => {
    await database.close();
    await remove();
  });

  const removed = () => until(() => expect(log.info).toHaveBeenCalled());
  const kept = async () => (await listLeads(database.db)).map(({ email }) => email).toSorted();

  it("removes leads and records over their time at once, and tells how many", async () => {
    const { db } = database;
    await oldLead(db, { email: "old@shop.test", createdAt: ago(2 * 366) });
    const records = [
      { email: "told-29@shop.test", done_at: ago(29), failed_at: null },
      { email: "told-31@shop.test", done_at: ago(31), failed_at: null },
      { email: "failed-89@shop.test", done_at: ago(89), failed_at: ago(89) },
      { email: "failed-91@shop.test", done_at: ago(91), failed_at: ago(91) },
      { email: "waiting@shop.test", done_at: null, failed_at: null },
    ];
    const subjects = new Map<string, string>();
    for (const { email, ...record } of records) {
      const id = await oldLead(db, { email, createdAt: ago(100) });
      await db.updateTable("outbox").set(record).where("subject_id", "=", id).execute();
      subjects.set(id, email);
    }
    await db.insertInto("mail_budget").values({ hour: "2026-01-01T10", taken: 3 }).execute();

    const housekeeping = startHousekeeping(database, log);
    await removed();
    await housekeeping.stop();
    expect(await kept()).toEqual(records.map(({ email }) => email).toSorted());
    const left = await db.selectFrom("outbox").select("subject_id").execute();
    expect(left.map(({ subject_id }) => subjects.get(subject_id) ?? "").toSorted()).toEqual([
      "failed-89@shop.test",
      "told-29@shop.test",
      "waiting@shop.test",
    ]);
    expect(await db.selectFrom("mail_budget").selectAll().execute()).toEqual([]);
    expect(log.info.mock.calls[0]?.[0]).toEqual({ leads: 1, notifications: 2, totals: 0 });
    expect(log.error).not.toHaveBeenCalled();
  });

  it("is one process's at a time, and another's where that one died", async () => {
    const { db } = database;
    await oldLead(db, { email: "old@shop.test", createdAt: ago(2 * 366) });
    const soon = new Date(Date.now() + 60_000).toISOString();
    await db.insertInto("jobs").values({ name: "housekeeping", claimed_until: soon }).execute();
    await startHousekeeping(database, log).stop();
    expect(await kept()).toEqual(["old@shop.test"]);

    await database.db
      .updateTable("jobs")
      .set({ claimed_until: ago(1) })
      .execute();
    const housekeeping = startHousekeeping(database, log);
    await removed();
    await housekeeping.stop();
    expect(await kept()).toEqual([]);
  });

  it("comes again every day until it is stopped", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const housekeeping = startHousekeeping(database, log);
    await removed();
    await oldLead(database.db, { email: "later@shop.test", createdAt: ago(2 * 366) });
    vi.advanceTimersByTime(DAY);
    await until(async () => expect(await kept()).toEqual([]));
    await housekeeping.stop();
    await oldLead(database.db, { email: "after@shop.test", createdAt: ago(2 * 366) });
    vi.advanceTimersByTime(DAY);
    vi.useRealTimers();
    expect(await kept()).toEqual(["after@shop.test"]);
  });

  it("says where it failed, and lets the process be", async () => {
    const { config, remove } = await emptyDatabase(engine);
    const empty = openDatabase(config, () => undefined);
    const housekeeping = startHousekeeping(empty, log);
    await until(() => expect(log.error).toHaveBeenCalledOnce());
    await housekeeping.stop();
    await empty.close();
    await remove();
  });
});
