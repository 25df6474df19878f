import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PageCache } from "./page-cache.ts";
import { makePage } from "./page.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const pageOf = (text: string) => makePage(200, {}, new TextEncoder().encode(text));

describe("PageCache", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
  afterEach(() => void vi.useRealTimers());

  it("tells how far a page may be relied on, up to a day", async () => {
    const cache = new PageCache();
    cache.keep("/", await pageOf("tea"));
    expect(cache.find("/")?.freshness).toBe("fresh");
    vi.advanceTimersByTime(2 * MINUTE);
    expect(cache.find("/")?.freshness).toBe("stale");
    vi.advanceTimersByTime(10 * MINUTE);
    expect(cache.find("/")?.freshness).toBe("old");
    vi.advanceTimersByTime(DAY);
    expect(cache.find("/")).toBeUndefined();
  });

  it("goes by a clock that nobody sets back", async () => {
    const cache = new PageCache();
    cache.keep("/", await pageOf("tea"));
    vi.setSystemTime(new Date(Date.now() - DAY));
    vi.advanceTimersByTime(2 * MINUTE);
    expect(cache.find("/")?.freshness).toBe("stale");
  });

  it("waits a moment before a page that could not be renewed is tried again", async () => {
    const cache = new PageCache();
    cache.keep("/", await pageOf("tea"));
    cache.renewalFailed("/");
    expect(cache.find("/")?.mayRenew).toBe(false);
    vi.advanceTimersByTime(6000);
    expect(cache.find("/")?.mayRenew).toBe(true);
  });

  it("relies on no page once the contents have changed", async () => {
    const cache = new PageCache();
    cache.keep("/", await pageOf("tea"));
    expect(cache.outdate()).toEqual(["/"]);
    expect(cache.find("/")?.freshness).toBe("old");
    cache.keep("/", await pageOf("coffee"));
    expect(cache.find("/")?.freshness).toBe("fresh");
  });

  it("takes no more than so many pages, however small they are", async () => {
    const cache = new PageCache();
    const page = await pageOf("");
    for (let number = 0; number < 5000; number += 1) cache.keep(`/${number}`, page);
    expect(cache.find("/0")).toBeUndefined();
    expect(cache.find("/4999")).toBeDefined();
  });

  it("weighs keys, too", async () => {
    const cache = new PageCache();
    const page = await pageOf("");
    const key = (number: number) => `${number}${"x".repeat(1024 * 1024)}`;
    for (let number = 0; number < 64; number += 1) cache.keep(key(number), page);
    expect(cache.find(key(0))).toBeUndefined();
    expect(cache.find(key(63))).toBeDefined();
  });
});
