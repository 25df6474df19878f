import { describe, expect, test } from "vitest";
import { startHangingMail } from "./hanging-mail.ts";
import { formatMs, createMetricLogger, computeQuantile, findSlowestMs } from "./metrics.ts";
import { sendLead } from "./leads.ts";
import { probe, formatLatencies } from "./probe.ts";
import { SCALE, scaleCount } from "./scale.ts";
import { startSite } from "./site.ts";

const TEAM = "team@angadi.test";

describe("if the mail server", () => {
  test("hangs, leads are accepted and pages stay fast", async (context) => {
    const note = createMetricLogger(context);
    const mail = await startHangingMail();
    const site = await startSite({ SMTP_URL: mail.url, LEADS_TO: TEAM });
    const posts = await Promise.all(
      Array.from({ length: 50 }, (_, number) => sendLead(site.url, `hung-${number}`)),
    );
    const health = await probe([`${site.url}/pricing`, `${site.url}/healthz`], scaleCount(20, 3));
    note("leads", formatMs(findSlowestMs(posts)));
    note("connections to the mail server", mail.getConnectionCount());
    expect(posts.map(({ status }) => status).filter((status) => status !== 201)).toEqual([]);
    for (const [url, during] of health) {
      note(new URL(url).pathname, formatLatencies(during));
      expect(during.failures).toEqual([]);
      expect(computeQuantile(during.times, 0.5)).toBeLessThan(50);
    }
    if (SCALE === 1) expect(mail.getConnectionCount()).toBeLessThan(20);
  });
});
