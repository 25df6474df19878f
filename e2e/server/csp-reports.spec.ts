import { startBuiltServer } from "@angadi/tests/built-server";
import { findChromium, findWholeChromium } from "@angadi/tests/chromium";
import { needs } from "@angadi/tests/packages";
import { createProxyListener, startTlsServer } from "@angadi/tests/tls";
import { expect, test } from "../test.ts";

const { args, ...chromium } = findWholeChromium() ?? findChromium();
// Browsers only report over TLS, and check the endpoint's certificate outside of any page.
test.use({ launchOptions: { ...chromium, args: [...args, "--ignore-certificate-errors"] } });

test(
  "pages declare the endpoint for CSP reports, which accepts and logs them",
  { tag: "@long" },
  async () => {
    const server = await startBuiltServer();
    const page = await fetch(server.url);
    const policy = page.headers.get("content-security-policy");
    expect(policy).toContain("report-uri /csp-reports; report-to csp");
    expect(page.headers.get("reporting-endpoints")).toBe('csp="/csp-reports"');

    const send = (body: string) =>
      fetch(`${server.url}/csp-reports`, {
        method: "POST",
        headers: { "Content-Type": "application/reports+json" },
        body,
      }).then(({ status }) => status);
    const body = {
      effectiveDirective: "img-src",
      blockedURL: "http://pictures.test/p.png",
      documentURL: `${server.url}/blog?q=asha`,
      sourceFile: "",
    };
    expect(await send(JSON.stringify([{ type: "csp-violation", body }]))).toBe(204);
    expect(await send(JSON.stringify([{ type: "x".repeat(20_000) }]))).toBe(413);
    await expect
      .poll(server.output)
      .toContain(
        '"directive":"img-src","blocked":"http://pictures.test","page":"/blog","source":""',
      );
    expect(server.output()).not.toContain("asha");
    await server.stop();
  },
);

test(
  "a browser reports what it blocked",
  { tag: needs("chromium") },
  async ({ page, expectedErrors }) => {
    expectedErrors.push(/Content Security Policy/);
    const server = await startBuiltServer({ TRUST_PROXY: "1" });
    const proxy = await startTlsServer(createProxyListener(server.url));
    await page.goto(`${proxy.url}/about`);
    await page.evaluate(() => {
      const script = document.createElement("script");
      script.src = "https://evil.test/x.js?u=1";
      document.body.append(script);
    });
    // Browsers delay reports, but send them at once when the page unloads.
    await page.goto("about:blank");
    await expect
      .poll(server.output, { timeout: 30_000 })
      .toContain('"directive":"script-src-elem","blocked":"https://evil.test","page":"/about"');
    await proxy.stop();
    await server.stop();
  },
);

test("security.txt has a contact for vulnerabilities and an expiry date", async ({ request }) => {
  const response = await request.get("/.well-known/security.txt");
  expect(response.headers()["content-type"]).toMatch(/^text\/plain/);
  const fields = new Map(
    (await response.text())
      .trim()
      .split("\n")
      .map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]),
  );
  expect(await response.text()).toContain("Contact: mailto:support@angadi.example\n");
  expect(fields.get("Canonical")).toBe("https://www.angadi.example/.well-known/security.txt");
  expect(fields.get("Preferred-Languages")).toBe("en");
  const days = (Date.parse(fields.get("Expires") ?? "") - Date.now()) / (24 * 60 * 60 * 1000);
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});
