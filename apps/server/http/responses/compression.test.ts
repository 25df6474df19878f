import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { respondWith } from "./cached-response.ts";
import { compressBest, encodePage } from "./compression.ts";

const encodeText = (text: string) => encodePage(200, {}, new TextEncoder().encode(text));

describe("respondWith", () => {
  const requestWith = (headers: Record<string, string>) =>
    new Request("http://x.test/", { headers });

  it("picks the best encoding the browser accepts", async () => {
    const page = await encodeText("hello ".repeat(100));
    const encoding = (accepted: string) =>
      respondWith(page, requestWith({ "Accept-Encoding": accepted })).headers.get(
        "content-encoding",
      );
    expect(encoding("gzip, deflate, br, zstd")).toBe("br");
    expect(encoding("gzip, br;q=0")).toBe("gzip");
    expect(encoding("gzip;q=0.5")).toBe("gzip");
    expect(encoding("")).toBeNull();
  });

  it("answers 304 if the browser has the page", async () => {
    const page = await encodeText("hello");
    const response = respondWith(page, requestWith({ "If-None-Match": `"other", ${page.etag}` }));
    expect(response.status).toBe(304);
    expect(await response.text()).toBe("");
    expect(respondWith(page, requestWith({ "If-None-Match": '"other"' })).status).toBe(200);
  });
});

it("compresses a page that is requested again smaller, without changing it", async () => {
  const text = readFileSync(import.meta.filename, "utf8");
  const page = await encodeText(text);
  const quick = page.bodies.br?.length ?? 0;
  await compressBest(page);
  expect(page.bodies.br?.length).toBeLessThan(quick);
  const response = respondWith(page, new Request("http://x.test/"));
  expect(await response.text()).toBe(text);
});
