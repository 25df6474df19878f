import { expect, test } from "vitest";
import { sendRequest, createKeepAliveAgent, runConcurrently } from "./send-request.ts";
import { formatMb, createMetricLogger } from "./metrics.ts";
import { FAULTS, startFaultyApi } from "./faulty-api.ts";
import { INSPECTOR_ENV, connectInspector, readRss } from "./inspector.ts";
import { scaleCount } from "./scale.ts";
import { isAlive, startSite } from "./site.ts";

/** Parameters that pages read. */
const QUERY_NAMES = ["q", "category", "page", "billing", "gst", "industry", "tag", "saved"];

test("20,000 URLs of 15 kB with known parameters fit into a heap of 256 MB", async (context) => {
  const note = createMetricLogger(context);
  const site = await startSite({
    LOG_LEVEL: "warn",
    NODE_OPTIONS: "--max-old-space-size=256",
  });
  const agent = createKeepAliveAgent(8);
  let responseCount = 0;
  // A value may have 200 characters; each of these takes nine bytes in the URL.
  const createRequestUrl = (index: number) => {
    const value = encodeURIComponent(`${index} `.padEnd(200, "\u0924"));
    return `${site.url}/robots.txt?${QUERY_NAMES.map((name) => `${name}=${value}`).join("&")}`;
  };
  await runConcurrently(scaleCount(20_000), 8, async (index) => {
    const response = await sendRequest(createRequestUrl(index), { agent }).catch(() => undefined);
    if (response) responseCount += 1;
  });
  agent.destroy();
  note("answered", responseCount);
  note(
    "alive",
    isAlive(site) ? `yes, ${formatMb(readRss(site.process.pid))}` : "no: out of memory",
  );
  expect(isAlive(site)).toBe(true);
  expect(responseCount).toBe(scaleCount(20_000));
});

/** Requests of visitors and robots: cached and new pages, files, feeds, redirects, 404s. */
const createVariedPath = (index: number): string => {
  const unique = `${index}-${index.toString(36)}`;
  const kinds = [
    `/?utm_source=${unique}`,
    `/pricing?gclid=${unique}`,
    `/robots.txt?x=${unique}`,
    `/assets/no-such-file-${unique}.js`,
    `/blog?q=${unique}`,
    `/api/business/blog/${unique}`,
    `/healthz?${unique}`,
    `/PRICING/${index % 7}/`,
    `/about?utm_campaign=${unique}`,
    `/favicon.svg?${unique}`,
    `/terms?ref=${unique}`,
    `/sitemap.xml?${unique}`,
    `/apps?fbclid=${unique}`,
    `/blog/${unique}`,
    `/app/website-type?x=${unique}`,
    `/no-such-page-${unique}`,
    `/business-name-generator?about=tea+${unique}`,
    `/business-starter-guide/startup-budget-calculator?rent=${index}`,
    `/business-starter-guide?x=${unique}`,
    `/affiliate?partnerId=${unique}`,
  ];
  return kinds[index % kinds.length] ?? "/";
};

test("memory after 200,000 varied requests is as after 20,000", async (context) => {
  const note = createMetricLogger(context);
  const site = await startSite({ LOG_LEVEL: "warn", ...INSPECTOR_ENV });
  const inspector = await connectInspector(site);
  const agent = createKeepAliveAgent(12);
  const errorCountsByStatus = new Map<number, number>();
  const requestPages = async (from: number, to: number) => {
    await runConcurrently(to - from, 12, async (index) => {
      const { status } = await sendRequest(site.url + createVariedPath(from + index), { agent });
      if (status >= 500)
        errorCountsByStatus.set(status, (errorCountsByStatus.get(status) ?? 0) + 1);
    });
    return inspector.measureMemory();
  };
  const earlyMemory = await requestPages(0, scaleCount(20_000));
  const lateMemory = await requestPages(scaleCount(20_000), scaleCount(200_000));
  agent.destroy();
  inspector.close();
  note(
    "RSS",
    `${formatMb(earlyMemory.rss)} → ${formatMb(lateMemory.rss)} (× ${(lateMemory.rss / earlyMemory.rss).toFixed(2)})`,
  );
  note(
    "heap",
    `${formatMb(earlyMemory.heap)} → ${formatMb(lateMemory.heap)} (× ${(lateMemory.heap / earlyMemory.heap).toFixed(2)})`,
  );
  note(
    "5xx",
    [...errorCountsByStatus].map(([status, count]) => `${count} × ${status}`).join(", ") || "none",
  );
  expect(lateMemory.rss / earlyMemory.rss).toBeLessThan(1.3);
  expect(lateMemory.heap / earlyMemory.heap).toBeLessThan(1.3);
  expect([...errorCountsByStatus.keys()].filter((status) => status !== 503)).toEqual([]);
});

test("memory returns to its start after 200 readers while the API fails in every way", async (context) => {
  const note = createMetricLogger(context);
  const api = await startFaultyApi();
  const site = await startSite({
    ...api.env,
    LOG_LEVEL: "fatal",
    MALLOC_ARENA_MAX: "2",
    ...INSPECTOR_ENV,
  });
  const inspector = await connectInspector(site);
  const agent = createKeepAliveAgent(200);
  const sendRequests = (count: number) =>
    runConcurrently(count, 200, (index) =>
      sendRequest(site.url + createVariedPath(index), { agent, timeout: 60_000 }).catch(
        () => undefined,
      ),
    );
  await sendRequests(scaleCount(2000, 400));
  const memoryBefore = await inspector.measureMemory();
  const peaks: number[] = [];
  for (const [name, fault] of Object.entries(FAULTS)) {
    api.setBehaviour(fault);
    await sendRequests(scaleCount(4000, 400));
    peaks.push(readRss(site.process.pid));
    note(name, formatMb(readRss(site.process.pid)));
  }
  agent.destroy();
  const memoryAfter = await inspector.measureMemory();
  inspector.close();
  note(
    "RSS",
    `${formatMb(memoryBefore.rss)}, at most ${formatMb(Math.max(...peaks))}, ${formatMb(memoryAfter.rss)} after`,
  );
  note("heap", `${formatMb(memoryBefore.heap)} → ${formatMb(memoryAfter.heap)}`);
  expect(memoryAfter.rss - memoryBefore.rss).toBeLessThan(100 * 1024 * 1024);
});
