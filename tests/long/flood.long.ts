import { expect, test } from "vitest";
import { type HttpResponse, sendRequest, keepAlive, runAtRate } from "./send-request.ts";
import { formatMs, createMetricLogger, quantile, slowestMs } from "./metrics.ts";
import { probe, toLatencyLimit, formatLatencies } from "./probe.ts";
import { scaleCount } from "./scale.ts";
import { CACHED_PATHS, startSite } from "./site.ts";

const GUIDE = "/business-starter-guide";

/** URLs never requested before, each of which has to be rendered. */
const UNCACHED_URLS = {
  home: (index: number) => `/?q=${index}`,
  pricing: (index: number) => `/pricing?utm_content=${index}&billing=${index}&page=${index}`,
  post: (index: number) => `/blog/${index}`,
  blog: (index: number) => `/blog?q=${index}&category=${index}`,
  names: (index: number) => `/business-name-generator?about=tea+shop+${index}`,
  guide: (index: number) => `${GUIDE}/startup-budget-calculator?rent=${index}&q=${index}`,
  missing: (index: number) => `/nothing-${index}`,
  docx: (index: number) => `${GUIDE}/business-plan-template/business-plan.docx?q=${index}`,
};

const kinds = Object.values(UNCACHED_URLS);
const getMixedPath = (index: number) => kinds[index % kinds.length]?.(index) ?? "/";

/** Sends a flood of requests. Returns the responses and the errors. */
async function flood(url: string, address: (index: number) => string, seconds: number) {
  const agent = keepAlive(2000);
  const responses: HttpResponse[] = [];
  const failures: string[] = [];
  await runAtRate({ interval: 5, seconds }, async (index) => {
    try {
      responses.push(
        await sendRequest(url + address(index), { agent, timeout: 60_000, from: "127.0.0.66" }),
      );
    } catch (error) {
      failures.push(String(error));
    }
  });
  agent.destroy();
  return { answers: responses, wrong: failures };
}

test.for([...Object.entries(UNCACHED_URLS), ["all of them", getMixedPath] as const])(
  "200 new URLs per second: %s",
  async ([name, address], context) => {
    const note = createMetricLogger(context);
    const site = await startSite();
    const urls = ["/healthz", ...CACHED_PATHS.slice(0, 1)].map((path) => site.url + path);
    const idleTimes = await probe(urls, 3);
    const flooding = flood(site.url, address, scaleCount(name === "all of them" ? 20 : 10, 3));
    const busy = await probe(urls, flooding);
    const { answers: responses, wrong: failures } = await flooding;

    const rejected = responses.filter(({ status }) => status === 503);
    for (const url of urls) {
      const [before, during] = [idleTimes.get(url), busy.get(url)];
      const path = new URL(url).pathname;
      if (before) note(`${path} quiet`, formatLatencies(before));
      if (during) note(`${path} flooded`, formatLatencies(during));
    }
    note("flood", `${responses.length} answered, ${rejected.length} of them 503`);
    note("slowest", formatMs(slowestMs(responses)));
    note("unanswered", failures.length);

    expect(failures).toEqual([]);
    const statuses = new Set(responses.map(({ status }) => status));
    expect([...statuses].filter((status) => status >= 500 && status !== 503)).toEqual([]);
    for (const { headers } of rejected) expect(headers["retry-after"]).toMatch(/^\d+$/);
    for (const [url, seen] of busy) {
      expect(seen.failures, url).toEqual([]);
      expect(quantile(seen.times, 0.5), `p50 of ${url}`).toBeLessThan(50);
      expect(quantile(seen.times, 0.95), `p95 of ${url}`).toBeLessThan(
        toLatencyLimit(idleTimes.get(url)),
      );
    }
    // Accepted requests are answered before a visitor gives up.
    expect(slowestMs(responses)).toBeLessThan(10_000);
  },
);
