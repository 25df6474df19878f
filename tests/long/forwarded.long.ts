import { describe, expect, test } from "vitest";
import { sendRequest } from "./send-request.ts";
import { createMetricLogger } from "./metrics.ts";
import { sendLead } from "./leads.ts";
import { startSite } from "./site.ts";
import { PAGES } from "@angadi/e2e/routes";

describe("headers that a visitor writes and a proxy passes on", () => {
  test("X-Forwarded-Host: no other host gets into a cacheable response", async (context) => {
    const note = createMetricLogger(context);
    const site = await startSite({
      TRUST_PROXY: "1",
      SITE_URL: "https://www.shop.test",
      DEV_APP_URL: "https://dev-app.test",
      APP_URL: "https://app.test",
    });
    const poisoned: string[] = [];
    for (const host of [
      "dev.evil.test",
      "staging.x",
      "localhost",
      "localhost.evil.test",
      "evil.test",
    ]) {
      for (const path of PAGES) {
        const { body, headers } = await sendRequest(site.url + path, {
          headers: { Host: "www.shop.test", "X-Forwarded-Host": host },
        });
        const isCacheable = headers["cache-control"]?.includes("public") ?? false;
        const isForeign = body.includes("dev-app.test") || body.includes("evil.test");
        if (isCacheable && isForeign) poisoned.push(`${path} for ${host}`);
        const { body: directBody } = await sendRequest(site.url + path, {
          headers: { Host: "www.shop.test" },
        });
        if (directBody.includes("dev-app.test") || directBody.includes("evil.test"))
          poisoned.push(`${path} then`);
      }
    }
    note("answers that could be kept with another host's links", poisoned.length);
    expect(poisoned).toEqual([]);
  });

  test.for([
    ["one IPv6 /64", (i: number) => `2001:db8:1:2:${(i + 1).toString(16)}::1`],
    ["one address spelled otherwise", (i: number) => SPELLINGS[i % SPELLINGS.length] ?? ""],
    ["one address with ports", (i: number) => `203.0.113.7:${1000 + i}`],
    ["no addresses", (i: number) => `junk-${i}`],
    ["a list that the visitor began", (i: number) => `198.51.100.${i}, 203.0.113.9`],
  ] as const)("X-Forwarded-For, %s: one limit", async ([name, address], context) => {
    const note = createMetricLogger(context);
    const site = await startSite({ TRUST_PROXY: "1", RATE_LIMIT_PER_MINUTE: "3" });
    let acceptedCount = 0;
    for (let index = 0; index < 30; index += 1) {
      const { status } = await sendLead(site.url, `${name.replaceAll(/\W/g, "-")}-${index}`, {
        headers: { "X-Forwarded-For": address(index) },
      });
      if (status === 201) acceptedCount += 1;
    }
    note("taken of 30 where 3 a minute may", acceptedCount);
    // A new minute may start in between.
    expect(acceptedCount).toBeLessThanOrEqual(6);
  });
});

/** Spellings of the same address. */
const SPELLINGS = [
  "2001:db8::7",
  "2001:DB8::7",
  "2001:0db8:0:0:0:0:0:7",
  "2001:db8:0::7",
  "[2001:db8::7]",
  "2001:db8::0.0.0.7",
  "2001:db8::7%eth0",
];
