import { expect, test } from "vitest";
import { type HttpResponse, sendRequest, createKeepAliveAgent, runAtRate } from "./send-request.ts";
import { formatMs, createMetricLogger, computeQuantile, findSlowestMs } from "./metrics.ts";
import { probe, computeLatencyLimit, formatLatencies } from "./probe.ts";
import { CACHED_PATHS, startSite } from "./site.ts";

const GUIDE = "/business-starter-guide";

/** Paths that were never requested before, so that each has to be rendered. */
const UNCACHED_PATHS = {
  home: (index: number) => `/?q=${index}`,
  pricing: (index: number) => `/pricing?utm_content=${index}&billing=${index}&page=${index}`,
  post: (index: number) => `/blog/${index}`,
  blog: (index: number) => `/blog?q=${index}&category=${index}`,
  names: (index: number) => `/business-name-generator?about=tea+shop+${index}`,
  guide: (index: number) => `${GUIDE}/startup-budget-calculator?rent=${index}&q=${index}`,
  missing: (index: number) => `/nothing-${index}`,
  docx: (index: number) => `${GUIDE}/business-plan-template/business-plan.docx?q=${index}`,
};

/** Long enough for a stable 95th percentile. */
const FLOOD_SECONDS = 10;
/** Renders before the measurement; the first half is slow, because the process is new. */
const WARM_UP_COUNT = 40;

const kinds = Object.values(UNCACHED_PATHS);
const createMixedPath = (index: number) => kinds[Math.abs(index) % kinds.length]?.(index) ?? "/";

/** The 95th percentile of a page's renders, one after the other, in milliseconds. */
async function measureRender(url: string, createPath: (index: number) => string): Promise<number> {
  const durations: number[] = [];
  for (let index = 1; index <= WARM_UP_COUNT; index += 1)
    durations.push((await sendRequest(url + createPath(-index))).durationMs);
  return computeQuantile(durations.slice(WARM_UP_COUNT / 2), 0.95);
}

/** Sends a flood of requests. Returns the responses and the errors. */
async function sendFlood(url: string, createPath: (index: number) => string) {
  const agent = createKeepAliveAgent(2000);
  const responses: HttpResponse[] = [];
  const failures: string[] = [];
  await runAtRate({ interval: 5, seconds: FLOOD_SECONDS }, async (index) => {
    try {
      responses.push(
        await sendRequest(url + createPath(index), { agent, timeout: 60_000, from: "127.0.0.66" }),
      );
    } catch (error) {
      failures.push(String(error));
    }
  });
  agent.destroy();
  return { responses, failures };
}

test.for([...Object.entries(UNCACHED_PATHS), ["all of them", createMixedPath] as const])(
  "the site stays fast during a flood of 200 new URLs per second: %s",
  async ([, createPath], context) => {
    const note = createMetricLogger(context);
    const site = await startSite();
    const renderMs = await measureRender(site.url, createPath);
    const urls = ["/healthz", ...CACHED_PATHS.slice(0, 1)].map((path) => site.url + path);
    const idleResults = await probe(urls, 3);
    const flooding = sendFlood(site.url, createPath);
    const floodedResults = await probe(urls, flooding);
    const { responses, failures } = await flooding;

    const rejected = responses.filter(({ status }) => status === 503);
    for (const url of urls) {
      const [before, during] = [idleResults.get(url), floodedResults.get(url)];
      const path = new URL(url).pathname;
      if (before) note(`${path} idle`, formatLatencies(before));
      if (during) note(`${path} flooded`, formatLatencies(during));
    }
    note("render", formatMs(renderMs));
    note("flood", `${responses.length} answered, ${rejected.length} of them 503`);
    note("slowest", formatMs(findSlowestMs(responses)));
    note("unanswered", failures.length);

    expect(failures).toEqual([]);
    const statuses = new Set(responses.map(({ status }) => status));
    expect([...statuses].filter((status) => status >= 500 && status !== 503)).toEqual([]);
    for (const { headers } of rejected) expect(headers["retry-after"]).toMatch(/^\d+$/);
    for (const [url, result] of floodedResults) {
      expect(result.failures, url).toEqual([]);
      expect(computeQuantile(result.times, 0.5), `p50 of ${url}`).toBeLessThan(50);
      // On a slow machine, one render takes more than 50 ms.
      expect(computeQuantile(result.times, 0.95), `p95 of ${url}`).toBeLessThan(
        Math.max(computeLatencyLimit(idleResults.get(url)), renderMs),
      );
      // New connections are accepted as quickly as requests over old ones are answered.
      expect(Math.max(...result.times), `max of ${url}`).toBeLessThan(500);
    }
    // No accepted request takes as long as 10 s, when visitors would leave.
    expect(findSlowestMs(responses)).toBeLessThan(10_000);
  },
);
