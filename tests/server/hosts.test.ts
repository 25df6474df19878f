import { startBuiltServer } from "@angadi/test-kit/built-server";
import { expect } from "vitest";
import { test } from "./test.ts";

const DEV_APP_URL = "https://app.development.test";
const APP_URL = "https://app.production.test";

/** Requests a page through a proxy that passes on any host. */
async function fetchAsHost(url: string, host: string) {
  const response = await fetch(url, {
    headers: { "X-Forwarded-Host": host, "X-Forwarded-Proto": "https" },
  });
  const html = await response.text();
  const appUrls = [...html.matchAll(/https:\/\/app\.[a-z]+\.test/g)].map(([appUrl]) => appUrl);
  return { html, appUrls: [...new Set(appUrls)], headers: response.headers };
}

test("an unknown host gets the site's own page", async () => {
  const env = { SITE_URL: "https://www.shop.test", TRUST_PROXY: "1", DEV_APP_URL, APP_URL };
  await using server = await startBuiltServer(env);
  // The first one may be streamed, with its own nonce.
  await fetchAsHost(`${server.url}/pricing`, "www.shop.test");
  const own = await fetchAsHost(`${server.url}/pricing`, "www.shop.test");
  expect(own.appUrls).toEqual([APP_URL]);
  for (const host of ["dev.x", "staging.www.shop.test", "evil.test", "127.0.0.1"]) {
    const page = await fetchAsHost(`${server.url}/pricing`, host);
    expect(page.html, host).toBe(own.html);
    expect(page.headers.get("cache-control"), host).toMatch(/^public/);
    expect(page.headers.get("x-robots-tag"), host).toBe(null);
  }
  expect((await fetchAsHost(`${server.url}/robots.txt`, "dev.x")).html).toContain(
    "Disallow: /app/",
  );
});

test("a staging host uses its own servers, and is neither cached nor indexed", async () => {
  await using server = await startBuiltServer({
    SITE_URL: "https://www.shop.test",
    HOSTS: "staging.shop.test",
    TRUST_PROXY: "1",
    DEV_APP_URL,
    APP_URL,
  });
  const staging = await fetchAsHost(`${server.url}/pricing`, "staging.shop.test");
  expect(staging.appUrls).toEqual([DEV_APP_URL]);
  expect(staging.headers.get("cache-control")).toBe("no-store");
  expect(staging.headers.get("x-robots-tag")).toBe("noindex");
  const robots = await fetchAsHost(`${server.url}/robots.txt`, "staging.shop.test");
  expect(robots.html).toBe("User-agent: *\nDisallow: /\n");
  expect(robots.headers.get("cache-control")).toBe("no-store");

  // The same path on the site's own host, from the same process.
  const own = await fetchAsHost(`${server.url}/pricing`, "www.shop.test");
  expect(own.appUrls).toEqual([APP_URL]);
  expect(own.headers.get("cache-control")).toMatch(/^public/);
  expect((await fetchAsHost(`${server.url}/robots.txt`, "www.shop.test")).html).toContain(
    "Sitemap:",
  );
});

test("without a configured site URL, a development page is not cached", async () => {
  await using server = await startBuiltServer({ TRUST_PROXY: "1", DEV_APP_URL });
  const page = await fetchAsHost(`${server.url}/pricing`, "dev.x");
  expect(page.appUrls).toEqual([DEV_APP_URL]);
  expect(page.headers.get("cache-control")).toBe("no-store");
});
