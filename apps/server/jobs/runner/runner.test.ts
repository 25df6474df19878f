import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { enqueueJob } from "@angadi/api/jobs/queue";
import { ENGINES } from "@angadi/tests/databases";
import { createLeadDatabase } from "@angadi/tests/lead-database";
import { waitFor } from "@angadi/tests/wait-for";
import { JobError, type JobHandler, RETRY_FOR_DAYS } from "./job-handler.ts";
import type { Poller } from "./poll.ts";
import { startJobs } from "./runner.ts";

type Handler = JobHandler<"publish-post">;

const createLog = () => ({ info: vi.fn(), warn: vi.fn(), error: vi.fn() });
const SILENT = createLog();
/** As in production, only faster. */
const FAST_TIMING = { leaseMs: 1500, graceMs: 20 };
const HOUR_MS = 3_600_000;

const createHandler = (run: Handler["run"], options: Partial<Handler> = {}): Handler => ({
  kind: "publish-post",
  intervalMs: 20,
  timeoutMs: 60_000,
  retry: RETRY_FOR_DAYS,
  run,
  ...options,
});
const createFailure = (isPermanent: boolean) => new JobError("Not today.", { isPermanent });

/** Creates a run that ends only when it is aborted. */
const createEndlessRun =
  (onAbort: () => void = () => undefined): Handler["run"] =>
  (_job, signal) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener("abort", () => {
        onAbort();
        reject(new Error("aborted"));
      });
    });

