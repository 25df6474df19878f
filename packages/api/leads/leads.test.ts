import fc from "fast-check";
import { afterAll, describe, expect, it, vi } from "vitest";
import { application } from "@angadi/tests/affiliate-application";
import { ENGINES, createTestDatabase } from "@angadi/tests/databases";
import { anyLeadBody } from "@angadi/tests/lead-bodies";
import {
  contactMessage as message,
  createJsonRequest,
  readReference,
} from "@angadi/tests/send-lead";
import { countRows } from "@angadi/tests/lead-database";
import { UNLIMITED } from "@angadi/tests/unlimited";
import { createApi } from "../app.ts";
import { CLIENT_ADDRESS_HEADER } from "../http/client-address.ts";
import { findLead } from "./leads.ts";
import { type RateLimits, createRateLimits } from "../http/rate-limits.ts";

const CONTACT = "/api/business/contact";
const AFFILIATE = "/admin/affiliate-partner/create";

describe.each(ENGINES)("leads on %s", async (engine) => {
  const errors: unknown[] = [];
  const createApiWithLimits = (limits: RateLimits) =>
    createApi({
      db: database.db,
      businessId: "angadi",
      ...UNLIMITED,
      limits,
      log: { error: (details) => errors.push(details) },
    });

  const { database, remove } = await createTestDatabase(engine);
  const api = createApiWithLimits(UNLIMITED.limits);
  afterAll(remove);

  const send = (
    path: string,
    body: unknown,
    { to = api, headers = {} }: { to?: typeof api; headers?: Record<string, string> } = {},
  ) => to.request(path, createJsonRequest(body, headers));
  const countLeads = () => countRows(database);

  it("treats the same message without a key as one lead for ten minutes", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-01-01T10:09:00Z") });
    const fields = { ...message, name: "Twice" };
    const first = await readReference(await send(CONTACT, fields));
    vi.setSystemTime(new Date("2026-01-01T10:15:00Z"));
    expect(await readReference(await send(CONTACT, fields))).toBe(first);
    expect(await readReference(await send(CONTACT, { ...fields, message: "Else" }))).not.toBe(
      first,
    );
    vi.setSystemTime(new Date("2026-01-01T10:31:00Z"));
    expect(await readReference(await send(CONTACT, fields))).not.toBe(first);
    vi.useRealTimers();
  });

  it("treats concurrent copies of a message as one lead", async () => {
    const fields = { ...message, name: "At once" };
    const responses = await Promise.all(Array.from({ length: 8 }, () => send(CONTACT, fields)));
    const references = await Promise.all(responses.map(readReference));
    expect(new Set(references).size).toBe(1);
  });

  it("limits leads a minute from one address, and says how long to wait", async () => {
    const limitedApi = createApiWithLimits(
      createRateLimits({ perMinute: 3, emailPerHour: 0, lookUpsPerMinute: 0, namesPerMinute: 0 }),
    );
    const sendFrom = (address: string, number: number) =>
      send(
        CONTACT,
        { ...message, name: `From ${address} ${number}` },
        {
          to: limitedApi,
          headers: { [CLIENT_ADDRESS_HEADER]: address },
        },
      );
    for (const number of [1, 2, 3]) expect((await sendFrom("192.0.2.1", number)).status).toBe(201);
    const rejected = await sendFrom("192.0.2.1", 4);
    expect(rejected.status).toBe(429);
    const wait = Number(rejected.headers.get("Retry-After"));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(((await rejected.json()) as { message: string }).message).toMatch(/wait \d+ seconds/);
    expect((await sendFrom("192.0.2.2", 1)).status).toBe(201);
  });

  it("limits leads an hour from one email address, for each kind separately", async () => {
    const limitedApi = createApiWithLimits(
      createRateLimits({ perMinute: 0, emailPerHour: 2, lookUpsPerMinute: 0, namesPerMinute: 0 }),
    );
    const sendLead = (number: number, email = "Busy@shop.test") =>
      send(CONTACT, { ...message, email, name: `Busy ${number}` }, { to: limitedApi });
    expect((await sendLead(1)).status).toBe(201);
    expect((await sendLead(2, "busy@shop.test")).status).toBe(201);
    expect((await sendLead(3)).status).toBe(429);
    const applicationResponse = await send(
      AFFILIATE,
      { ...application, email: "busy@shop.test" },
      { to: limitedApi },
    );
    expect(applicationResponse.status).toBe(201);
    const contactRow = { ...message, email: "busy@shop.test", message: undefined };
    expect((await send(CONTACT, contactRow, { to: limitedApi })).status).toBe(201);
  });

  it("stores a waitlist entry with its draft, and without a phone number", async () => {
    const fields = { ...message, name: "Meera Cakes", mobileNo: undefined };
    const draft = "/ai-website-builder#try?sentence=Cakes+in+Nellore%2C+%E2%82%B9450";
    for (const path of [draft, ""]) {
      const reference = await readReference(
        await send(CONTACT, { ...fields, message: `Draft ${path}`, context: { draft: path } }),
      );
      const lead = await findLead(database.db, reference);
      expect(lead).toMatchObject({
        kind: "waitlist",
        phone: { input: "", e164: null },
        context: { draft: path },
      });
      const { kind } = await database.db
        .selectFrom("lead_states")
        .select("kind")
        .where("lead_id", "=", lead?.id ?? "")
        .executeTakeFirstOrThrow();
      expect(kind).toBe("waitlist");
    }
    for (const context of [
      undefined,
      {},
      { draft: "https://evil.test/" },
      { draft: "/ai-website-builder#try?sentence=<b>" },
      { draft: `/ai-website-builder#try?sentence=${"x".repeat(20_000)}` },
    ])
      expect((await send(CONTACT, { ...fields, context })).status).toBe(400);
  });

  it("handles a thousand random bodies without a 5xx or a half-stored lead", async () => {
    const before = await countLeads();
    let acceptedCount = 0;
    let bodyCount = 0;
    await fc.assert(
      fc.asyncProperty(anyLeadBody, fc.constantFrom(CONTACT, AFFILIATE), async (body, path) => {
        bodyCount += 1;
        const response = await send(path, body);
        expect(response.status).toBeLessThan(500);
        const result = (await response.json()) as { message: string; data?: { id: string } };
        expect(result.message).toMatch(/\S/);
        if (response.status !== 201) return;
        acceptedCount += 1;
        // An acknowledged lead is stored.
        expect(await findLead(database.db, result.data?.id ?? "")).toBeDefined();
      }),
      { numRuns: 1000 },
    );
    expect(errors).toEqual([]);
    const [messages = 0, applications = 0] = await countLeads();
    expect(messages + applications - (before[0] ?? 0) - (before[1] ?? 0)).toBeLessThanOrEqual(
      acceptedCount,
    );
    expect(bodyCount).toBeGreaterThanOrEqual(1000);
    expect(acceptedCount).toBeGreaterThan(10);
    // Each lead with a notification has its job, and there are no others.
    const orphanJobs = await database.db
      .selectFrom("job_queue")
      .select("subject")
      .where("subject", "not in", database.db.selectFrom("contact_messages").select("id"))
      .where("subject", "not in", database.db.selectFrom("affiliate_applications").select("id"))
      .execute();
    expect(orphanJobs).toEqual([]);
    const leadIdsWithJobs = database.db
      .selectFrom("job_queue")
      .select((eb) => eb.ref("subject").$notNull().as("subject"))
      .where("subject", "is not", null);
    const unnotifiedLeads = await database.db
      .selectFrom("contact_messages")
      .select("id")
      .where("message", "is not", null)
      .where("id", "not in", leadIdsWithJobs)
      .execute();
    expect(unnotifiedLeads).toEqual([]);
  }, 180_000);
});
