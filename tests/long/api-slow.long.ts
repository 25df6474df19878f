import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { sendRequest, keepAlive, runConcurrently } from "./send-request.ts";
import { createFakeClock } from "./clock.ts";
import { FAULTS, startFaultyApi } from "./faulty-api.ts";
import { formatMs, createMetricLogger, quantile } from "./metrics.ts";
import { scaleCount } from "./scale.ts";
import { startSite } from "./site.ts";
import { PAGES } from "@angadi/e2e/routes";

/** Signs of a streamed response: the placeholder for late content, and the script that fills it. */
const STREAMED = /<template|\$RC\(|aria-busy="true"/;
const isCompletePage = (body: string) => body.includes("</html>") && !STREAMED.test(body);

describe("a slow API of another host", () => {
  test("200 ms slow: 300 × /blog", async (context) => {
    const note = createMetricLogger(context);
    const visits = scaleCount(300, 60);
    const measureRate = async (delay: number) => {
      const api = await startFaultyApi();
      const site = await startSite(api.env);
      api.setBehaviour(undefined, delay);
      // The first visitor waits; after that the page is cached.
      await sendRequest(`${site.url}/blog`);
      await pause(2 * delay + 500);
      const callsBefore = api.calls();
      const agent = keepAlive(6);
      const startedAt = performance.now();
      await runConcurrently(visits, 6, () => sendRequest(`${site.url}/blog`, { agent }));
      agent.destroy();
      const perSecond = visits / ((performance.now() - startedAt) / 1000);
      return { calls: api.calls() - callsBefore, perSecond };
    };
    const baselineRate = await measureRate(0);
    const slow = await measureRate(200);
    note("requests a second at 0 ms", Math.round(baselineRate.perSecond));
    note("at 200 ms", Math.round(slow.perSecond));
    note(`calls for ${visits} visits`, `${baselineRate.calls} and ${slow.calls}`);
    expect(slow.calls).toBeLessThan(6);
    expect(slow.perSecond).toBeGreaterThan(baselineRate.perSecond / 2);
  });

  test("400 ms slow: the second visitor of each route gets it whole, as fast as a cached page", async (context) => {
    const note = createMetricLogger(context);
    const api = await startFaultyApi();
    const site = await startSite(api.env);
    api.setBehaviour(undefined, 400);
    const agent = keepAlive(1);
    const visit = async (path: string) => sendRequest(site.url + path, { agent });
    const incompletePages: string[] = [];
    const second: number[] = [];
    const cachedTimes: number[] = [];
    for (const path of PAGES) {
      await visit(path);
      // A post takes two calls, one after another.
      await pause(1500);
      const answer = await visit(path);
      second.push(answer.durationMs);
      if (!isCompletePage(answer.body)) incompletePages.push(path);
      // The same pause as before: an idle connection and process are slower.
      await pause(1500);
      cachedTimes.push((await visit(path)).durationMs);
    }
    agent.destroy();
    note(
      "whole for the second visitor",
      `${PAGES.length - incompletePages.length} of ${PAGES.length}`,
    );
    note(
      "second visitor",
      `p50 ${formatMs(quantile(second, 0.5))}, most ${formatMs(quantile(second, 1))}`,
    );
    note("kept page", `p50 ${formatMs(quantile(cachedTimes, 0.5))}`);
    expect(incompletePages).toEqual([]);
    // The measurement itself varies by a millisecond.
    expect(quantile(second, 0.5)).toBeLessThan(1.2 * quantile(cachedTimes, 0.5) + 1);
  });

  test.for(["dead", "hanging"])("%s for an hour: the cache stays whole", async (fault, context) => {
    const note = createMetricLogger(context);
    const api = await startFaultyApi();
    const clock = createFakeClock({ passes: true });
    const site = await startSite({ ...api.env, ...clock.env });
    const good = new Map<string, string>();
    for (const path of PAGES) await sendRequest(site.url + path);
    for (const path of PAGES) {
      const { body } = await sendRequest(site.url + path);
      good.set(path, headings(body));
    }
    if (fault === "dead") await api.stopListening();
    else api.setBehaviour(FAULTS.hanging);
    const broken: string[] = [];
    const times: number[] = [];
    // Visits before and after the pages become stale, as during a real hour.
    for (const seconds of [90, 700, 1800, 3600]) {
      await clock.set(seconds, site.url);
      for (const path of PAGES) {
        const { status, body, durationMs } = await sendRequest(site.url + path);
        times.push(durationMs);
        if (status !== 200 || !isCompletePage(body) || headings(body) !== good.get(path)) {
          broken.push(`${path} after ${seconds} s`);
        }
      }
    }
    note("looked at", `${PAGES.length} pages after 90 s, 700 s, 30 min and 1 h`);
    note("not whole", broken.length);
    note("answers", `p50 ${formatMs(quantile(times, 0.5))}, most ${formatMs(quantile(times, 1))}`);
    expect(broken).toEqual([]);
    // Visitors do not wait for an API that is known to be down.
    expect(quantile(times, 0.5)).toBeLessThan(100);
  });
});

/** A page's headings, which differ if its data is missing. */
const headings = (html: string) => (html.match(/<h[1-3][^>]*>.*?<\/h[1-3]>/gs) ?? []).join("\n");
