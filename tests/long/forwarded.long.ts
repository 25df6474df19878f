import { describe, expect, test } from "vitest";
import { sendRequest } from "./send-request.ts";
import { createMetricLogger } from "./metrics.ts";
import { startSite } from "./site.ts";
import { PAGES } from "@angadi/test-kit/routes";

describe("forged headers that a proxy passes on", () => {
  test("X-Forwarded-Host puts no other host into a cacheable response", async (context) => {
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
          poisoned.push(`${path} after ${host}`);
      }
    }
    note("cacheable responses with another host's links", poisoned.length);
    expect(poisoned).toEqual([]);
  });
});
