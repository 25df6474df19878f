import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { waitFor } from "./wait-for.ts";
import { type BuiltServer, startBuiltServer } from "@angadi/test-kit/built-server";
import { type FakeResponses, startFakeApi } from "./fake-api.ts";
import { request } from "./site-pages.ts";

const TYPES = "/admin/master/business/industry/sub/all";
const POSTS = "/business/blog/business";
const PLANS = "/business/subscription";

/** Responses to every call, after a delay in milliseconds. */
const createDelayedResponses = (delay: number): FakeResponses => ({
  [TYPES]: { body: { data: [{ id: "1", name: "Tea stall", subIndustryType: "Food" }] }, delay },
  [POSTS]: { body: { data: [{ id: "tea", title: "Tea sells itself" }] }, delay },
  [PLANS]: { body: { data: [] }, delay },
});

const isCompleteHtml = (html: string) => html.endsWith("</html>") && !html.includes("<template");

describe("with another server's API", () => {
  let api: Awaited<ReturnType<typeof startFakeApi>>;
  let site: BuiltServer;
  const responses: FakeResponses = {};

  beforeEach(async () => {
    for (const path of Object.keys(responses)) delete responses[path];
    api = await startFakeApi(responses);
    site = await startBuiltServer({ DEV_API_URL: api.url, DEV_ADMIN_URL: api.url });
  });

  afterEach(async () => {
    await site.stop();
    await api.stop();
  });

  const get = async (path: string) => {
    const response = await fetch(site.url + path);
    return { status: response.status, headers: response.headers, html: await response.text() };
  };

  it("caches a page with slow data, and serves it complete even if the API is down", async () => {
    Object.assign(responses, createDelayedResponses(400));
    for (const path of ["/", "/blog", "/pricing", "/blog/tea"]) {
      await get(path);
      const requestCount = api.received.length;
      const { html, headers } = await get(path);
      expect(isCompleteHtml(html)).toBe(true);
      expect(headers.get("etag")).not.toBeNull();
      expect(api.received).toHaveLength(requestCount);
    }
    // An uncached search waits for slow data, so that it works without scripts.
    const { html, headers } = await get("/blog?q=tea");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(isCompleteHtml(html)).toBe(true);
    expect(html).toContain("Tea sells itself");

    await api.stop();
    const cached = await get("/blog");
    expect(cached.status).toBe(200);
    expect(cached.html).toContain("Tea sells itself");
  });

  it("does not wait for slow prices, and caches the page once they arrive", async () => {
    Object.assign(responses, createDelayedResponses(2000));
    for (const path of ["/affiliate", "/social-media"]) {
      const requestCountBefore = api.received.length;
      expect(isCompleteHtml((await get(path)).html)).toBe(true);
      expect(api.received.length).toBeLessThanOrEqual(requestCountBefore + 1);
      await waitFor(async () => expect((await get(path)).headers.get("etag")).not.toBeNull());
    }
  });

  it("sends one request to a slow server for all concurrent visitors", async () => {
    Object.assign(responses, createDelayedResponses(600));
    const pages = await Promise.all(Array.from({ length: 40 }, () => get("/blog")));
    expect(pages.every(({ html }) => html.includes("Tea sells itself"))).toBe(true);
    expect(api.received.map(({ path }) => path)).toContain(POSTS);
    expect(api.received.filter(({ isConcurrent }) => isConcurrent)).toEqual([]);
  });

  it("shows an error if nothing was cached, and does not cache the error", async () => {
    responses[POSTS] = [
      { body: {}, status: 500 },
      ...[createDelayedResponses(0)[POSTS] ?? []].flat(),
    ];
    expect((await get("/blog")).headers.get("cache-control")).toBe("no-store");
    expect((await get("/blog")).html.includes("Tea sells itself")).toBe(true);
  });
});

describe("with this server's own API", () => {
  let site: BuiltServer;
  afterEach(async () => void (await site?.stop()));

  it("never caches pages that contain a visitor's text", async () => {
    for (const path of ["/blog?q=tea", "/business-name-generator?about=tea"]) {
      await request(path);
      const response = await request(path);
      expect(response.status).toBe(200);
      expect(response.headers.get("cache-control")).toBe("no-store");
    }
  });

  it("rate-limits names per client, says when to retry, and keeps the typed brief", async () => {
    site = await startBuiltServer({ RATE_LIMIT_NAMES_PER_MINUTE: "3", TRUST_PROXY: "1" });
    const requestAs = (path: string, client = "203.0.113.7") =>
      fetch(site.url + path, { headers: { "X-Forwarded-For": client } });
    const statuses = [];
    for (const about of ["tea", "coffee", "tea", "milk"]) {
      statuses.push((await requestAs(`/business-name-generator?about=${about}`)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    const overloaded = await requestAs("/business-name-generator?about=milk");
    expect(overloaded.headers.get("retry-after")).toMatch(/^\d+$/);
    expect(overloaded.headers.get("cache-control")).toBe("no-store");
    const html = await overloaded.text();
    expect(html).toContain("Your brief is still in the address");
    // The retry link is the same URL.
    expect(html).toContain('href=""');
    expect((await requestAs("/business-name-generator.data?about=milk")).status).toBe(429);
    expect((await requestAs("/business-name-generator?shortlist=Neem")).status).toBe(429);
    expect((await requestAs("/business-name-generator?seed=5")).status).toBe(200);
    expect((await requestAs("/business-name-generator?about=milk", "203.0.113.8")).status).toBe(
      200,
    );
  });
});
