import assert from "node:assert/strict";
import { afterAll, describe, expect, it } from "vitest";
import type { JobKind } from "@angadi/api/jobs/job-kinds";
import { enqueueNotifications } from "@angadi/api/jobs/lead-notifications";
import { claimJob, settleJob } from "@angadi/api/jobs/queue";
import { schedulePost } from "@angadi/api/posts/states";
import { createPost, teaPost } from "@angadi/tests/create-post";
import { ENGINES } from "@angadi/tests/databases";
import { createTestDesk } from "@angadi/tests/desk";

const MINUTE = 60_000;

describe.each(ENGINES)("background jobs at the desk on %s", async (engine) => {
  const desk = await createTestDesk(engine, { smtpUrl: "smtp://127.0.0.1:9" });
  const support = await desk.join("support", "Mina");
  const owner = await desk.join("owner", "Asha");
  afterAll(desk.remove);

  const page = async (path: string, cookie = support) =>
    (await desk.visit(path, { cookie })).text();
  const retry = (path: string) => desk.visit(path, { cookie: support, form: {} });
  const failed = () => desk.ports.jobs.listFailed();

  async function claim<K extends JobKind>(kind: K) {
    const job = await claimJob(desk.database, kind, MINUTE);
    assert(job);
    return job;
  }
  /** Sends a lead whose notification to the team fails. Returns its reference. */
  async function sendLeadWithFailedNotification(name: string): Promise<string> {
    const { db } = desk.database;
    const reference = await desk.leads.send(name);
    const received = await claim("lead-received");
    await enqueueNotifications(db, received, ["team"]);
    await settleJob(db, received, { is: "done" });
    const notification = await claim("lead-notification");
    await settleJob(db, notification, { is: "failed", error: "The mail server refused it." });
    return reference;
  }
  /** Sends an invitation whose mail fails. */
  async function inviteUnknown(email: string): Promise<void> {
    const [by] = await desk.ports.accounts.list();
    assert(by);
    await desk.ports.invite(by, email, "editor");
    const error = "The address does not exist.";
    await settleJob(desk.database.db, await claim("invitation-mail"), { is: "failed", error });
  }

  it("are listed with the reason of their failure, and are retried one by one or all at once", async () => {
    expect(await page("/jobs")).toContain("No failed jobs.");
    const reference = await sendLeadWithFailedNotification("Ravi <b>");
    await sendLeadWithFailedNotification("Lata");
    await inviteUnknown("new@angadi.test");
    expect((await desk.ports.countPending()).failedJobCount).toBe(3);
    expect(await page("/")).toContain('href="/jobs"');
    const list = await page("/jobs");
    expect(list).toContain("Ravi &lt;b&gt;");
    expect(list).toMatch(/Our team<\/b> The mail server refused it\./);
    expect(list).toMatch(/Invitation[^]*new@angadi.test<\/b> The address does not exist\./);
    expect(list).toMatch(/Lead notification<\/td><td>2 failed</);
    expect(list).not.toContain("/welcome?token=");

    const notification = (await failed()).find(({ lead }) => lead?.reference === reference);
    const path = `/jobs/${notification?.id}`;
    expect((await retry(path)).status).toBe(303);
    expect((await retry(path)).status).toBe(409);
    expect((await retry("/jobs/none")).status).toBe(409);
    expect(await failed()).toHaveLength(2);
    expect(await desk.ports.log.list({ before: undefined, limit: 1 })).toMatchObject([
      { action: "mail-retried", subject: reference, staffName: "Mina" },
    ]);
    expect((await claim("lead-notification")).id).toBe(notification?.id);

    expect((await retry("/jobs")).status).toBe(303);
    expect(await failed()).toEqual([]);
    await claim("lead-notification");
    await claim("invitation-mail");
  });

  it("say on Today and in the list why they are retried, at once", async () => {
    const { db } = desk.database;
    const error = "The mail server was not reached: it refused the connection (ECONNREFUSED).";
    for (const name of ["Kept waiting", "Kept waiting, too"]) {
      await desk.leads.send(name);
      const received = await claim("lead-received");
      await enqueueNotifications(db, received, ["team"]);
      await settleJob(db, received, { is: "done" });
    }
    for (let failures = 0; failures < 2; failures += 1)
      await settleJob(db, await claim("lead-notification"), { is: "retry", error, runIn: MINUTE });
    expect((await desk.ports.countPending()).failingJobs).toMatchObject([
      { kind: "lead-notification", error, count: 2 },
    ]);
    for (const path of ["/", "/jobs"])
      expect(await page(path)).toContain(`<b>Lead notification</b>: ${error} 2 waiting`);
    await db.deleteFrom("job_queue").where("last_error", "=", error).execute();
    for (const path of ["/", "/jobs"]) expect(await page(path)).not.toContain("ECONNREFUSED");
  });

  it("drop a failed invitation when the address is invited again", async () => {
    await inviteUnknown("twice@angadi.test");
    expect(await failed()).toHaveLength(1);
    await desk.visit("/people", {
      cookie: owner,
      form: { email: "twice@angadi.test", role: "editor" },
    });
    expect(await failed()).toEqual([]);
  });

  it("drop an invitation's mail when it is revoked, however its address was spelt", async () => {
    const form = { email: "Mixed.Case@Angadi.test", role: "editor" };
    const queued = async () =>
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
      expect(await queued()).toBe(1);
    }
    await desk.visit("/people/withdraw", { cookie: owner, form });
    expect(await queued()).toBe(0);
  });

  it("appear on Today next to the scheduled posts", async () => {
    const id = await createPost(desk.database.db, "Asha");
    const publishAt = new Date(Date.now() + 3_600_000);
    await schedulePost(
      desk.database.db,
      id,
      { document: teaPost, base: 1, by: "Asha", page: "" },
      publishAt,
    );
    expect(await desk.ports.countPending()).toMatchObject({
      scheduledPostCount: 1,
      nextPostAt: publishAt.toISOString(),
    });
    expect(await page("/", owner)).toContain('href="/posts?state=scheduled"');
    expect(await page("/")).not.toContain('href="/posts');
  });
});
