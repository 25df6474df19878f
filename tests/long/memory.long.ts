import { expect, test } from "vitest";
import { sendRequest, keepAlive, runConcurrently } from "./send-request.ts";
import { formatMb, createMetricLogger } from "./metrics.ts";
import { FAULTS, startFaultyApi } from "./faulty-api.ts";
import { INSPECTED, inspect, readRss } from "./inspector.ts";
import { scaleCount } from "./scale.ts";
import { isAlive, startSite } from "./site.ts";

/** Parameters that pages read. */
const QUERY_NAMES = ["q", "category", "page", "billing", "gst", "industry", "tag", "saved"];

test("long known parameters: 20,000 URLs of 15 kB in a heap of 256 MB", async (context) => {
  const note = createMetricLogger(context);
  const site = await startSite({
    LOG_LEVEL: "warn",
    NODE_OPTIONS: "--max-old-space-size=256",
  });
  const agent = keepAlive(8);
  let responseCount = 0;
  // A value may have 200 letters; each of these takes nine bytes in the URL.
  const createRequestUrl = (index: number) => {
    const value = encodeURIComponent(`${index} `.padEnd(200, "\u0924"));
    return `${site.url}/robots.txt?${QUERY_NAMES.map((name) => `${name}=${value}`).join("&")}`;
  };
  await runConcurrently(scaleCount(20_000), 8, async (index) => {
    const answer = await sendRequest(createRequestUrl(index), { agent }).catch(() => undefined);
    if (answer) responseCount += 1;
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

test("200,000 varied requests: memory stays as it was after 20,000", async (context) => {
  const note = createMetricLogger(context);
  const site = await startSite({ LOG_LEVEL: "warn", ...INSPECTED });
  const inspector = await inspect(site);
  const agent = keepAlive(12);
  const failuresByStatus = new Map<number, number>();
  const requestPages = async (from: number, to: number) => {
    await runConcurrently(to - from, 12, async (index) => {
      const { status } = await sendRequest(site.url + createVariedPath(from + index), { agent });
      if (status >= 500) failuresByStatus.set(status, (failuresByStatus.get(status) ?? 0) + 1);
    });
    return inspector.memory();
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
    [...failuresByStatus].map(([status, count]) => `${count} × ${status}`).join(", ") || "none",
  );
  expect(lateMemory.rss / earlyMemory.rss).toBeLessThan(1.3);
  expect(lateMemory.heap / earlyMemory.heap).toBeLessThan(1.3);
  expect([...failuresByStatus.keys()].filter((status) => status !== 503)).toEqual([]);
});

test("200 readers while the API fails in every way: memory returns to its start", async (context) => {
  const note = createMetricLogger(context);
  const api = await startFaultyApi();
  const site = await startSite({
    ...api.env,
    LOG_LEVEL: "fatal",
    MALLOC_ARENA_MAX: "2",
    ...INSPECTED,
  });
  const inspector = await inspect(site);
  const agent = keepAlive(200);
  const read = (count: number) =>
    runConcurrently(count, 200, (index) =>
      sendRequest(site.url + createVariedPath(index), { agent, timeout: 60_000 }).catch(
        () => undefined,
      ),
    );
  await read(scaleCount(2000, 400));
  const before = await inspector.memory();
  const peaks: number[] = [];
  for (const [name, fault] of Object.entries(FAULTS)) {
    api.setBehaviour(fault);
    await read(scaleCount(4000, 400));
    peaks.push(readRss(site.process.pid));
    note(name, formatMb(readRss(site.process.pid)));
  }
  agent.destroy();
  const after = await inspector.memory();
  inspector.close();
  note(
    "RSS",
    `${formatMb(before.rss)}, at most ${formatMb(Math.max(...peaks))}, ${formatMb(after.rss)} after`,
  );
  note("heap", `${formatMb(before.heap)} → ${formatMb(after.heap)}`);
  expect(after.rss - before.rss).toBeLessThan(100 * 1024 * 1024);
});
