import { describe, expect, onTestFinished, test } from "vitest";
import { type Postgres, startPostgres } from "../postgres.ts";
import { type HttpResponse, sendRequest, retryUntil } from "./send-request.ts";
import { formatMs, createMetricLogger, computeQuantile, findSlowestMs } from "./metrics.ts";
import { sendLead } from "./leads.ts";
import { probe, formatLatencies } from "./probe.ts";
import { scaleCount } from "./scale.ts";
import { CACHED_PATHS, startSite } from "./site.ts";
import { startSlowProxy } from "./tcp-proxy.ts";

async function startOnPostgres() {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  const databaseUrl = await postgres.createDatabase();
  const site = await startSite({ DATABASE_URL: databaseUrl });
  return { postgres, site, config: { databaseUrl, dataDir: site.dataDir } };
}

describe("if PostgreSQL is frozen", () => {
  test.for([10, 30])(
    "for %d s or longer, the site responds and recovers",
    async (seconds, context) => {
      const note = createMetricLogger(context);
      const { postgres, site } = await startOnPostgres();
      await Promise.all(CACHED_PATHS.map((path) => sendRequest(site.url + path)));
      await runWhileFrozen(postgres, async () => {
        const pendingRequests = ["/readyz", "/api/business/blog/x", "/blog?page=2"].map((path) =>
          withFallback(sendRequest(site.url + path, { timeout: 60_000 })),
        );
        const pendingLeads = [1, 2, 3].map((number) =>
          withFallback(sendLead(site.url, `stopped-${number}`, { timeout: 60_000 })),
        );
        const cachedResults = await probe(
          ["/healthz", ...CACHED_PATHS].map((path) => site.url + path),
          scaleCount(seconds, 3),
        );
        const slowResponses = await Promise.all([...pendingRequests, ...pendingLeads]);
        note("slowest response that needs the database", formatMs(findSlowestMs(slowResponses)));
        note("unanswered", slowResponses.filter(({ status }) => status === 0).length);
        for (const [url, result] of cachedResults) {
          note(new URL(url).pathname, formatLatencies(result));
          expect(result.failures, url).toEqual([]);
          expect(computeQuantile(result.times, 0.95), url).toBeLessThan(1000);
        }
        for (const { status, durationMs } of slowResponses) {
          expect(status).toBeGreaterThan(0);
          expect(durationMs).toBeLessThan(20_000);
        }
      });
      await retryUntil(async () => {
        expect((await sendLead(site.url, "after")).status).toBe(201);
        expect((await sendRequest(`${site.url}/readyz`)).status).toBe(200);
      });
    },
  );

  /** Runs `work` while PostgreSQL is frozen, and resumes it even if `work` fails. */
  async function runWhileFrozen(postgres: Postgres, work: () => Promise<void>) {
    const resume = await postgres.freeze();
    try {
      await work();
    } finally {
      resume();
    }
  }
});

test("with PostgreSQL 250 ms away, pages and leads work, and cached pages stay fast", async (context) => {
  const note = createMetricLogger(context);
  const { config } = await startOnPostgres();
  const remoteUrl = new URL(config.databaseUrl);
  remoteUrl.port = String(await startSlowProxy(Number(remoteUrl.port), 125));
  const site = await startSite({ DATABASE_URL: remoteUrl.href });
  await Promise.all(CACHED_PATHS.map((path) => sendRequest(site.url + path)));
  const posting = Promise.all(
    Array.from({ length: 20 }, (_, number) => sendLead(site.url, `slow-${number}`)),
  );
  const cachedResults = await probe(
    ["/healthz", ...CACHED_PATHS].map((path) => site.url + path),
    posting,
  );
  const posts = await posting;
  note("20 concurrent leads", formatMs(findSlowestMs(posts)));
  for (const [url, result] of cachedResults) {
    note(new URL(url).pathname, formatLatencies(result));
    expect(result.failures).toEqual([]);
    expect(computeQuantile(result.times, 0.5)).toBeLessThan(200);
  }
  expect(posts.map(({ status }) => status).filter((status) => status !== 201)).toEqual([]);
});

const NO_RESPONSE: HttpResponse = { status: 0, headers: {}, body: "", durationMs: 60_000 };
const withFallback = (response: Promise<HttpResponse>) => response.catch(() => NO_RESPONSE);