describe.each(ENGINES)("the job runner on %s", async (engine) => {
  const leads = await createLeadDatabase(engine);
  beforeEach(() => leads.clear());
  afterAll(leads.remove);

  const pollers: Poller[] = [];
  const start = (handler: Handler, log = SILENT, timing = FAST_TIMING) => {
    const jobs = startJobs(leads.database, [handler], log, timing);
    pollers.push(jobs);
    return jobs;
  };
  // Also after a failed test.
  afterEach(() => Promise.all(pollers.splice(0).map((jobs) => jobs.stop())));

  const enqueue = (subject = "post") =>
    enqueueJob(leads.database.db, {
      kind: "publish-post",
      subject,
      payload: { publishAt: "" },
      requestId: "request",
    });
  const waitUntilNoJobs = () =>
    waitFor(async () => expect(await leads.listPendingJobs()).toEqual([]));
  const findJob = async () => (await leads.listJobs())[0];

  it("runs each job once, however many processes run", async () => {
    const runIds: string[] = [];
    const recordRun = createHandler(async ({ id }) => void runIds.push(id));
    for (let number = 0; number < 40; number += 1) await enqueue(`post ${number}`);
    const processes = [1, 2, 3].map(() => start(recordRun));
    await waitUntilNoJobs();
    await Promise.all(processes.map((jobs) => jobs.stop()));
    expect(runIds).toHaveLength(40);
    expect(new Set(runIds).size).toBe(40);
  });

  it("keeps its claim while a job outlasts the lease", async () => {
    const runIds: string[] = [];
    let finish = () => {};
    const slow = createHandler(
      ({ id }) =>
        new Promise<void>((resolve) => {
          runIds.push(id);
          finish = resolve;
        }),
    );
    await enqueue();
    start(slow);
    start(slow);
    await waitFor(() => expect(runIds).toHaveLength(1));
    const startedAt = Date.now();
    await waitFor(() => expect(Date.now() - startedAt).toBeGreaterThan(2 * FAST_TIMING.leaseMs));
    finish();
    await waitUntilNoJobs();
    expect(runIds).toHaveLength(1);
  });

  it("takes over a dead process's job once its lease has ended", async () => {
    await enqueue();
    const leaseEnd = new Date(Date.now() + FAST_TIMING.leaseMs).toISOString();
    await leads.database.db
      .updateTable("job_queue")
      .set({ claimed_by: "a dead process", run_at: leaseEnd })
      .execute();
    let ranAt = "";
    start(createHandler(async () => void (ranAt = new Date().toISOString())));
    await waitUntilNoJobs();
    expect(ranAt >= leaseEnd).toBe(true);
  });

  it("aborts a job that another process has taken over, and records nothing", async () => {
    await enqueue();
    const log = createLog();
    const onAbort = vi.fn();
    const jobs = start(createHandler(createEndlessRun(onAbort)), log);
    await waitFor(async () => expect((await findJob())?.claimed_by).toBeTruthy());
    const laterTime = new Date(Date.now() + HOUR_MS).toISOString();
    const otherClaim = { claimed_by: "another", run_at: laterTime, last_error: "theirs" };
    await leads.database.db.updateTable("job_queue").set(otherClaim).execute();
    await waitFor(() => expect(onAbort).toHaveBeenCalledOnce());
    await jobs.stop();
    expect(await findJob()).toMatchObject(otherClaim);
    expect(log.warn).toHaveBeenCalledOnce();
  });

  it("ends an attempt at its deadline, and retries", async () => {
    await enqueue();
    start(createHandler(createEndlessRun(), { timeoutMs: 50 }));
    await waitFor(async () =>
      expect(await findJob()).toMatchObject({ attempts: 1, last_error: "It took over 0.05 s." }),
    );
  });

  it("aborts an endless job when it stops, and leaves it to the next process", async () => {
    await enqueue();
    const onStart = vi.fn();
    const endless = createEndlessRun();
    const jobs = start(
      createHandler((job, signal) => {
        onStart();
        return endless(job, signal);
      }),
    );
    await waitFor(() => expect(onStart).toHaveBeenCalledOnce());
    await jobs.stop();
    expect(await findJob()).toMatchObject({ attempts: 0, last_error: null, claimed_by: null });

    start(createHandler(async () => undefined));
    await waitUntilNoJobs();
  });

  it("lets a job that is nearly done end when it stops", async () => {
    await enqueue();
    let finish: (() => void) | undefined;
    const slow = createHandler(() => new Promise<void>((resolve) => void (finish = resolve)));
    const jobs = start(slow, SILENT, { ...FAST_TIMING, graceMs: 20_000 });
    await waitFor(() => expect(finish).toBeDefined());
    const stopPromise = jobs.stop();
    finish?.();
    await stopPromise;
    expect((await findJob())?.state).toBe("done");
  });

  it("retries a failed job later", async () => {
    await enqueue();
    let shouldFail = true;
    const run = vi.fn(async () => {
      if (shouldFail) throw createFailure(false);
    });
    const startedAt = Date.now();
    start(createHandler(run));
    await waitFor(async () => {
      const job = await findJob();
      expect(job).toMatchObject({ attempts: 1, last_error: "Not today.", claimed_by: null });
      // The first retry is after some seconds.
      expect(Date.parse(job?.run_at ?? "") - startedAt).toBeGreaterThan(2000);
    });
    shouldFail = false;
    await leads.makeJobsDue();
    await waitUntilNoJobs();
    expect(run).toHaveBeenCalledTimes(2);
    expect(await findJob()).toMatchObject({ state: "done", last_error: null });
  });

  it("fails a job at once if its error is permanent", async () => {
    await enqueue("tea");
    const log = createLog();
    start(
      createHandler(() => Promise.reject(createFailure(true))),
      log,
    );
    await waitUntilNoJobs();
    expect(await findJob()).toMatchObject({ state: "failed", last_error: "Not today." });
    expect(log.error).toHaveBeenCalledOnce();
    expect(log.error.mock.calls[0]).toEqual([
      expect.objectContaining({ kind: "publish-post", subject: "tea", requestId: "request" }),
      "job failed",
    ]);
  });

  it("fails a job after its last retry, and stores no message of an unknown error", async () => {
    await enqueue();
    const attempts = RETRY_FOR_DAYS.maxFailures - 1;
    await leads.database.db.updateTable("job_queue").set({ attempts }).execute();
    const log = createLog();
    start(
      createHandler(() => Promise.reject(new TypeError("asha@shop.test"))),
      log,
    );
    await waitUntilNoJobs();
    expect(await findJob()).toMatchObject({
      state: "failed",
      last_error: "It failed (TypeError).",
    });
    expect(log.error).toHaveBeenCalledOnce();
    expect(JSON.stringify(log.error.mock.calls)).not.toContain("asha");
  });

  it("runs a job again later if it asks for that, and counts no failure", async () => {
    await enqueue();
    let runIn = HOUR_MS;
    start(createHandler(async () => (runIn > 0 ? { runIn } : undefined)));
    await waitFor(async () => {
      const job = await findJob();
      expect(job).toMatchObject({ attempts: 0, last_error: null, claimed_by: null });
      expect(Date.parse(job?.run_at ?? "") - Date.now()).toBeGreaterThan(HOUR_MS / 2);
    });
    runIn = 0;
    await leads.makeJobsDue();
    await waitUntilNoJobs();
  });

  it("logs that the database is down, and continues once it is back", async () => {
    const log = createLog();
    const { db } = leads.database;
    await db.schema.alterTable("job_queue").renameTo("away").execute();
    start(
      createHandler(async () => undefined),
      log,
    );
    await waitFor(() => expect(log.error).toHaveBeenCalled());
    await db.schema.alterTable("away").renameTo("job_queue").execute();
    await enqueue();
    await waitUntilNoJobs();
  });
});
