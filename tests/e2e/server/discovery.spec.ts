import { startBuiltServer } from "#tests/built-server.ts";
import { PAGES } from "../routes.ts";
import { expect, test } from "../test.ts";

test("every page has a social picture of its section, and it is there", async ({ request }) => {
  for (const path of PAGES) {
    const html = await (await request.get(path)).text();
    const picture = /property="og:image" content="https:\/\/www\.angadi\.example(.*?)"/.exec(html);
    const response = await request.get(picture?.[1] ?? "/missing");
    expect(response.headers()["content-type"], path).toBe("image/png");
    expect(html).toContain('property="og:title"');
    expect(html).toContain('name="twitter:card" content="summary_large_image"');
  }
});

test("the manifest and its icons are there", async ({ request }) => {
  const manifest = await (await request.get("/site.webmanifest")).json();
  expect(manifest.name).toBe("Angadi");
  for (const { src } of manifest.icons) {
    expect((await request.get(src)).headers()["content-type"]).toBe("image/png");
  }
  expect((await request.get("/favicon.svg")).status()).toBe(200);
});

test("the home page describes the organisation and the site to machines", async ({ page }) => {
  await page.goto("/");
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  const data = blocks.map((block) => JSON.parse(block));
  expect(data.map((block) => block["@type"])).toEqual(["Organization", "WebSite"]);
  expect(data[0]).toMatchObject({
    name: "Angadi",
    legalName: "Angadi Technologies Private Limited",
    foundingDate: "2023",
    address: { addressLocality: "Hyderabad" },
  });
});

test("the style guide is not for visitors", async ({ request }) => {
  const server = await startBuiltServer();
  expect((await request.get(`${server.url}/styleguide`)).status()).toBe(404);
  await server.stop();
});
