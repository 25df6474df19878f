import { describe, expect, test } from "vitest";
import { sendRequest } from "./send-request.ts";
import { createFakeClock } from "./clock.ts";
import { FAULTS, startFaultyApi } from "./faulty-api.ts";
import { formatMs, createMetricLogger, quantile } from "./metrics.ts";
import { startSite } from "./site.ts";
import { PAGES } from "@angadi/test-kit/routes";

/** Signs of a streamed response: the placeholder for late content, and the script that fills it. */
const STREAMED = /<template|\$RC\(|aria-busy="true"/;
const isCompletePage = (body: string) => body.includes("</html>") && !STREAMED.test(body);

describe("a slow API of another host", () => {
  test.for(["dead", "hanging"])("%s for an hour: the cache stays whole", async (fault, context) => {
    const note = createMetricLogger(context);
    const api = await startFaultyApi();
    const clock = createFakeClock();
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
