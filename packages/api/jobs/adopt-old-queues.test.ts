import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { toIsoTime } from "@angadi/database/iso-time";
import { ENGINES } from "@angadi/tests/databases";
import { createLeadDatabase } from "@angadi/tests/lead-database";
import { adoptOldQueues } from "./adopt-old-queues.ts";
import { failedNotifications } from "./lead-notifications.ts";
import { claimJob } from "./queue.ts";

const MINUTE = 60_000;
const minutesAgo = (minutes: number) => toIsoTime(Date.now() - minutes * MINUTE);

describe.each(ENGINES)("jobs of the previous release on %s", (engine) => {
  let leads: Awaited<ReturnType<typeof createLeadDatabase>>;
  beforeAll(async () => {
    leads = await createLeadDatabase(engine);
  });
  beforeEach(() => leads.clear());
  afterAll(() => leads.remove());

  const lead = async () => {
    const { id } = await leads.database.db
      .selectFrom("contact_messages")
      .select("id")
      .where("name", "=", "Asha")
      .executeTakeFirstOrThrow();
    return id;
  };
  const notify = (id: string, subject_id: string, more: object) =>
    leads.database.db
      .insertInto("outbox")
      .values({ id, kind: "contact-message", subject_id, created_at: minutesAgo(9), ...more })
      .execute();
  const adopted = async () =>
    (await leads.listJobs()).map(({ id, kind, state, attempts }) => ({
      id,
      kind,
      state,
      attempts,
    }));

  it("are moved once they are finished or overdue, and left to that release before", async () => {
    const { db } = leads.database;
    await leads.send("Asha");
    await leads.clear();
    const id = await lead();
    await notify("done", id, { done_at: minutesAgo(5), delivered: '["team"]', given_up: "{}" });
    await notify("failed", id, {
      done_at: minutesAgo(5),
      failed_at: minutesAgo(5),
      delivered: "[]",
      given_up: '{"sender":"Refused."}',
    });
    await notify("overdue", id, {
      next_attempt_at: minutesAgo(2),
      delivered: '["team"]',
      attempts: 3,
    });
    await notify("due", id, { next_attempt_at: minutesAgo(0) });

    await adoptOldQueues(db);
    expect(await adopted()).toEqual([
      { id: "done.team", kind: "lead-notification", state: "done", attempts: 0 },
      { id: "failed.sender", kind: "lead-notification", state: "failed", attempts: 0 },
      { id: "overdue", kind: "lead-received", state: "waiting", attempts: 0 },
      { id: "overdue.team", kind: "lead-notification", state: "done", attempts: 0 },
    ]);
    expect(await failedNotifications(db)).toMatchObject([
      { leadId: id, channel: "sender", lastError: "Refused." },
    ]);
    const listRemaining = () => db.selectFrom("outbox").select("id").execute();
    expect(await listRemaining()).toEqual([{ id: "due" }]);

    // A restored database has no other process.
    await adoptOldQueues(db, { overdue: 0 });
    expect(await listRemaining()).toEqual([]);
  });

  it("include mails, purges and scheduled posts", async () => {
    const { db } = leads.database;
    const mail = { recipient: "a@x.test", subject: "Re", body: "Hello", thread: "[]" };
    const common = { ...mail, created_at: minutesAgo(9), lead_id: null };
    await db
      .insertInto("desk_mails")
      .values([
        {
          ...common,
          id: "sent",
          kind: "invitation",
          sent_at: minutesAgo(3),
          attempts: 0,
          next_attempt_at: "",
        },
        { ...common, id: "waiting", kind: "reply", next_attempt_at: minutesAgo(3), attempts: 2 },
      ])
      .execute();
    await db
      .insertInto("purges")
      .values({
        id: "purge",
        what: '{"addresses":["/"],"prefixes":[]}',
        created_at: minutesAgo(9),
        next_attempt_at: "",
      })
      .execute();
    await adoptOldQueues(db);
    await adoptOldQueues(db);
    expect(await adopted()).toEqual([
      { id: "purge", kind: "cdn-purge", state: "waiting", attempts: 0 },
      { id: "sent", kind: "invitation-mail", state: "done", attempts: 0 },
      { id: "waiting", kind: "desk-mail", state: "waiting", attempts: 2 },
    ]);
    expect((await claimJob(leads.database, "desk-mail", MINUTE))?.payload).toMatchObject({
      to: "a@x.test",
      text: "Hello",
    });
    // The link of a sent invitation is not stored.
    expect((await leads.listJobs()).find(({ id }) => id === "sent")?.payload).toBe("null");
  });
});
