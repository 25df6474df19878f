import assert from "node:assert/strict";
import { afterAll, describe, expect, it } from "vitest";
import type { JobKind } from "@angadi/api/jobs/job-kinds";
import { enqueueNotifications } from "@angadi/api/jobs/lead-notifications";
import { claimJob, settleJob } from "@angadi/api/jobs/queue";
import { schedulePost } from "@angadi/api/posts/states";
import { createPost, teaPost } from "@angadi/tests/create-post";
import { ENGINES } from "@angadi/tests/databases";
import { createTestDesk } from "@angadi/tests/desk";

const MINUTE_MS = 60_000;

describe.each(ENGINES)("background jobs at the desk on %s", async (engine) => {
  const desk = await createTestDesk(engine, { smtpUrl: "smtp://127.0.0.1:9" });
  const support = await desk.join("support", "Mina");
  const owner = await desk.join("owner", "Asha");
  afterAll(desk.remove);

  const loadPage = async (path: string, cookie = support) =>
    (await desk.visit(path, { cookie })).text();
  const retry = (path: string) => desk.visit(path, { cookie: support, form: {} });
  const listFailed = () => desk.ports.jobs.listFailed();

  async function claimNext<K extends JobKind>(kind: K) {
    const job = await claimJob(desk.database, kind, MINUTE_MS);
    assert(job);
    return job;
  }
  /** Sends a lead whose notification to the team fails. Returns its reference. */
  async function sendLeadWithFailedNotification(name: string): Promise<string> {
    const { db } = desk.database;
    const reference = await desk.leads.send(name);
    const receivedJob = await claimNext("lead-received");
    await enqueueNotifications(db, receivedJob, ["team"]);
    await settleJob(db, receivedJob, { is: "done" });
    const notification = await claimNext("lead-notification");
    await settleJob(db, notification, { is: "failed", error: "The mail server refused it." });
    return reference;
  }
  /** Sends an invitation whose mail fails. */
  async function inviteWithFailingMail(email: string): Promise<void> {
    const [actor] = await desk.ports.accounts.list();
    assert(actor);
    await desk.ports.invite(actor, email, "editor");
    const error = "The address does not exist.";
    await settleJob(desk.database.db, await claimNext("invitation-mail"), { is: "failed", error });
  }

  it("are listed with the reason of their failure, and retried one by one or together", async () => {
    expect(await loadPage("/jobs")).toContain("No failed jobs.");
    const reference = await sendLeadWithFailedNotification("Ravi <b>");
    await sendLeadWithFailedNotification("Lata");
    await inviteWithFailingMail("new@angadi.test");
    expect((await desk.ports.countPending()).failedJobCount).toBe(3);
    expect(await loadPage("/")).toContain('href="/jobs"');
    const list = await loadPage("/jobs");
    expect(list).toContain("Ravi &lt;b&gt;");
    expect(list).toMatch(/Our team<\/b> The mail server refused it\./);
    expect(list).toMatch(/Invitation[^]*new@angadi.test<\/b> The address does not exist\./);
    expect(list).toMatch(/Lead notification<\/td><td>2 failed</);
    expect(list).not.toContain("/welcome?token=");

    const notification = (await listFailed()).find(({ lead }) => lead?.reference === reference);
    const path = `/jobs/${notification?.id}`;
    expect((await retry(path)).status).toBe(303);
    expect((await retry(path)).status).toBe(409);
    expect((await retry("/jobs/none")).status).toBe(409);
    expect(await listFailed()).toHaveLength(2);
    expect(await desk.ports.log.list({ before: undefined, limit: 1 })).toMatchObject([
      { action: "mail-retried", subject: reference, staffName: "Mina" },
    ]);
    expect((await claimNext("lead-notification")).id).toBe(notification?.id);

    expect((await retry("/jobs")).status).toBe(303);
    expect(await listFailed()).toEqual([]);
    await claimNext("lead-notification");
    await claimNext("invitation-mail");
  });

  it("are shown on Today and in the list with the reason for their retries", async () => {
    const { db } = desk.database;
    const error = "The mail server was not reached: it refused the connection (ECONNREFUSED).";
    for (const name of ["Kept waiting", "Kept waiting, too"]) {
      await desk.leads.send(name);
      const receivedJob = await claimNext("lead-received");
      await enqueueNotifications(db, receivedJob, ["team"]);
      await settleJob(db, receivedJob, { is: "done" });
    }
    for (let count = 0; count < 2; count += 1)
      await settleJob(db, await claimNext("lead-notification"), {
        is: "retry",
        error,
        runIn: MINUTE_MS,
      });
    expect((await desk.ports.countPending()).failingJobs).toMatchObject([
      { kind: "lead-notification", error, count: 2 },
    ]);
    for (const path of ["/", "/jobs"])
      expect(await loadPage(path)).toContain(`<b>Lead notification</b>: ${error} 2 waiting`);
    await db.deleteFrom("job_queue").where("last_error", "=", error).execute();
    for (const path of ["/", "/jobs"]) expect(await loadPage(path)).not.toContain("ECONNREFUSED");
  });

  it("no longer include a failed invitation once the address is invited again", async () => {
    await inviteWithFailingMail("twice@angadi.test");
    expect(await listFailed()).toHaveLength(1);
    await desk.visit("/people", {
      cookie: owner,
      form: { email: "twice@angadi.test", role: "editor" },
    });
    expect(await listFailed()).toEqual([]);
  });

  it("no longer include the mail of a revoked invitation, however its address was spelled", async () => {
    const form = { email: "Mixed.Case@Angadi.test", role: "editor" };
    const countQueuedMails = async () =>
      (
        await desk.database.db
          .selectFrom("job_queue")
          .select("subject")
          .where("kind", "=", "invitation-mail")
          .where("subject", "like", "%ixed%")
          .execute()
      ).length;
    for (const email of [form.email, "mixed.case@angadi.TEST"]) {
      await desk.visit("/people", { cookie: owner, form: { ...form, email } });
      expect(await countQueuedMails()).toBe(1);
    }
    await desk.visit("/people/withdraw", { cookie: owner, form });
    expect(await countQueuedMails()).toBe(0);
  });

  it("appear on Today next to the scheduled posts", async () => {
    const id = await createPost(desk.database.db, "Asha");
    const publishAt = new Date(Date.now() + 3_600_000);
    await schedulePost(
      desk.database.db,
      id,
      { document: teaPost, base: 1, savedBy: "Asha", page: "" },
      publishAt,
    );
    expect(await desk.ports.countPending()).toMatchObject({
      scheduledPostCount: 1,
      nextPostAt: publishAt.toISOString(),
    });
    expect(await loadPage("/", owner)).toContain('href="/posts?state=scheduled"');
    expect(await loadPage("/")).not.toContain('href="/posts');
  });
});
