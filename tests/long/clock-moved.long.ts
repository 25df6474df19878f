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
    const retitle = database.prepare("UPDATE blog_posts SET title = ?");
    for (const [what, offset] of [
      ["a day forth", DAY],
      ["and back", 0],
      ["6 h back", -6 * 3600],
    ] as const) {
      await sendRequest(`${site.url}/blog`);
      await clock.set(offset, site.url);
      await sendRequest(`${site.url}/blog`);
      retitle.run(`Changed ${what}`);
      const startedAt = performance.now();
      const expectShown = () =>
        retryUntil(async () => {
          const { body } = await sendRequest(`${site.url}/blog`);
          if (!body.includes(`Changed ${what}`)) throw new Error(`The page stays stale ${what}.`);
        }, 180_000);
      await expectShown().catch((error: unknown) => {
        note(what, "stale after 3 min");
        throw error;
      });
      note(what, `shown after ${formatMs(performance.now() - startedAt)}`);
    }
    database.close();
  });

  test("a day forward and back: nobody is locked out for a day", async (context) => {
    const note = createMetricLogger(context);
    const clock = createFakeClock();
    const limits = { RATE_LIMIT_PER_MINUTE: "3", RATE_LIMIT_EMAIL_PER_HOUR: "3" };
    const site = await startSite({ ...clock.env, ...limits });
    const lead = (number: number) => sendLead(site.url, `clock-${number}`);
    await clock.set(DAY, site.url);
    for (let number = 0; number < 4; number += 1) await lead(number);
    await clock.set(0, site.url);
    const rejectedLead = await lead(4);
    note("Retry-After when it is back", `${rejectedLead.headers["retry-after"] ?? "none"} s`);
    const startedAt = performance.now();
    const acceptedLead = await retryUntil(async () => {
      const { status } = await lead(5);
      expect(status).toBe(201);
      return performance.now() - startedAt;
    }, 150_000).catch(() => undefined);
    note(
      "taken again",
      acceptedLead === undefined ? "not in 150 s" : `after ${formatMs(acceptedLead)}`,
    );
    expect(Number(rejectedLead.headers["retry-after"] ?? 0)).toBeLessThanOrEqual(60);
    expect(acceptedLead).toBeDefined();
  });
});
