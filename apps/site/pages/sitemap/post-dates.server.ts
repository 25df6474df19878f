import { setImmediate } from "node:timers/promises";
import type { PostDate, PostDates } from "@angadi/contract/blog-post";
import type { ApiClient } from "@angadi/contract/client";
import { MalformedResponse } from "@angadi/contract/envelope";

/** Posts in one sitemap. Ranges are counted from the oldest post, so that only the last one grows. */
const PART_SIZE = 10_000;
/** Pages of dates asked for at most: a million posts, 5,000 at a time. */
const MAX_PAGES = 200;

/** If a server has no call for dates: pages of newest posts that are read, and posts per page. */
const WHOLE = { pages: 20, size: 100 };

/** When something in each part last changed. A server without the call has one part, of no date. */
export async function partChanges(api: ApiClient): Promise<(string | null)[]> {
  const first = await api.postDates(null);
  if (!first) return [null];
  const changes: (string | null)[] = [];
  let count = 0;
  for await (const posts of pagesFrom(api, first)) {
    for (const { updatedAt } of posts) {
      const part = Math.floor(count / PART_SIZE);
      changes[part] = later(changes[part] ?? null, updatedAt);
      count += 1;
    }
  }
  return changes;
}

/** The posts of a part, from 1; none if there is no such part. */
export async function datesOfPart(api: ApiClient, part: number): Promise<PostDate[]> {
  const first = await api.postDates(null);
  const [start, end] = [(part - 1) * PART_SIZE, part * PART_SIZE];
  const found: PostDate[] = [];
  let count = 0;
  for await (const posts of first ? pagesFrom(api, first) : wholePosts(api)) {
    found.push(...posts.slice(Math.max(0, start - count), Math.max(0, end - count)));
    count += posts.length;
    if (count >= end) break;
  }
  return found;
}

/** Page after page; between them the process has time for others. */
async function* pagesFrom(api: ApiClient, first: PostDates): AsyncGenerator<PostDate[]> {
  let page = first;
  for (let asked = 1; ; asked += 1) {
    yield page.posts;
    if (page.next === null || asked === MAX_PAGES) return;
    await setImmediate();
    const next = await api.postDates(page.next);
    if (!next) throw new MalformedResponse("the dates of posts broke off");
    page = next;
  }
}

async function* wholePosts(api: ApiClient): AsyncGenerator<PostDate[]> {
  const known = new Set<string>();
  for (let pageNo = 0; pageNo < WHOLE.pages; pageNo += 1) {
    const posts = await api.blogPosts({ pageNo, size: WHOLE.size });
    // A server may give the same page whatever is asked for.
    const fresh = posts.filter(({ id }) => !known.has(id));
    for (const { id } of fresh) known.add(id);
    yield fresh.map(({ id, updatedAt, createdAt }) => ({ id, updatedAt: updatedAt ?? createdAt }));
    if (fresh.length < WHOLE.size) return;
    await setImmediate();
  }
}

const later = (a: string | null, b: string | null) => (a !== null && (!b || a > b) ? a : b);
