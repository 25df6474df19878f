import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { listFailedNotifications, retryNotifications } from "@angadi/api/jobs/lead-notifications";
import { findLead } from "@angadi/api/leads/leads";
import { ENGINES } from "@angadi/tests/databases";
import { startLeadNotifications } from "@angadi/tests/jobs";
import { createLeadDatabase } from "@angadi/tests/lead-database";
import { waitFor } from "@angadi/tests/wait-for";
import type { Channel } from "./channel.ts";
import { JobError } from "../runner/job-handler.ts";
import type { Poller } from "../runner/poll.ts";

const channel = (name: string, send: Channel["send"]): Channel => ({ name, send });
const refusal = (isPermanent: boolean) => new JobError("Not today.", { isPermanent });

describe.each(ENGINES)("notifications of leads on %s", async (engine) => {
  const leads = await createLeadDatabase(engine);
  beforeEach(() => leads.clear());
  afterAll(leads.remove);

  const running: Poller[] = [];
  const start = (...channels: Channel[]) => {
    running.push(startLeadNotifications(leads.database, channels));
  };
  // Also after a failed test.
  afterEach(() => Promise.all(running.splice(0).map((jobs) => jobs.stop())));
  const done = () => waitFor(async () => expect(await leads.listWaitingJobs()).toEqual([]));

  it("are retried through the failing channel only", async () => {
    await leads.send("Stubborn");
    const sentTo: string[] = [];
    let fails = true;
    start(
      channel("good", async () => void sentTo.push("good")),
      channel("bad", async () => {
        sentTo.push("bad");
        if (fails) throw refusal(false);
      }),
    );
    await waitFor(async () =>
      expect(await leads.listWaitingJobs()).toMatchObject([{ last_error: "Not today." }]),
    );
    expect(sentTo.toSorted()).toEqual(["bad", "good"]);
    fails = false;
    await leads.makeJobsDue();
    await done();
    expect(sentTo).toHaveLength(3);
    expect(sentTo.at(-1)).toBe("bad");
  });

  it("fail through one channel while the others succeed, and can be retried", async () => {
    const reference = await leads.send("Refused");
    const sentTo: string[] = [];
    let fails = true;
    start(
      channel("dead", async () => {
        if (fails) throw refusal(true);
        sentTo.push("dead");
      }),
      channel("good", async () => void sentTo.push("good")),
    );
    await done();
    expect(sentTo).toEqual(["good"]);
    const { db } = leads.database;
    const { id = "" } = (await findLead(db, reference)) ?? {};
    expect(await listFailedNotifications(db)).toMatchObject([
      { leadId: id, channel: "dead", lastError: "Not today." },
    ]);

    fails = false;
    expect(await retryNotifications(db, id)).toBe(true);
    await done();
    expect(sentTo).toEqual(["good", "dead"]);
    expect(await listFailedNotifications(db)).toEqual([]);
    expect(await retryNotifications(db, id)).toBe(false);
  });

  it("are not sent for a lead that was deleted", async () => {
    await leads.send("Gone");
    const { db } = leads.database;
    await db.deleteFrom("contact_messages").where("name", "=", "Gone").execute();
    expect(await leads.listJobs()).toEqual([]);
    // A process has claimed it already.
    await leads.send("Gone");
    const send = vi.fn();
    await db.updateTable("job_queue").set({ subject: "no such lead" }).execute();
    start(channel("never", async () => send()));
    await done();
    expect(send).not.toHaveBeenCalled();
  });

  it("fail if their channel is not configured any more", async () => {
    await leads.send("Unconfigured");
    start(channel("old", () => Promise.reject(refusal(false))));
    await waitFor(async () => expect((await leads.listWaitingJobs())[0]?.attempts).toBe(1));
    await running.pop()?.stop();
    await leads.makeJobsDue();
    start(channel("new", async () => undefined));
    await done();
    expect(await listFailedNotifications(leads.database.db)).toMatchObject([
      {
        channel: "old",
        lastError: "This way of telling about leads is no longer set up on the server: old.",
      },
    ]);
  });
});
