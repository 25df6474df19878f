import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PageCache } from "./page-cache.ts";
import { encodePage } from "../http/responses/compression.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const encodeText = (text: string) => encodePage(200, {}, new TextEncoder().encode(text));

describe("PageCache", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
  afterEach(() => void vi.useRealTimers());

  it("reports a page as fresh, stale or expired, for up to a day", async () => {
    const cache = new PageCache();
    cache.set("/", await encodeText("tea"));
    expect(cache.get("/")?.freshness).toBe("fresh");
    vi.advanceTimersByTime(2 * MINUTE_MS);
    expect(cache.get("/")?.freshness).toBe("stale");
    vi.advanceTimersByTime(10 * MINUTE_MS);
    expect(cache.get("/")?.freshness).toBe("expired");
    vi.advanceTimersByTime(DAY_MS);
    expect(cache.get("/")).toBeUndefined();
  });

  it("uses a monotonic clock", async () => {
    const cache = new PageCache();
    cache.set("/", await encodeText("tea"));
    vi.setSystemTime(new Date(Date.now() - DAY_MS));
    vi.advanceTimersByTime(2 * MINUTE_MS);
    expect(cache.get("/")?.freshness).toBe("stale");
  });

  it("retries a failed revalidation only after a few seconds", async () => {
    const cache = new PageCache();
    cache.set("/", await encodeText("tea"));
    cache.recordFailedRevalidation("/");
    expect(cache.get("/")?.canRevalidate).toBe(false);
    vi.advanceTimersByTime(6000);
    expect(cache.get("/")?.canRevalidate).toBe(true);
  });

  it("marks every page as expired once the contents have changed", async () => {
    const cache = new PageCache();
    cache.set("/", await encodeText("tea"));
    expect(cache.markOutdated()).toEqual(["/"]);
    expect(cache.get("/")?.freshness).toBe("expired");
    cache.set("/", await encodeText("coffee"));
    expect(cache.get("/")?.freshness).toBe("fresh");
  });

  it("treats a page whose rendering began before a change as outdated", async () => {
    const cache = new PageCache();
    cache.set("/", await encodeText("tea"), { isOutdated: true });
    expect(cache.get("/")).toMatchObject({ freshness: "expired", isOutdated: true });
    const coffee = await encodeText("coffee");
    cache.set("/", coffee);
    cache.set("/", await encodeText("tea"), { isOutdated: true });
    expect(cache.get("/")).toMatchObject({ freshness: "fresh", page: { etag: coffee.etag } });
  });

  it("limits the number of pages, however small they are", async () => {
    const cache = new PageCache();
    const page = await encodeText("");
    for (let number = 0; number < 5000; number += 1) cache.set(`/${number}`, page);
    expect(cache.get("/0")).toBeUndefined();
    expect(cache.get("/4999")).toBeDefined();
  });

  it("counts the size of keys, too", async () => {
    const cache = new PageCache();
    const page = await encodeText("");
    const createKey = (number: number) => `${number}${"x".repeat(1024 * 1024)}`;
    for (let number = 0; number < 64; number += 1) cache.set(createKey(number), page);
    expect(cache.get(createKey(0))).toBeUndefined();
    expect(cache.get(createKey(63))).toBeDefined();
  });
});
