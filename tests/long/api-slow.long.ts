import { describe, expect, test } from "vitest";
import { sendRequest } from "./send-request.ts";
import { createFakeClock } from "./clock.ts";
import { FAULTS, startFaultyApi } from "./faulty-api.ts";
import { formatMs, createMetricLogger, computeQuantile } from "./metrics.ts";
import { startSite } from "./site.ts";
import { PAGES } from "@angadi/test-kit/routes";

/** Signs of a streamed response: the placeholder for late content, and the script that fills it. */
const STREAMING_PATTERN = /<template|\$RC\(|aria-busy="true"/;
const isCompletePage = (body: string) => body.includes("</html>") && !STREAMING_PATTERN.test(body);

describe("a slow API of another host", () => {
  test.for(["dead", "hanging"])(
    "%s for an hour: cached pages stay complete",
    async (fault, context) => {
      const note = createMetricLogger(context);
      const api = await startFaultyApi();
      const clock = createFakeClock();
      const site = await startSite({ ...api.env, ...clock.env });
      const headingsByPath = new Map<string, string>();
      for (const path of PAGES) await sendRequest(site.url + path);
      for (const path of PAGES) {
        const { body } = await sendRequest(site.url + path);
        headingsByPath.set(path, readHeadings(body));
      }
      if (fault === "dead") await api.stopListening();
      else api.setBehaviour(FAULTS.hanging);
      const incompletePages: string[] = [];
      const times: number[] = [];
      // Visits before and after the pages become stale, as during a real hour.
      for (const seconds of [90, 700, 1800, 3600]) {
        await clock.set(seconds, site.url);
        for (const path of PAGES) {
          const { status, body, durationMs } = await sendRequest(site.url + path);
          times.push(durationMs);
          if (
            status !== 200 ||
            !isCompletePage(body) ||
            readHeadings(body) !== headingsByPath.get(path)
          ) {
            incompletePages.push(`${path} after ${seconds} s`);
          }
        }
      }
      note("checked", `${PAGES.length} pages after 90 s, 700 s, 30 min and 1 h`);
      note("incomplete", incompletePages.length);
      note(
        "answers",
        `p50 ${formatMs(computeQuantile(times, 0.5))}, most ${formatMs(computeQuantile(times, 1))}`,
      );
      expect(incompletePages).toEqual([]);
      // Visitors do not wait for an API that is known to be down.
      expect(computeQuantile(times, 0.5)).toBeLessThan(100);
    },
  );
});

/** A page's headings, which differ if its data is missing. */
const readHeadings = (html: string) =>
  (html.match(/<h[1-3][^>]*>.*?<\/h[1-3]>/gs) ?? []).join("\n");
