import { startBuiltServer } from "@angadi/test-kit/built-server";
import { findChromium, findFullChromium } from "@angadi/test-kit/chromium";
import { needs } from "@angadi/test-kit/packages";
import { createProxyListener, startTlsServer } from "@angadi/tests/tls";
import { expect, test } from "../test.ts";

const { args, ...chromium } = findFullChromium() ?? findChromium();
// Browsers send reports only over TLS, and not on behalf of a page, so Playwright's ignoreHTTPSErrors
// does not apply to them.
test.use({ launchOptions: { ...chromium, args: [...args, "--ignore-certificate-errors"] } });

test(
  "a browser's report of a blocked script is logged",
  { tag: needs("chromium") },
  async ({ page, expectedErrors }) => {
    expectedErrors.push(/Content Security Policy/);
    await using server = await startBuiltServer({ TRUST_PROXY: "1" });
    await using proxy = await startTlsServer(createProxyListener(server.url));
    await page.goto(`${proxy.url}/about`);
    await page.evaluate(() => {
      const script = document.createElement("script");
      script.src = "https://evil.test/x.js?u=1";
      document.body.append(script);
    });
    // Browsers delay reports, but send them at once when the page unloads.
    await page.goto("about:blank");
    await expect
      .poll(server.readOutput, { timeout: 30_000 })
      .toContain('"directive":"script-src-elem","blocked":"https://evil.test","page":"/about"');
  },
);
