import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LEAD_TABLES, listLeads } from "@angadi/api/leads/leads";
import { ENGINES } from "@angadi/tests/databases";
import { startFastJobs } from "@angadi/tests/jobs";
import { createLeadDatabase } from "@angadi/tests/lead-database";
import { waitFor } from "@angadi/tests/wait-for";
import { insertOldLead } from "@angadi/tests/old-leads";
import { enqueueRecurringJobs, createHousekeepingHandlers } from "./housekeeping.ts";
import type { Poller } from "./runner/poll.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const toPastTime = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

describe.each(ENGINES)("housekeeping on %s", async (engine) => {
  const log = { info: vi.fn() };

  const leads = await createLeadDatabase(engine);
  beforeEach(async () => {
    await leads.clear();
    for (const table of LEAD_TABLES) await leads.database.db.deleteFrom(table).execute();
    log.info.mockClear();
  });
  afterAll(leads.remove);

  const pollers: Poller[] = [];
  const start = () =>
    pollers.push(startFastJobs(leads.database, createHousekeepingHandlers(leads.database, log)));
  afterEach(() => Promise.all(pollers.splice(0).map((jobs) => jobs.stop())));

  const listStoredEmails = async () =>
    (await listLeads(leads.database.db)).map(({ email }) => email).toSorted();
  const findJob = async (id: string) => (await leads.listJobs()).find((job) => job.id === id);

  it("deletes expired leads, jobs and totals, and logs how many", async () => {
    const { db } = leads.database;
    await insertOldLead(db, { email: "old@shop.test", createdAt: toPastTime(2 * 366) });
    const jobs = [
      { email: "done-29@shop.test", state: "done", finished_at: toPastTime(29) },
      { email: "done-31@shop.test", state: "done", finished_at: toPastTime(31) },
      { email: "failed-89@shop.test", state: "failed", finished_at: toPastTime(89) },
      { email: "failed-91@shop.test", state: "failed", finished_at: toPastTime(91) },
      { email: "pending@shop.test", state: "pending", finished_at: null },
    ];
    const emails = new Map<string | null, string>();
    for (const { email, ...job } of jobs) {
      const id = await insertOldLead(db, { email, createdAt: toPastTime(100) });
      await db.updateTable("job_queue").set(job).where("subject", "=", id).execute();
      emails.set(id, email);
    }
    await db.insertInto("mail_budget").values({ hour: "2026-01-01T10", mail_count: 3 }).execute();

    await enqueueRecurringJobs(db);
    start();
    await waitFor(() => expect(log.info).toHaveBeenCalled());
    expect(log.info.mock.calls[0]?.[0]).toEqual({ leads: 1, posts: 0, jobs: 2, totals: 0 });
    expect(await listStoredEmails()).toEqual(jobs.map(({ email }) => email).toSorted());
    const remainingJobs = (await leads.listJobs()).filter(({ kind }) => kind === "lead-received");
    expect(remainingJobs.map(({ subject }) => emails.get(subject) ?? "").toSorted()).toEqual([
      "done-29@shop.test",
      "failed-89@shop.test",
      "pending@shop.test",
    ]);
    expect(await db.selectFrom("mail_budget").selectAll().execute()).toEqual([]);
  });

  it("retains the mails that staff sent, which a lead's page shows", async () => {
    const { db } = leads.database;
    const mail = { kind: "desk-mail", payload: "{}", state: "done", created_at: toPastTime(400) };
    await db
      .insertInto("job_queue")
      .values({ id: "mail", ...mail, finished_at: toPastTime(400) })
      .execute();
    await enqueueRecurringJobs(db);
    start();
    await waitFor(() => expect(log.info).toHaveBeenCalled());
    expect(await findJob("mail")).toBeDefined();
  });

  it("runs once a day in all processes together, and is queued once", async () => {
    const { db } = leads.database;
    await enqueueRecurringJobs(db);
    await enqueueRecurringJobs(db);
    start();
    start();
    await waitFor(async () => {
      const { run_at = "" } = (await findJob("housekeeping")) ?? {};
      expect(Date.parse(run_at) - Date.now()).toBeGreaterThan(DAY_MS - 60_000);
    });
    expect(log.info).toHaveBeenCalledOnce();

    await insertOldLead(db, { email: "later@shop.test", createdAt: toPastTime(2 * 366) });
    await leads.makeJobsDue();
    await waitFor(async () => expect(await listStoredEmails()).toEqual([]));
  });
});
