import { describe, expect, test } from "vitest";
import { sendRequest } from "./send-request.ts";
import { createMetricLogger } from "./metrics.ts";
import { startSite } from "./site.ts";
import { PAGES } from "@angadi/test-kit/routes";

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
});
