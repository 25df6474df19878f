import { describe, expect, it } from "vitest";
import type { AffiliateApplication } from "./affiliate-application.ts";
import { type ApiClientOptions, type Send, createApiClient } from "./client.ts";

function createTestClient(
  respond: (request: Request) => Response | Promise<Response>,
  isOwnApi = true,
) {
  const sentRequests: Request[] = [];
  const send: Send = async (request) => {
    sentRequests.push(request.clone());
    return respond(request);
  };
  const options: ApiClientOptions = {
    api: "https://api.test",
    admin: "https://admin.test",
    isOwnApi,
    isOwnAdmin: isOwnApi,
    businessId: "angadi",
    countryId: "IN",
    signal: new AbortController().signal,
    onSkip: () => undefined,
    lastPlans: { prices: [] },
    transport: { read: send, write: send },
  };
  return { client: createApiClient(options), sent: sentRequests };
}

const lead = { name: "A", email: "a@b.test", mobileNo: "1", message: "Hi" };
const application: AffiliateApplication = {
  name: "A",
  mobile: "1",
  countryCode: "+91",
  email: "a@b.test",
  companyName: "C",
  additionalDetails: {
    websiteUrl: "https://c.test",
    mediaLink: "https://l.test",
    affilatedType: "other",
  },
};

describe("the six calls", () => {
  it("are sent to their paths with their payloads", async () => {
    const { client, sent: sentRequests } = createTestClient(() => Response.json({ data: [] }));
    await client.listBusinessTypes();
    await client.listBlogPosts({ pageNo: 0, size: 3 });
    await client.listPlanPrices();
    await client.sendContactMessage(lead, "key-1");
    await client.applyAsAffiliate(application, "key-1");
    expect(sentRequests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      "GET https://api.test/admin/master/business/industry/sub/all",
      "POST https://api.test/business/blog/business",
      "GET https://api.test/business/subscription?countryId=IN",
      "POST https://api.test/business/contact",
      "POST https://admin.test/affiliate-partner/create",
    ]);
    expect(await sentRequests[1]?.json()).toEqual({ businessId: "angadi", pageNo: 0, size: 3 });
    expect(await sentRequests[3]?.json()).toEqual({ businessId: "angadi", ...lead });
    expect(sentRequests[3]?.headers.get("idempotency-key")).toBe("key-1");
    expect(sentRequests[3]?.headers.get("content-type")).toBe("application/json");
  });

  it("send a lead's context to the site's own API only", async () => {
    const context = { landingPath: "/pricing" };
    for (const isOwnApi of [true, false]) {
      const { client, sent: sentRequests } = createTestClient(() => Response.json({}), isOwnApi);
      await client.sendContactMessage({ ...lead, context });
      await client.applyAsAffiliate({ ...application, context });
      for (const request of sentRequests) {
        expect((await request.json()).context).toEqual(isOwnApi ? context : undefined);
      }
      expect(sentRequests).toHaveLength(2);
    }
  });

  it("send all members of a contact message to another API, even without a phone number", async () => {
    const { client, sent: sentRequests } = createTestClient(() => Response.json({}), false);
    const { name, email, message } = lead;
    await client.sendContactMessage({ name, email, message, context: { draft: "" } });
    expect(await sentRequests[0]?.json()).toEqual({
      businessId: "angadi",
      ...lead,
      mobileNo: "",
    });
  });

  it("look up a post, and distinguish a missing post from a failure", async () => {
    const missing = createTestClient(() => Response.json({}, { status: 404 }));
    await expect(missing.client.findBlogPost("a/b")).resolves.toBeNull();
    expect(missing.sent[0]?.url).toBe("https://api.test/business/blog/a%2Fb");
    const failing = createTestClient(() => Response.json({ message: "No" }, { status: 500 }));
    await expect(failing.client.findBlogPost("x")).rejects.toMatchObject({ status: 500 });
  });
});

describe("the dates of posts", () => {
  const page = { data: [{ id: "a", updatedTimeStamp: "2026-11-01T04:30:00.000Z" }], next: "x y" };

  it("are fetched page by page", async () => {
    const { client, sent: sentRequests } = createTestClient(() => Response.json(page));
    expect(await client.listPostDates(null)).toEqual({
      posts: [{ id: "a", updatedAt: "2026-11-01T04:30:00.000Z" }],
      next: "x y",
    });
    await client.listPostDates("2026 a&b");
    expect(sentRequests.map(({ url }) => url)).toEqual([
      "https://api.test/business/blog/business/dates",
      "https://api.test/business/blog/business/dates?after=2026+a%26b",
    ]);
  });

  it("accept unusual ids and dates", async () => {
    const data = [{ id: "\uD83D", updatedTimeStamp: "soon" }];
    const { client } = createTestClient(() => Response.json({ data, next: null }));
    expect(await client.listPostDates(null)).toEqual({
      posts: [{ id: "\uFFFD", updatedAt: null }],
      next: null,
    });
  });

  it.each([
    ["404", () => Response.json({}, { status: 404 })],
    ["405", () => new Response("no", { status: 405 })],
    ["a page", () => new Response("<html>")],
    ["a post", () => Response.json({ data: { id: "dates", title: "Dates" } })],
  ])("are null if the server responds with %s", async (_description, respond) => {
    await expect(createTestClient(respond).client.listPostDates(null)).resolves.toBeNull();
  });

  it("reject if the server fails", async () => {
    const { client } = createTestClient(() => Response.json({}, { status: 500 }));
    await expect(client.listPostDates(null)).rejects.toMatchObject({ status: 500 });
  });
});

describe("the search by title", () => {
  it("sends every part", async () => {
    const { client, sent: sentRequests } = createTestClient(() =>
      Response.json({ data: [{ id: "a", title: "A" }] }),
    );
    expect(await client.findPostsByTitle(["gst", "a&b"])).toMatchObject([{ id: "a", title: "A" }]);
    expect(sentRequests[0]?.url).toBe(
      "https://api.test/business/blog/business/titled?part=gst&part=a%26b",
    );
  });

  it.each([
    ["404", () => Response.json({}, { status: 404 })],
    ["a page", () => new Response("<html>")],
  ])("returns null if the server responds with %s", async (_description, respond) => {
    await expect(createTestClient(respond).client.findPostsByTitle(["a"])).resolves.toBeNull();
  });
});

describe("failures", () => {
  it("reject with the server's message", async () => {
    const { client } = createTestClient(() =>
      Response.json({ message: "Too many" }, { status: 429 }),
    );
    await expect(client.sendContactMessage(lead)).rejects.toMatchObject({
      status: 429,
      serverMessage: "Too many",
    });
  });

  it("reject if the response is not JSON", async () => {
    const { client } = createTestClient(() => new Response("<html>"));
    await expect(client.listBusinessTypes()).rejects.toThrow(/expected a list/);
  });

  it("reject if the server cannot be reached", async () => {
    const { client } = createTestClient(() => Promise.reject(new TypeError("fetch failed")));
    await expect(client.listPlanPrices()).rejects.toThrow("fetch failed");
  });

  it("accept a contact response of any shape as success", async () => {
    const { client } = createTestClient(() => new Response("ok"));
    await expect(client.sendContactMessage(lead)).resolves.toEqual({ reference: undefined });
  });
});
