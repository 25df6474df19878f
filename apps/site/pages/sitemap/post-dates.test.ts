import { setImmediate } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import type { PostDate } from "@angadi/contract/blog-post";
import type { ApiClient } from "@angadi/contract/client";
import { listPartChanges, listPartDates } from "./post-dates.server.ts";

const PAGE = 5000;
const dated = (number: number): PostDate => ({
  id: `post-${number}`,
  updatedAt: new Date(Date.UTC(2000, 0, 1) + number * 60_000).toISOString(),
});

/** An API that resolves immediately, like one in the same process. */
function apiOf(posts: number, options: { breaksAt?: number } = {}): ApiClient {
  const api: Pick<ApiClient, "postDates"> = {
    async postDates(after) {
      const start = Number(after ?? 0);
      if (start === options.breaksAt) return null;
      const end = Math.min(posts, start + PAGE);
      return {
        posts: Array.from({ length: end - start }, (_, index) => dated(start + index)),
        next: end < posts ? String(end) : null,
      };
    },
  };
  return api as ApiClient;
}

describe("sitemaps of posts", () => {
  it("have 10,000 posts each, dated by their newest post", async () => {
    expect(await listPartChanges(apiOf(0))).toEqual([]);
    expect(await listPartChanges(apiOf(10_000))).toEqual([dated(9999).updatedAt]);
    expect(await listPartChanges(apiOf(25_000))).toEqual(
      [9999, 19_999, 24_999].map((number) => dated(number).updatedAt),
    );
  });

  it("contain every post once, in order", async () => {
    const api = apiOf(25_000);
    const parts = [await listPartDates(api, 1), await listPartDates(api, 2), await listPartDates(api, 3)];
    expect(parts.map(({ length }) => length)).toEqual([10_000, 10_000, 5000]);
    expect(parts.flat()).toEqual(Array.from({ length: 25_000 }, (_, number) => dated(number)));
    expect(await listPartDates(api, 4)).toEqual([]);
  });

  it("yield to other requests between pages", async () => {
    let turns = 0;
    const made = new AbortController();
    const others = async () => {
      while (!made.signal.aborted) {
        await setImmediate();
        turns += 1;
      }
    };
    const waiting = others();
    await listPartDates(apiOf(50_000), 5);
    made.abort();
    await waiting;
    expect(turns).toBeGreaterThanOrEqual(50_000 / PAGE - 1);
  });

  it("are rejected if the list of posts is incomplete", async () => {
    await expect(listPartChanges(apiOf(25_000, { breaksAt: 15_000 }))).rejects.toThrow(/broke off/);
  });
});
