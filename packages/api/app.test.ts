import { afterAll, describe, expect, it } from "vitest";
import { blogPostResponse } from "@angadi/contract/blog-post";
import { businessTypeResponse } from "@angadi/contract/business-type";
import { readList } from "@angadi/contract/envelope";
import { planResponse } from "@angadi/contract/plan";
import { application } from "@angadi/tests/affiliate-application";
import { ENGINES, createSeededDatabase } from "@angadi/tests/databases";
import { createTestApi } from "@angadi/tests/unlimited";
import { contactMessage as lead, createJsonRequest } from "@angadi/tests/send-lead";
import { seed } from "./seed/seed.ts";

const failOnSkip = (reason: string) => {
  throw new Error(reason);
};

describe.each(ENGINES)("the API on %s", async (engine) => {
  const { database, remove } = await createSeededDatabase(engine);
  const api = createTestApi(database.db);
  afterAll(remove);

  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    api.request(path, createJsonRequest(body, headers));

  const count = async (table: "contact_messages" | "affiliate_applications" | "job_queue") =>
    (await database.db.selectFrom(table).select("id").execute()).length;

  it("lists the seeded business types", async () => {
    const response = await api.request("/api/admin/master/business/industry/sub/all");
    const types = readList(await response.json(), businessTypeResponse, failOnSkip);
    expect(types.length).toBeGreaterThanOrEqual(120);
    expect(new Set(types.map(({ id }) => id)).size).toBe(types.length);
  });

  it("pages through posts, newest first, without repeating one", async () => {
    const readPage = async (pageNo: number, size: number) => {
      const body = { businessId: "angadi", pageNo, size };
      const response = await post("/api/business/blog/business", body);
      return readList(await response.json(), blogPostResponse, failOnSkip);
    };
    const allPosts = await readPage(0, 100);
    expect(allPosts.length).toBeGreaterThanOrEqual(6);
    expect(allPosts.every(({ blocks, cover }) => blocks.length > 5 && cover?.alt)).toBe(true);
    const times = allPosts.map(({ createdAt }) => createdAt ?? "");
    expect(times).toEqual(times.toSorted().toReversed());
    const firstFour = [...(await readPage(0, 2)), ...(await readPage(1, 2))];
    expect(firstFour.map(({ id }) => id)).toEqual(allPosts.slice(0, 4).map(({ id }) => id));
    expect(await readPage(1000, 20)).toEqual([]);
  });

  it("finds one post, and returns 404 if there is none", async () => {
    const existing = await api.request("/api/business/blog/get-paid-on-time");
    expect(existing.status).toBe(200);
    const inUpperCase = await api.request("/api/business/blog/GET-Paid-on-time");
    expect(await inUpperCase.json()).toMatchObject({ data: { id: "get-paid-on-time" } });
    const missing = await api.request("/api/business/blog/nope%00");
    expect(missing.status).toBe(404);
    expect(await missing.json()).toEqual({ message: "Blog not found" });
  });

  it("returns the four plans of a country exactly as specified", async () => {
    const response = await api.request("/api/business/subscription?countryId=IN");
    const plans = readList(await response.json(), planResponse, failOnSkip);
    expect(
      plans.map(({ planName, monthlyPrice, yearlyPrice }) => [planName, monthlyPrice, yearlyPrice]),
    ).toEqual([
      ["AI Jumpstart", 0, 0],
      ["AI Growth Engine", 1999, 19_599],
      ["AI Powerhouse", 4999, 49_999],
      ["AI Growth Partner", 0, 0],
    ]);
    const otherCountry = await api.request("/api/business/subscription?countryId=XX");
    expect(await otherCountry.json()).toEqual({ data: [] });
  });

  it("stores a contact message and its notification together", async () => {
    const before = { messages: await count("contact_messages"), jobs: await count("job_queue") };
    const response = await post("/api/business/contact", {
      ...lead,
      context: { landingPath: "/" },
    });
    expect(response.status).toBe(201);
    const { data } = await response.json();
    expect(data.reference).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    const row = await database.db
      .selectFrom("contact_messages")
      .selectAll()
      .where("id", "=", data.id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      name: lead.name,
      email: lead.email,
      mobile_no: lead.mobileNo,
      message: lead.message,
      context: '{"landingPath":"/"}',
    });
    expect(await count("contact_messages")).toBe(before.messages + 1);
    expect(await count("job_queue")).toBe(before.jobs + 1);
  });

  it("accepts an affiliate's contact without a message, and queues no notification for it", async () => {
    const jobCount = await count("job_queue");
    const { message: _message, ...contact } = lead;
    expect((await post("/api/business/contact", contact)).status).toBe(201);
    expect(await count("job_queue")).toBe(jobCount);
  });

  it("stores an affiliate application and its notification together", async () => {
    const jobCount = await count("job_queue");
    const response = await post("/admin/affiliate-partner/create", application);
    expect(response.status).toBe(201);
    const { data } = await response.json();
    const row = await database.db
      .selectFrom("affiliate_applications")
      .selectAll()
      .where("id", "=", data.id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ company_name: "Ravi & Co", affiliate_type: "Digitalmarketer" });
    expect(await count("job_queue")).toBe(jobCount + 1);
  });

  it.each([
    ["/api/business/contact", lead],
    ["/admin/affiliate-partner/create", application],
  ])("returns the first response to concurrent repeats of a key at %s", async (path, body) => {
    const key = { "Idempotency-Key": `key-${path.length}` };
    const responses = await Promise.all(Array.from({ length: 8 }, () => post(path, body, key)));
    const references = new Set<string>();
    for (const response of responses) {
      expect(response.status).toBe(201);
      references.add((await response.json()).data.reference);
    }
    expect(references.size).toBe(1);
  });

  it.each([
    ["another business", { ...lead, businessId: "other" }, "businessId"],
    ["no name", { ...lead, name: " " }, "name"],
    ["no email", { ...lead, email: undefined }, "email"],
    ["an invalid email", { ...lead, email: "asha" }, "email"],
    ["a blank message", { ...lead, message: "\n" }, "message"],
    ["a name that is not text", { ...lead, name: { a: 1 } }, "name"],
    ["a list", [], "body"],
    ["null", null, "body"],
  ])("rejects a contact with %s by field, and writes nothing", async (_case, body, field) => {
    const before = await count("contact_messages");
    const response = await post("/api/business/contact", body);
    expect(response.status).toBe(400);
    const rejection = await response.json();
    expect(rejection.message).toBeTruthy();
    expect(Object.keys(rejection.errors)).toContain(field);
    expect(await count("contact_messages")).toBe(before);
  });

  it("rejects an unknown affiliate type and an invalid URL, by their dotted field names", async () => {
    const additionalDetails = { websiteUrl: "javascript:1", mediaLink: "x", affilatedType: "King" };
    const response = await post("/admin/affiliate-partner/create", {
      ...application,
      additionalDetails,
    });
    expect(response.status).toBe(400);
    expect(Object.keys((await response.json()).errors)).toEqual([
      "additionalDetails.websiteUrl",
      "additionalDetails.mediaLink",
      "additionalDetails.affilatedType",
    ]);
  });

  it.each([
    ["not JSON", () => post("/api/business/contact", "{"), 400],
    ["text", () => post("/api/business/contact", "hi", { "Content-Type": "text/plain" }), 400],
    ["too large", () => post("/api/business/contact", { message: "x".repeat(270_000) }), 413],
    ["an unknown path", () => api.request("/api/nope"), 404],
    ["a wrong method", () => api.request("/api/business/contact"), 405],
    ["a hostile key", () => post("/api/business/contact", lead, { "Idempotency-Key": "a b" }), 400],
    ["a hostile page", () => post("/api/business/blog/business", { pageNo: 1e99, size: -1 }), 400],
    ["no country", () => api.request("/api/business/subscription"), 400],
  ])("answers %s as JSON with a message", async (_case, request, status) => {
    const response = await request();
    expect(response.status).toBe(status);
    expect(response.headers.get("content-type")).toContain("application/json");
    const body = await response.text();
    expect(JSON.parse(body).message).toBeTruthy();
    expect(body).not.toMatch(/node_modules|\.ts:\d/);
  });

  it.each(["x", "ह", "𑄇", "🙏"])(
    "stores a message of 20,000 %j, however JSON escapes it",
    async (letter) => {
      const message = letter.repeat(20_000);
      const plain = JSON.stringify({ ...lead, message });
      const escaped = plain.replaceAll(
        /[^\0-\x7F]/g,
        (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
      );
      for (const body of [plain, escaped]) {
        const response = await post("/api/business/contact", body);
        expect(response.status).toBe(201);
        const { data } = await response.json();
        const row = await database.db
          .selectFrom("contact_messages")
          .select("message")
          .where("id", "=", data.id)
          .executeTakeFirstOrThrow();
        expect(row.message === message).toBe(true);
      }
    },
  );

  it("stores hostile text unchanged, except for characters that change its direction", async () => {
    const name = "Robert'); DROP TABLE contact_messages;-- 🧁";
    const response = await post("/api/business/contact", {
      ...lead,
      name: `${name}\u202E`,
      message: "=cmd|'/c'!A1",
    });
    const { data } = await response.json();
    const row = await database.db
      .selectFrom("contact_messages")
      .select(["name", "message"])
      .where("id", "=", data.id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ name, message: "=cmd|'/c'!A1" });
  });

  it("resets the seeds without touching leads", async () => {
    await database.db.deleteFrom("blog_posts").where("id", "=", "get-paid-on-time").execute();
    const leads = await count("contact_messages");
    await seed(database.db, "IN");
    expect((await api.request("/api/business/blog/get-paid-on-time")).status).toBe(404);
    await seed(database.db, "IN", { reset: true });
    expect((await api.request("/api/business/blog/get-paid-on-time")).status).toBe(200);
    expect(await count("contact_messages")).toBe(leads);
  });

  it("serves its OpenAPI document", async () => {
    const document = await (await api.request("/api/openapi.json")).json();
    expect(Object.keys(document.paths)).toEqual([
      "/api/admin/master/business/industry/sub/all",
      "/api/business/blog/business",
      "/api/business/blog/{id}",
      "/api/business/blog/business/titled",
      "/api/business/blog/business/dates",
      "/api/business/subscription",
      "/api/business/contact",
      "/admin/affiliate-partner/create",
      "/api/domains",
    ]);
    type Operation = { summary: string; responses: object };
    const operations = Object.values<Record<string, Operation>>(document.paths).flatMap((methods) =>
      Object.values(methods),
    );
    for (const { summary, responses } of operations) {
      expect(summary).not.toBe("");
      expect(Object.keys(responses).filter((status) => status.startsWith("2"))).toHaveLength(1);
    }
  });
});
