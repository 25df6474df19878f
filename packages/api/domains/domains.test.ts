import fc from "fast-check";
import type { Kysely } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { lookUpDomains } from "@angadi/contract/browser-client";
import { toDomainsUrl } from "@angadi/contract/domain-answer";
import {
  type RdapBehaviour,
  respondWith,
  respondWithRecord,
  startRdapServer,
  respondTooManyRequests,
} from "@angadi/tests/rdap-server";
import { createApi } from "../app.ts";
import type { Schema } from "@angadi/database/schema/schema";
import { CLIENT_ADDRESS_HEADER } from "../http/client-address.ts";
import { createRateLimits } from "../http/rate-limits.ts";
import { createRdap } from "../rdap/rdap.ts";

/** Timeout of a registry in milliseconds: enough for a local server, even on a busy machine. */
const TIMEOUT_MS = 2000;

describe("domain look-ups", () => {
  let registry: Awaited<ReturnType<typeof startRdapServer>>;
  let api: ReturnType<typeof createApi>;

  beforeEach(async () => {
    registry = await startRdapServer();
    api = createTestApi();
  });
  afterEach(() => registry.stop());

  const createTestApi = (lookUpsPerMinute = 0) =>
    createApi({
      // A look-up touches no database.
      db: undefined as unknown as Kysely<Schema>,
      businessId: "angadi",
      limits: createRateLimits({
        perMinute: 0,
        emailPerHour: 0,
        lookUpsPerMinute,
        namesPerMinute: 0,
      }),
      rdap: createRdap(
        ["com", "in"].map((ending) => ({ ending, base: registry.url })),
        TIMEOUT_MS,
      ),
      log: { error: (details) => expect.fail(JSON.stringify(details)) },
    });

  const lookUp = async (label: string) => {
    const send: typeof fetch = async (address, init) => api.request(address, init);
    const result = await lookUpDomains(label, { signal: AbortSignal.timeout(60_000), send });
    if (result.state !== "answered") expect.fail(result.state);
    return Object.fromEntries(result.answers.map(({ domain, answer }) => [domain, answer]));
  };

  it("distinguishes a taken domain from one without a record", async () => {
    registry.on("neem.com", respondWithRecord);
    expect(await lookUp("neem")).toEqual({ "neem.com": "taken", "neem.in": "no-record" });
  });

  it("caches a response, and asks the registry once for concurrent visitors", async () => {
    registry.on("neem.com", respondWithRecord);
    await Promise.all(Array.from({ length: 20 }, () => lookUp("neem")));
    await lookUp("NEEM");
    expect(registry.requestedDomains.toSorted()).toEqual(["neem.com", "neem.in"]);
  });

  const UNUSABLE: Record<string, RdapBehaviour> = {
    "a server error": respondWith(500, "{}"),
    "a page instead of JSON": respondWith(200, "<p>Welcome</p>", "text/html"),
    "JSON of something else": respondWith(200, JSON.stringify({ objectClassName: "help" })),
    "a record of another domain": (response) => respondWithRecord(response, "other.com"),
    "JSON null": respondWith(200, "null"),
    "a web server's own 404": respondWith(404, "<h1>Not Found</h1>", "text/html; charset=utf-8"),
    "a 404 that is plain text": respondWith(404, "Not Found", "text/plain"),
    "an empty 404": (response) => response.writeHead(404).end(),
    "an endless record": respondWith(200, `"${"x".repeat(300_000)}"`),
    "a redirect": (response) => response.writeHead(302, { Location: registry.url }).end(),
    "no response": () => undefined,
    "a closed connection": (response) => response.destroy(),
  };
  it.each(Object.entries(UNUSABLE))("counts %s as unchecked, and retries", async (_, behaviour) => {
    registry.on("neem.com", behaviour);
    expect(await lookUp("neem")).toEqual({ "neem.com": "unchecked", "neem.in": "no-record" });
    registry.on("neem.com", respondWithRecord);
    expect(await lookUp("neem")).toEqual({ "neem.com": "taken", "neem.in": "no-record" });
  });

  it("stops asking a registry that requests a pause", async () => {
    registry.on("neem.com", respondTooManyRequests);
    await lookUp("neem");
    const before = registry.requestedDomains.length;
    expect(await lookUp("chulha")).toEqual({ "chulha.com": "unchecked", "chulha.in": "unchecked" });
    expect(registry.requestedDomains).toHaveLength(before);
  });

  it("limits concurrent requests to a registry", async () => {
    const labels = Array.from({ length: 30 }, (_, number) => `slow${number}`);
    for (const label of labels)
      registry.on(`${label}.com`, UNUSABLE["no response"] as RdapBehaviour);
    await Promise.all(labels.map(lookUp));
    expect(registry.requestedDomains.length).toBeLessThanOrEqual(8);
    expect(await lookUp("neem")).toMatchObject({ "neem.com": "no-record" });
  });

  it("reports a domain as unchecked if its registry does not answer", async () => {
    await registry.stop();
    expect(await lookUp("neem")).toEqual({ "neem.com": "unchecked", "neem.in": "unchecked" });
    registry = await startRdapServer();
  });

  it("limits the look-ups of one address, and says how long to wait", async () => {
    api = createTestApi(2);
    const lookUpFrom = (address: string) =>
      api.request(toDomainsUrl("neem"), { headers: { [CLIENT_ADDRESS_HEADER]: address } });
    expect((await lookUpFrom("192.0.2.1")).status).toBe(200);
    expect((await lookUpFrom("192.0.2.1")).status).toBe(200);
    const rejected = await lookUpFrom("192.0.2.1");
    expect(rejected.status).toBe(429);
    expect(Number(rejected.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(await rejected.json()).toMatchObject({ message: expect.stringMatching(/wait \d+/) });
    expect((await lookUpFrom("192.0.2.2")).status).toBe(200);
  });

  it.each(["", "-neem", "neem-", "ne em", "neem.com", "xn--80ak6aa92e", "नीम", "n".repeat(64)])(
    "rejects %j as a part of a domain",
    async (label) => {
      const response = await api.request(toDomainsUrl(label));
      expect(response.status).toBe(400);
      expect(await response.json()).toHaveProperty("errors.label");
    },
  );

  it("asks a registry only for one name below its ending, whatever the request contains", async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string(), fc.string({ unit: "binary" })), async (label) => {
        const response = await api.request(toDomainsUrl(label));
        expect([200, 400]).toContain(response.status);
      }),
    );
    for (const domain of registry.requestedDomains)
      expect(domain).toMatch(/^[a-z0-9-]{1,63}\.(com|in)$/);
    expect((await api.request("/api/domains")).status).toBe(400);
    expect((await api.request("/api/domains", { method: "POST" })).status).toBe(405);
  });
});
