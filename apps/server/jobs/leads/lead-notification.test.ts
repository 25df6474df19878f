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

const createChannel = (name: string, send: Channel["send"]): Channel => ({ name, send });
const createFailure = (isPermanent: boolean) => new JobError("Not today.", { isPermanent });

describe.each(ENGINES)("notifications of leads on %s", async (engine) => {
  const leads = await createLeadDatabase(engine);
  beforeEach(() => leads.clear());
  afterAll(leads.remove);

  const pollers: Poller[] = [];
  const start = (...channels: Channel[]) => {
    pollers.push(startLeadNotifications(leads.database, channels));
  };
  // Also after a failed test.
  afterEach(() => Promise.all(pollers.splice(0).map((jobs) => jobs.stop())));
  const waitUntilNoJobs = () =>
    waitFor(async () => expect(await leads.listPendingJobs()).toEqual([]));

  it("are retried through the failing channel only", async () => {
    await leads.send("Stubborn");
    const sentTo: string[] = [];
    let shouldFail = true;
    start(
      createChannel("good", async () => void sentTo.push("good")),
      createChannel("bad", async () => {
        sentTo.push("bad");
        if (shouldFail) throw createFailure(false);
      }),
    );
    await waitFor(async () =>
      expect(await leads.listPendingJobs()).toMatchObject([{ last_error: "Not today." }]),
    );
    expect(sentTo.toSorted()).toEqual(["bad", "good"]);
    shouldFail = false;
    await leads.makeJobsDue();
    await waitUntilNoJobs();
    expect(sentTo).toHaveLength(3);
    expect(sentTo.at(-1)).toBe("bad");
  });

  it("fail through one channel while the others succeed, and can be retried", async () => {
    const reference = await leads.send("Refused");
    const sentTo: string[] = [];
    let shouldFail = true;
    start(
      createChannel("dead", async () => {
        if (shouldFail) throw createFailure(true);
        sentTo.push("dead");
      }),
      createChannel("good", async () => void sentTo.push("good")),
    );
    await waitUntilNoJobs();
    expect(sentTo).toEqual(["good"]);
    const { db } = leads.database;
    const { id = "" } = (await findLead(db, reference)) ?? {};
    expect(await listFailedNotifications(db)).toMatchObject([
      { leadId: id, channel: "dead", lastError: "Not today." },
    ]);

    shouldFail = false;
    expect(await retryNotifications(db, id)).toBe(true);
    await waitUntilNoJobs();
    expect(sentTo).toEqual(["good", "dead"]);
    expect(await listFailedNotifications(db)).toEqual([]);
    expect(await retryNotifications(db, id)).toBe(false);
  });

  it("are not sent for a lead that was deleted", async () => {
    await leads.send("Gone");
    const { db } = leads.database;
    await db.deleteFrom("contact_messages").where("name", "=", "Gone").execute();
    expect(await leads.listJobs()).toEqual([]);
    // As if a process had claimed the job before the lead was deleted.
    await leads.send("Gone");
    const send = vi.fn();
    await db.updateTable("job_queue").set({ subject: "no such lead" }).execute();
    start(createChannel("never", async () => send()));
    await waitUntilNoJobs();
    expect(send).not.toHaveBeenCalled();
  });

  it("fail if their channel is not configured any more", async () => {
    await leads.send("Unconfigured");
    start(createChannel("old", () => Promise.reject(createFailure(false))));
    await waitFor(async () => expect((await leads.listPendingJobs())[0]?.attempts).toBe(1));
    await pollers.pop()?.stop();
    await leads.makeJobsDue();
    start(createChannel("new", async () => undefined));
    await waitUntilNoJobs();
    expect(await listFailedNotifications(leads.database.db)).toMatchObject([
      {
        channel: "old",
        lastError: "This way of telling about leads is no longer set up on the server: old.",
      },
    ]);
  });
});
