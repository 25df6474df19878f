import { createHmac } from "node:crypto";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { ENGINES } from "@angadi/tests/databases";
import { startHookServer } from "@angadi/tests/hook-server";
import { startLeadNotifications } from "@angadi/tests/jobs";
import { createLeadDatabase } from "@angadi/tests/lead-database";
import { waitFor } from "@angadi/tests/wait-for";
import { createWebhookChannel } from "./webhook.ts";

const isNotification = ({ kind }: { kind: string }) => kind === "lead-notification";
const SECRET = "a secret of at least sixteen";

describe.each(ENGINES)("the webhook on %s", async (engine) => {
  const leads = await createLeadDatabase(engine);
  beforeEach(() => leads.clear());
  afterAll(leads.remove);

  const start = ({ url }: { url: string }) =>
    startLeadNotifications(leads.database, [createWebhookChannel({ url, secret: SECRET })]);
  const waitUntilNoJobs = () =>
    waitFor(async () => expect(await leads.listPendingJobs()).toEqual([]));

  it("is signed, and retried with the same delivery id", async () => {
    let requestCount = 0;
    await using hook = await startHookServer(() => ((requestCount += 1) === 1 ? 500 : 200));
    const reference = await leads.send("Hooked");
    await using _jobs = start(hook);
    await waitFor(async () =>
      expect((await leads.listPendingJobs())[0]?.last_error).toContain("500"),
    );
    await leads.makeJobsDue();
    await waitUntilNoJobs();

    const [first, second] = hook.received;
    expect(second?.headers["x-angadi-delivery"]).toBe(first?.headers["x-angadi-delivery"]);
    const [, time, signature] =
      /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(second?.headers["x-angadi-signature"])) ?? [];
    const expected = createHmac("sha256", SECRET).update(`${time}.${second?.body}`).digest("hex");
    expect(signature).toBe(expected);
    expect(JSON.parse(second?.body ?? "{}")).toMatchObject({ reference, name: "Hooked" });
  });

  it("includes where a lead came from, for either form", async () => {
    const context = {
      landingPath: "/affiliate?utm_source=mela",
      referrer: "https://search.test/",
      utm: { utm_source: "mela" },
      partnerId: "ravi-07",
      marketingOptIn: true,
    };
    await using hook = await startHookServer();
    await using _jobs = start(hook);
    await leads.send("Message", { context });
    await leads.apply("Application", { context });
    // The site also sends the application as a contact row, which is not delivered.
    await leads.send("Application", { message: undefined, context });
    await waitFor(() => expect(hook.received).toHaveLength(2));
    await waitUntilNoJobs();
    const bodies = hook.received.map(({ body }) => JSON.parse(body));
    expect(bodies.map(({ name, context }) => ({ name, context }))).toEqual([
      { name: "Message", context },
      { name: "Application", context },
    ]);
  });

  it("sends the id of the request, if it is valid", async () => {
    await using hook = await startHookServer();
    await using _jobs = start(hook);
    const requestId = "3d7f6a52-0000-4000-8000-000000000000";
    await leads.send("Valid id", {}, { "X-Request-Id": requestId });
    await leads.apply("Invalid id", {}, { "X-Request-Id": "<asha@shop.test>" });
    await leads.send("No id");
    await waitUntilNoJobs();
    const ids = hook.received.map(({ headers }) => headers["x-request-id"]);
    expect(ids).toEqual([requestId, undefined, undefined]);
  });

  it.each([
    [400, "failed"],
    [404, "failed"],
    [410, "failed"],
    [408, "pending"],
    [425, "pending"],
    [429, "pending"],
    [503, "pending"],
  ])("on status %i, leaves the job %s", async (status, state) => {
    await using hook = await startHookServer(() => status);
    await leads.send(`Answered ${status}`);
    await using _jobs = start(hook);
    await waitFor(async () =>
      expect(JSON.stringify(await leads.listJobs())).toContain(`${status}.`),
    );
    const [notification] = await leads.listJobs().then((jobs) => jobs.filter(isNotification));
    expect(notification?.state).toBe(state);
  });

  it("waits as long as the server asks in Retry-After", async () => {
    await using hook = await startHookServer(() => 503, { "Retry-After": "120" });
    const before = Date.now();
    await leads.send("Asked to wait");
    await using _jobs = start(hook);
    await waitFor(async () =>
      expect((await leads.listPendingJobs())[0]?.last_error).toBe("The webhook answered 503."),
    );
    const { run_at } = await leads.database.db
      .selectFrom("job_queue")
      .select("run_at")
      .where("kind", "=", "lead-notification")
      .executeTakeFirstOrThrow();
    expect(Date.parse(run_at)).toBeGreaterThanOrEqual(before + 120_000);
  });

  it("is retried if the server cannot be reached", async () => {
    const hook = await startHookServer();
    await hook.stop();
    await leads.send("Nobody there");
    await using _jobs = start(hook);
    await waitFor(async () =>
      expect((await leads.listPendingJobs())[0]?.last_error).toBe(
        "The webhook was not reached: it refused the connection.",
      ),
    );
  });
});
