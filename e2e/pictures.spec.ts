import { findChromium } from "@angadi/test-kit/chromium";
import { startBuiltServer } from "@angadi/test-kit/built-server";
import { startFakeApi } from "@angadi/tests/fake-api";
import { startTlsServer } from "@angadi/tests/tls";
import { expect, test } from "./test.ts";

const { args, ...chromium } = findChromium();
test.use({ launchOptions: { ...chromium, args: [...args, "--ignore-certificate-errors"] } });

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>';

test("a post's picture may be on any host unless allowed hosts are configured @long", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/Content Security Policy/);
  await using pictures = await startTlsServer((_, response) => {
    response.writeHead(200, { "Content-Type": "image/svg+xml" }).end(SVG);
  });
  const post = { id: 1, title: "Far picture", image: `${pictures.url}/far.svg` };
  await using api = await startFakeApi({ "/business/blog/business": { body: { data: [post] } } });
  const loadPictures = async (env: Record<string, string>) => {
    const server = await startBuiltServer({ DEV_API_URL: api.url, ...env });
    await page.goto(`${server.url}/blog`);
    const picture = page.locator(`img[src="${post.image}"]`);
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete))
      .toBe(true);
    const width = await picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
    // An open page would fetch its code from a stopped server.
    await page.goto("about:blank");
    await server.stop();
    return width > 0;
  };
  expect(await loadPictures({})).toBe(true);
  expect(await loadPictures({ IMAGE_HOSTS: new URL(pictures.url).host })).toBe(true);
  expect(await loadPictures({ IMAGE_HOSTS: "images.example.test" })).toBe(false);
});
