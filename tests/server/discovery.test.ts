import { startBuiltServer } from "@angadi/test-kit/built-server";
import { PAGES } from "@angadi/test-kit/routes";
import { expect } from "vitest";
import { test } from "./test.ts";

test("every page has its own title and description, and a social picture", async ({ get }) => {
  const titles = new Set<string | undefined>();
  const descriptions = new Set<string | undefined>();
  for (const path of PAGES) {
    const html = await (await get(path)).text();
    const picture = /property="og:image" content="https:\/\/www\.angadi\.example(.*?)"/.exec(html);
    const response = await get(picture?.[1] ?? "/missing");
    expect(response.headers.get("content-type"), path).toBe("image/png");
    expect(html).toContain('property="og:title"');
    expect(html).toContain('name="twitter:card" content="summary_large_image"');
    titles.add(/<title>(.*?)<\/title>/.exec(html)?.[1]);
    descriptions.add(/name="description" content="(.*?)"/.exec(html)?.[1]);
  }
  expect([titles.size, descriptions.size]).toEqual([PAGES.length, PAGES.length]);
});

test("every page has one canonical URL", async ({ sharedSite }) => {
  for (const [requestedPath, canonical] of [
    ["/pricing/", "/pricing"],
    ["/PRICING", "/pricing"],
    ["//pricing", "/pricing"],
    ["/privacy-policy", "/privacy"],
    ["/blog/?q=tea", "/blog?q=tea"],
  ] as const) {
    const { status, headers } = await fetch(sharedSite.url + requestedPath, { redirect: "manual" });
    expect([status, headers.get("location")], requestedPath).toEqual([301, canonical]);
  }
});

test("security.txt has a contact for vulnerabilities and an expiry date", async ({ get }) => {
  const response = await get("/.well-known/security.txt");
  expect(response.headers.get("content-type")).toMatch(/^text\/plain/);
  const text = await response.text();
  expect(text).toContain("Contact: mailto:support@angadi.example\n");
  expect(text).toContain("Canonical: https://www.angadi.example/.well-known/security.txt\n");
  const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? "");
  const days = (expires - Date.now()) / (24 * 60 * 60 * 1000);
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

test("the manifest and its icons exist", async ({ get }) => {
  const manifest = await (await get("/site.webmanifest")).json();
  expect(manifest.name).toBe("Angadi");
  for (const { src } of manifest.icons) {
    expect((await get(src)).headers.get("content-type")).toBe("image/png");
  }
  for (const [path, type] of [
    ["/favicon.svg", "image/svg+xml"],
    // Requested by browsers and crawlers that read no HTML.
    ["/favicon.ico", "image/x-icon"],
    ["/apple-touch-icon.png", "image/png"],
  ]) {
    const response = await get(path ?? "");
    expect(response.status, path).toBe(200);
    expect(response.headers.get("content-type"), path).toContain(type);
    expect((await response.blob()).size, path).toBeLessThan(10_000);
  }
});

test("the home page has structured data of the organisation and the site", async ({ get }) => {
  const html = await (await get("/")).text();
  const blocks = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs);
  const data = [...blocks].map(([, json = ""]) => JSON.parse(json));
  expect(data.map((block) => block["@type"])).toEqual(["Organization", "WebSite"]);
  expect(data[0]).toMatchObject({
    name: "Angadi",
    legalName: "Angadi Technologies Private Limited",
    foundingDate: "2023",
    address: { addressLocality: "Hyderabad" },
  });
});

test("the style guide is hidden from visitors", async ({ get }) => {
  await using server = await startBuiltServer();
  expect((await get(`${server.url}/styleguide`)).status).toBe(404);
});
