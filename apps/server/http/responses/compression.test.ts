import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { toResponse } from "./cached-response.ts";
import { compressBest, encodePage } from "./compression.ts";

const encodeText = (text: string) => encodePage(200, {}, new TextEncoder().encode(text));

describe("toResponse", () => {
  const createRequest = (headers: Record<string, string>) =>
    new Request("http://x.test/", { headers });

  it("picks the best encoding the browser accepts", async () => {
    const page = await encodeText("hello ".repeat(100));
    const negotiateEncoding = (accepted: string) =>
      toResponse(page, createRequest({ "Accept-Encoding": accepted })).headers.get(
        "content-encoding",
      );
    expect(negotiateEncoding("gzip, deflate, br, zstd")).toBe("br");
    expect(negotiateEncoding("gzip, br;q=0")).toBe("gzip");
    expect(negotiateEncoding("gzip;q=0.5")).toBe("gzip");
    expect(negotiateEncoding("")).toBeNull();
  });

  it("responds with 304 if the browser has the page", async () => {
    const page = await encodeText("hello");
    const response = toResponse(page, createRequest({ "If-None-Match": `"other", ${page.etag}` }));
    expect(response.status).toBe(304);
    expect(await response.text()).toBe("");
    expect(toResponse(page, createRequest({ "If-None-Match": '"other"' })).status).toBe(200);
  });
});

it("compresses a page better with the best quality, without changing it", async () => {
  const text = readFileSync(import.meta.filename, "utf8");
  const page = await encodeText(text);
  const fastLength = page.bodies.br?.length ?? 0;
  await compressBest(page);
  expect(page.bodies.br?.length).toBeLessThan(fastLength);
  const response = toResponse(page, new Request("http://x.test/"));
  expect(await response.text()).toBe(text);
});
