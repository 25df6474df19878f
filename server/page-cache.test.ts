import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PageCache, type Rendering, answerWith, makePage } from "./page-cache.ts";

const MINUTE = 60_000;

describe("PageCache", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
  afterEach(() => void vi.useRealTimers());

  const rendering = async (text: string, keepable = true): Promise<Rendering> => ({
    page: await makePage(200, {}, new TextEncoder().encode(text)),
    keepable,
  });
  const textOf = async (result: Rendering) =>
    "page" in result ? new TextDecoder().decode(result.page.bodies.identity) : "stream";

  it("renders once for all who come at the same time, and keeps the page", async () => {
    const cache = new PageCache();
    const render = vi.fn(() => rendering("a"));
    await Promise.all([cache.get("/", render), cache.get("/", render), cache.get("/", render)]);
    await cache.get("/", render);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it("keeps nothing that is not to be kept, and no streams", async () => {
    const cache = new PageCache();
    const failed = vi.fn(() => rendering("failed", false));
    await cache.get("/", failed);
    await cache.get("/", failed);
    expect(failed).toHaveBeenCalledTimes(2);
    const streaming = vi.fn(async () => ({ stream: new Response("s") }));
    const both = await Promise.all([cache.get("/s", streaming), cache.get("/s", streaming)]);
    expect(streaming).toHaveBeenCalledTimes(2);
    expect(both.every((result) => "stream" in result)).toBe(true);
  });

  it("answers with an old page while a new one is made, and drops it when too old", async () => {
    const cache = new PageCache();
    await cache.get("/", () => rendering("old"));
    vi.advanceTimersByTime(2 * MINUTE);
    const stale = await cache.get("/", () => rendering("new"));
    expect(await textOf(stale)).toBe("old");
    await vi.waitFor(async () => {
      expect(await textOf(await cache.get("/", () => rendering("newer")))).toBe("new");
    });
    vi.advanceTimersByTime(11 * MINUTE);
    expect(await textOf(await cache.get("/", () => rendering("newest")))).toBe("newest");
  });

  it("keeps the old page where making a new one fails", async () => {
    const cache = new PageCache();
    await cache.get("/", () => rendering("old"));
    vi.advanceTimersByTime(2 * MINUTE);
    const failing = () => Promise.reject(new Error("down"));
    expect(await textOf(await cache.get("/", failing))).toBe("old");
    expect(await textOf(await cache.get("/", failing))).toBe("old");
  });
});

describe("answerWith", () => {
  const ask = (headers: Record<string, string>) => new Request("http://x.test/", { headers });

  it("picks the best encoding the browser takes", async () => {
    const page = await makePage(200, {}, new TextEncoder().encode("hello ".repeat(100)));
    const encoding = (accepted: string) =>
      answerWith(page, ask({ "Accept-Encoding": accepted })).headers.get("content-encoding");
    expect(encoding("gzip, deflate, br, zstd")).toBe("br");
    expect(encoding("gzip, br;q=0")).toBe("gzip");
    expect(encoding("gzip;q=0.5")).toBe("gzip");
    expect(encoding("")).toBeNull();
  });

  it("answers 304 where the browser has the page", async () => {
    const page = await makePage(200, {}, new TextEncoder().encode("hello"));
    const response = answerWith(page, ask({ "If-None-Match": `"other", ${page.etag}` }));
    expect(response.status).toBe(304);
    expect(await response.text()).toBe("");
    expect(answerWith(page, ask({ "If-None-Match": '"other"' })).status).toBe(200);
  });
});
