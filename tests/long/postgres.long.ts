import { describe, expect, onTestFinished, test } from "vitest";
import { type Postgres, startPostgres } from "../postgres.ts";
import { type HttpResponse, sendRequest, retryUntil } from "./send-request.ts";
import { formatMs, createMetricLogger, quantile, slowestMs } from "./metrics.ts";
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

describe("PostgreSQL stopped", () => {
  test.for([10, 30])("for %d s and more: it responds and recovers", async (seconds, context) => {
    const note = createMetricLogger(context);
    const { postgres, site } = await startOnPostgres();
    await Promise.all(CACHED_PATHS.map((path) => sendRequest(site.url + path)));
    await runWhileFrozen(postgres, async () => {
      const pendingRequests = ["/readyz", "/api/business/blog/x", "/blog?page=2"].map((path) =>
        withFallback(sendRequest(site.url + path, { timeout: 60_000 })),
      );
      const posted = [1, 2, 3].map((number) =>
        withFallback(sendLead(site.url, `stopped-${number}`, { timeout: 60_000 })),
      );
      const cachedTimes = await probe(
        ["/healthz", ...CACHED_PATHS].map((path) => site.url + path),
        scaleCount(seconds, 3),
      );
      const slow = await Promise.all([...pendingRequests, ...posted]);
      note("slowest answer that needs the database", formatMs(slowestMs(slow)));
      note("unanswered", slow.filter(({ status }) => status === 0).length);
      for (const [url, seen] of cachedTimes) {
        note(new URL(url).pathname, formatLatencies(seen));
        expect(seen.failures, url).toEqual([]);
        expect(quantile(seen.times, 0.95), url).toBeLessThan(1000);
      }
      for (const { status, durationMs } of slow) {
        expect(status).toBeGreaterThan(0);
        expect(durationMs).toBeLessThan(20_000);
      }
    });
    await retryUntil(async () => {
      expect((await sendLead(site.url, "after")).status).toBe(201);
      expect((await sendRequest(`${site.url}/readyz`)).status).toBe(200);
    });
  });

  /** Runs `work` while PostgreSQL is frozen, and always resumes it. */
  async function runWhileFrozen(postgres: Postgres, work: () => Promise<void>) {
    const release = await postgres.freeze();
    try {
      await work();
    } finally {
      release();
    }
  }
});

test("PostgreSQL 250 ms away: pages and leads get through, cached pages stay fast", async (context) => {
  const note = createMetricLogger(context);
  const { config } = await startOnPostgres();
  const remoteUrl = new URL(config.databaseUrl);
  remoteUrl.port = String(await startSlowProxy(Number(remoteUrl.port), 125));
  const site = await startSite({ DATABASE_URL: remoteUrl.href });
  await Promise.all(CACHED_PATHS.map((path) => sendRequest(site.url + path)));
  const posting = Promise.all(
    Array.from({ length: 20 }, (_, number) => sendLead(site.url, `slow-${number}`)),
  );
  const cachedTimes = await probe(
    ["/healthz", ...CACHED_PATHS].map((path) => site.url + path),
    posting,
  );
  const posts = await posting;
  note("20 leads at once", formatMs(slowestMs(posts)));
  for (const [url, seen] of cachedTimes) {
    note(new URL(url).pathname, formatLatencies(seen));
    expect(seen.failures).toEqual([]);
    expect(quantile(seen.times, 0.5)).toBeLessThan(200);
  }
  expect(posts.map(({ status }) => status).filter((status) => status !== 201)).toEqual([]);
});

const NO_RESPONSE: HttpResponse = { status: 0, headers: {}, body: "", durationMs: 60_000 };
const withFallback = (answer: Promise<HttpResponse>) => answer.catch(() => NO_RESPONSE);
