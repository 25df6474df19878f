import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import { sendRequest, retryUntil } from "./send-request.ts";
import { createFakeClock } from "./clock.ts";
import { formatMs, createMetricLogger } from "./metrics.ts";
import { sendLead } from "./leads.ts";
import { startSite } from "./site.ts";

const DAY = 24 * 3600;

describe("the clock is changed", () => {
  test("a day forward and back: pages show changes within minutes", async (context) => {
    const note = createMetricLogger(context);
    const clock = createFakeClock();
    const site = await startSite(clock.env);
    const database = new DatabaseSync(path.join(site.dataDir, "angadi.sqlite"));
    const retitleStatement = database.prepare("UPDATE blog_posts SET title = ?");
    for (const [change, offset] of [
      ["a day forward", DAY],
      ["and back", 0],
      ["6 h back", -6 * 3600],
    ] as const) {
      await sendRequest(`${site.url}/blog`);
      await clock.set(offset, site.url);
      await sendRequest(`${site.url}/blog`);
      retitleStatement.run(`Changed ${change}`);
      const startedAt = performance.now();
      const waitUntilShown = () =>
        retryUntil(async () => {
          const { body } = await sendRequest(`${site.url}/blog`);
          if (!body.includes(`Changed ${change}`))
            throw new Error(`The page stays stale ${change}.`);
        }, 180_000);
      await waitUntilShown().catch((error: unknown) => {
        note(change, "stale after 3 min");
        throw error;
      });
      note(change, `shown after ${formatMs(performance.now() - startedAt)}`);
    }
    database.close();
  });

  test("a day forward and back: rate limits lock nobody out for a day", async (context) => {
    const note = createMetricLogger(context);
    const clock = createFakeClock();
    const limits = { RATE_LIMIT_PER_MINUTE: "3", RATE_LIMIT_EMAIL_PER_HOUR: "3" };
    const site = await startSite({ ...clock.env, ...limits });
    const sendNumberedLead = (number: number) => sendLead(site.url, `clock-${number}`);
    await clock.set(DAY, site.url);
    for (let number = 0; number < 4; number += 1) await sendNumberedLead(number);
    await clock.set(0, site.url);
    const rejectedLead = await sendNumberedLead(4);
    note(
      "Retry-After once the clock is back",
      `${rejectedLead.headers["retry-after"] ?? "none"} s`,
    );
    const startedAt = performance.now();
    const acceptedAfterMs = await retryUntil(async () => {
      const { status } = await sendNumberedLead(5);
      expect(status).toBe(201);
      return performance.now() - startedAt;
    }, 150_000).catch(() => undefined);
    note(
      "accepted again",
      acceptedAfterMs === undefined ? "not in 150 s" : `after ${formatMs(acceptedAfterMs)}`,
    );
    expect(Number(rejectedLead.headers["retry-after"] ?? 0)).toBeLessThanOrEqual(60);
    expect(acceptedAfterMs).toBeDefined();
  });
});
