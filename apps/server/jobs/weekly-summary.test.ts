import { randomUUIDv7 } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import type { JobPayloads } from "@angadi/api/jobs/job-kinds";
import { enqueueJob } from "@angadi/api/jobs/queue";
import { ENGINES } from "@angadi/tests/databases";
import { createTestDesk } from "@angadi/tests/desk";
import { startFastJobs } from "@angadi/tests/jobs";
import { waitFor } from "@angadi/tests/wait-for";
import { startMailServer } from "@angadi/tests/mail-server";
import { insertOldLead } from "@angadi/tests/old-leads";
import { createDeskMailHandlers } from "./desk-mail.ts";
import { enqueueRecurringJobs } from "./housekeeping.ts";
import { getNextSummaryTime, createWeeklySummaryHandler } from "./weekly-summary.ts";

const DESK = { port: 3001, isPortSet: true, host: "127.0.0.1", url: "https://desk.angadi.test" };
/** A Monday, after 8 in the morning in India. */
const MONDAY = new Date("2026-11-30T02:31:00Z");
const NEXT_MONDAY = new Date("2026-12-07T02:31:00Z");

it.each([
  ["2026-11-29T18:29:00Z", "2026-11-30T02:30:00.000Z"],
  ["2026-11-30T02:29:59Z", "2026-11-30T02:30:00.000Z"],
  ["2026-11-30T02:30:00Z", "2026-12-07T02:30:00.000Z"],
  ["2026-12-02T12:00:00Z", "2026-12-07T02:30:00.000Z"],
])("after %s the next summary is due on Monday at 8 in India", (time, expected) => {
  expect(new Date(getNextSummaryTime(Date.parse(time))).toISOString()).toBe(expected);
});

