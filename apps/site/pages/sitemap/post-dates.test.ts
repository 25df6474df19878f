import { setImmediate } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import type { PostDate } from "@angadi/contract/blog-post";
import type { ApiClient } from "@angadi/contract/client";
import { listPartChangeDates, listPartPosts } from "./post-dates.server.ts";

const PAGE_SIZE = 5000;
const createPostDate = (number: number): PostDate => ({
  id: `post-${number}`,
  updatedAt: new Date(Date.UTC(2000, 0, 1) + number * 60_000).toISOString(),
});

/** An API that resolves immediately, like one in the same process. */
function createApi(postCount: number, options: { failsAt?: number } = {}): ApiClient {
  const api: Pick<ApiClient, "listPostDates"> = {
    async listPostDates(after) {
      const start = Number(after ?? 0);
      if (start === options.failsAt) return null;
      const end = Math.min(postCount, start + PAGE_SIZE);
      return {
        posts: Array.from({ length: end - start }, (_, index) => createPostDate(start + index)),
        next: end < postCount ? String(end) : null,
      };
    },
  };
  return api as ApiClient;
}

describe("sitemaps of posts", () => {
  it("have 10,000 posts each, dated by their newest post", async () => {
    expect(await listPartChangeDates(createApi(0))).toEqual([]);
    expect(await listPartChangeDates(createApi(10_000))).toEqual([createPostDate(9999).updatedAt]);
    expect(await listPartChangeDates(createApi(25_000))).toEqual(
      [9999, 19_999, 24_999].map((number) => createPostDate(number).updatedAt),
    );
  });

  it("contain every post once, in order", async () => {
    const api = createApi(25_000);
    const parts = [
      await listPartPosts(api, 1),
      await listPartPosts(api, 2),
      await listPartPosts(api, 3),
    ];
    expect(parts.map(({ length }) => length)).toEqual([10_000, 10_000, 5000]);
    expect(parts.flat()).toEqual(
      Array.from({ length: 25_000 }, (_, number) => createPostDate(number)),
    );
    expect(await listPartPosts(api, 4)).toEqual([]);
  });

  it("yield to other requests between pages", async () => {
    let turnCount = 0;
    const controller = new AbortController();
    const countTurns = async () => {
      while (!controller.signal.aborted) {
        await setImmediate();
        turnCount += 1;
      }
    };
    const otherWork = countTurns();
    await listPartPosts(createApi(50_000), 5);
    controller.abort();
    await otherWork;
    expect(turnCount).toBeGreaterThanOrEqual(50_000 / PAGE_SIZE - 1);
  });

  it("fail if the list of posts is incomplete", async () => {
    await expect(listPartChangeDates(createApi(25_000, { failsAt: 15_000 }))).rejects.toThrow(
      /ended early/,
    );
  });
});
