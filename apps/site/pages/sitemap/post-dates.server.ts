import { setImmediate } from "node:timers/promises";
import type { PostDate, PostDates } from "@angadi/contract/blog-post";
import type { ApiClient } from "@angadi/contract/client";
import { MalformedResponseError } from "@angadi/contract/envelope";

/** Posts per sitemap. Parts are counted from the oldest post, so that only the last one changes. */
const PART_SIZE = 10_000;
/** Maximum number of requests for dates: a million posts, 5,000 at a time. */
const MAX_PAGES = 200;

/** For a server without a dates endpoint: how many pages of newest posts to load. */
const FALLBACK = { pageCount: 20, pageSize: 100 };

/**
 * Returns the date of the last change in each part. A server without the endpoint has one undated
 * part.
 */
export async function listPartChangeDates(api: ApiClient): Promise<(string | null)[]> {
  const firstPage = await api.listPostDates(null);
  if (!firstPage) return [null];
  const changeDates: (string | null)[] = [];
  let postCount = 0;
  for await (const posts of fetchPages(api, firstPage)) {
    for (const { updatedAt } of posts) {
      const part = Math.floor(postCount / PART_SIZE);
      changeDates[part] = pickLater(changeDates[part] ?? null, updatedAt);
      postCount += 1;
    }
  }
  return changeDates;
}

/** Returns the posts of a part, counted from 1; empty if the part does not exist. */
export async function listPartPosts(api: ApiClient, part: number): Promise<PostDate[]> {
  const firstPage = await api.listPostDates(null);
  const [start, end] = [(part - 1) * PART_SIZE, part * PART_SIZE];
  const partPosts: PostDate[] = [];
  let postCount = 0;
  for await (const posts of firstPage ? fetchPages(api, firstPage) : listAllPosts(api)) {
    partPosts.push(...posts.slice(Math.max(0, start - postCount), Math.max(0, end - postCount)));
    postCount += posts.length;
    if (postCount >= end) break;
  }
  return partPosts;
}

/** Fetches page after page, yielding to other requests in between. */
async function* fetchPages(api: ApiClient, firstPage: PostDates): AsyncGenerator<PostDate[]> {
  let page = firstPage;
  for (let pageCount = 1; ; pageCount += 1) {
    yield page.posts;
    if (page.next === null || pageCount === MAX_PAGES) return;
    await setImmediate();
    const nextPage = await api.listPostDates(page.next);
    if (!nextPage) throw new MalformedResponseError("post dates ended early");
    page = nextPage;
  }
}

async function* listAllPosts(api: ApiClient): AsyncGenerator<PostDate[]> {
  const seenIds = new Set<string>();
  for (let pageNo = 0; pageNo < FALLBACK.pageCount; pageNo += 1) {
    const posts = await api.listBlogPosts({ pageNo, size: FALLBACK.pageSize });
    // A server may return the same page for every page number.
    const newPosts = posts.filter(({ id }) => !seenIds.has(id));
    for (const { id } of newPosts) seenIds.add(id);
    yield newPosts.map(({ id, updatedAt }) => ({ id, updatedAt }));
    if (newPosts.length < FALLBACK.pageSize) return;
    await setImmediate();
  }
}

const pickLater = (a: string | null, b: string | null) => (a !== null && (!b || a > b) ? a : b);