describe.each(ENGINES)("the weekly summary on %s", async (engine) => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "summary-"));

  const mail = await startMailServer();
  const desk = await createTestDesk(engine, { smtpUrl: mail.url });
  const owner = await desk.join("owner", "Asha");
  await desk.join("owner", "Ravi");
  await desk.join("support", "Mina");
  afterEach(() => vi.useRealTimers());
  afterAll(async () => {
    await mail.stop();
    await desk.remove();
    rmSync(dataDir, { recursive: true });
  });

  /** Runs the recurring job at a given time. */
  async function runAt(now: Date, { hasMail = true } = {}) {
    const notify = {
      mail: hasMail ? { smtpUrl: mail.url, to: "team@angadi.test", budgetPerHour: 0 } : undefined,
      webhook: undefined,
    };
    const handler = createWeeklySummaryHandler(desk.database.db, { notify, dataDir, desk: DESK });
    vi.useFakeTimers({ toFake: ["Date"], now });
    const job = {
      id: "weekly-summary",
      kind: "weekly-summary",
      subject: null,
      payload: null,
      requestId: null,
      attempts: 0,
      claim: "",
    } as const;
    const outcome = await handler.run(job, new AbortController().signal);
    vi.useRealTimers();
    return outcome;
  }
  const listQueuedMails = async () =>
    (await desk.leads.listJobs())
      .filter(({ kind }) => kind === "summary-mail")
      .map(({ id, payload, state }) => {
        const { to, subject, text } = JSON.parse(payload) as JobPayloads["summary-mail"];
        return { id, state, to, subject, text };
      })
      .toSorted((a, b) => a.to.localeCompare(b.to));

  it("is queued once for the next Monday, and waits without a mail server", async () => {
    await enqueueRecurringJobs(desk.database.db);
    await enqueueRecurringJobs(desk.database.db);
    const jobs = (await desk.leads.listJobs()).filter(({ kind }) => kind === "weekly-summary");
    expect(jobs).toHaveLength(1);
    expect(Date.parse(jobs[0]?.run_at ?? "")).toBeGreaterThan(Date.now());

    const weekMs = 7 * 24 * 60 * 60 * 1000;
    expect(await runAt(MONDAY, { hasMail: false })).toEqual({ runIn: weekMs - 60_000 });
    expect(await listQueuedMails()).toEqual([]);
  });

  it("reports the previous week in India to each owner, once", async () => {
    const { db } = desk.database;
    for (const [createdAt, isApplication] of [
      ["2026-11-22T18:29:59.000Z", false],
      ["2026-11-22T18:30:00.000Z", false],
      ["2026-11-29T18:29:59.000Z", false],
      ["2026-11-29T18:30:00.000Z", false],
      ["2026-10-01T00:00:00.000Z", true],
    ] as const)
      await insertOldLead(db, { email: "asha@shop.test", createdAt, isApplication });
    const spamId = await insertOldLead(db, {
      email: "spam@x.test",
      createdAt: "2026-11-25T00:00:00.000Z",
    });
    await db
      .updateTable("lead_states")
      .set({ status: "spam" })
      .where("lead_id", "=", spamId)
      .execute();
    const failedId = randomUUIDv7();
    await enqueueJob(db, { id: failedId, kind: "lead-notification", payload: { channel: "team" } });
    await db.updateTable("job_queue").set({ state: "failed" }).where("id", "=", failedId).execute();
    const backupRecord = JSON.stringify({ upTo: "2026-11-29T22:00:00.000Z" });
    writeFileSync(path.join(dataDir, "backup.json"), backupRecord);

    await runAt(MONDAY);
    await runAt(new Date(MONDAY.getTime() + 60_000));
    const mails = await listQueuedMails();
    expect(mails.map(({ to }) => to)).toEqual(["asha@angadi.test", "ravi@angadi.test"]);
    expect(mails[0]?.subject).toBe("Your week at Angadi: 2 new leads");
    const lines = mails[0]?.text.trim().split("\n") ?? [];
    expect(lines).toEqual(
      expect.arrayContaining([
        "This was your week, from 23 November 2026 to 29 November 2026:",
        "New leads: 2",
        "Pending applications: 1",
        "Failed emails and notifications: 1",
        expect.stringMatching(/^Last backup: 30 November 2026.* 3:30\Wam \(India\)$/),
        "Open the desk: https://desk.angadi.test",
      ]),
    );
    expect(lines.at(-1)).toBe(
      "To stop this email, turn off “Weekly summary” under Your account: https://desk.angadi.test/account",
    );
  });

  it("is sent by mail", async () => {
    const jobs = startFastJobs(desk.database, createDeskMailHandlers(mail.url, "team@angadi.test"));
    await waitFor(() => expect(mail.received).toHaveLength(2));
    await waitFor(async () => {
      expect((await listQueuedMails()).map(({ state }) => state)).toEqual(["done", "done"]);
    });
    await jobs.stop();
    expect(mail.received.flatMap(({ to }) => to).toSorted()).toEqual([
      "asha@angadi.test",
      "ravi@angadi.test",
    ]);
  });

  it("stops for an owner who turns it off on their account page, and resumes when turned on", async () => {
    const readAccountPage = async () => (await desk.visit("/account", { cookie: owner })).text();
    const saveSetting = async (form: Record<string, string>) => {
      const response = await desk.visit("/account/summary", { cookie: owner, form });
      return (await desk.visit(response.headers.get("location") ?? "", { cookie: owner })).text();
    };
    expect(await readAccountPage()).toMatch(/name="summary"[^>]* checked/);
    expect(await saveSetting({})).toContain("The weekly summary is off.");
    expect(await readAccountPage()).not.toMatch(/name="summary"[^>]* checked/);
    await runAt(NEXT_MONDAY);
    const latestMails = (await listQueuedMails()).filter(({ id }) =>
      id.startsWith("summary-2026-12-07"),
    );
    expect(latestMails.map(({ to }) => to)).toEqual(["ravi@angadi.test"]);
    expect(await saveSetting({ summary: "on" })).toContain("The weekly summary is on.");
    expect(await readAccountPage()).toMatch(/name="summary"[^>]* checked/);
  });

  it("is offered to owners only", async () => {
    const support = await desk.join("support", "Zoya");
    const html = await (await desk.visit("/account", { cookie: support })).text();
    expect(html).not.toContain("Weekly summary");
  });
});
