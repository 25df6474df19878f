import { startBuiltServer } from "../built-server.ts";
import { PAGES } from "@angadi/e2e/routes";
import { expect } from "vitest";
import { test } from "./test.ts";

test("every page has an existing social picture for its section", async ({ get }) => {
  for (const path of PAGES) {
    const html = await (await get(path)).text();
    const picture = /property="og:image" content="https:\/\/www\.angadi\.example(.*?)"/.exec(html);
    const response = await get(picture?.[1] ?? "/missing");
    expect(response.headers.get("content-type"), path).toBe("image/png");
    expect(html).toContain('property="og:title"');
    expect(html).toContain('name="twitter:card" content="summary_large_image"');
  }
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
  const server = await startBuiltServer();
  expect((await get(`${server.url}/styleguide`)).status).toBe(404);
  await server.stop();
});
