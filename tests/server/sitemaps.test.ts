import { SEEDED_POSTS } from "@angadi/test-kit/content-facts";
import { expect } from "vitest";
import { test } from "./test.ts";

const POSTS = "/business/blog/business";
const DATES = "/business/blog/business/dates";
const ORIGIN = "https://www.angadi.example";

const day = (number: number) => new Date(Date.UTC(2000, 0, number)).toISOString();
/** Some posts, numbered from `start`, and the cursor to more. */
const dates = (start: number, count: number, next: string | null) => ({
  body: {
    data: Array.from({ length: count }, (_, index) => ({
      id: `post-${start + index}`,
      updatedTimeStamp: day(start + index),
    })),
    next,
  },
});
/** 12,000 posts as three responses of the call for dates. */
const POST_PAGES = [dates(1, 5000, "a"), dates(5001, 5000, "b"), dates(10_001, 2000, null)];

/** The entries of a sitemap, as path and date. */
async function listEntries(get: (path: string) => Promise<Response>, url: string) {
  const response = await get(url);
  expect(response.status, url).toBe(200);
  expect(response.headers.get("content-type")).toContain("application/xml");
  const xml = await response.text();
  const found = xml.matchAll(/<loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g);
  return [...found].map(([, address, date]) => ({ path: address?.replace(ORIGIN, ""), date }));
}

test("robots.txt links to the index, whose sitemaps list every page and post", async ({ get }) => {
  const robots = await (await get("/robots.txt")).text();
  expect(robots).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  const index = await listEntries(get, "/sitemap.xml");
  expect(index.map(({ path }) => path)).toEqual(["/sitemap-pages.xml", "/sitemap-posts-1.xml"]);

  const [pages, posts] = [
    await listEntries(get, "/sitemap-pages.xml"),
    await listEntries(get, "/sitemap-posts-1.xml"),
  ];
  const paths = [...pages, ...posts].map(({ path }) => path ?? "");
  expect(paths).toContain("/");
  expect(paths).toContain("/business-starter-guide/startup-budget-calculator");
  expect(posts).toHaveLength(SEEDED_POSTS);
  for (const { date } of posts) expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
  // The list has the date of its newest post, and the index that of the last change.
  expect(pages.find(({ path }) => path === "/blog")?.date).toBe(posts.at(-1)?.date);
  expect(index[1]?.date).toBe(
    posts
      .map(({ date }) => date ?? "")
      .toSorted()
      .at(-1),
  );
  for (const path of paths) {
    const html = await (await get(path)).text();
    expect(html, path).not.toContain('content="noindex"');
  }
});

test("the index has a sitemap per ten thousand posts, from the oldest", async ({
  get,
  startSite,
  received,
}) => {
  const url = await startSite({ [DATES]: POST_PAGES });
  expect(await listEntries(get, `${url}/sitemap.xml`)).toEqual([
    { path: "/sitemap-pages.xml", date: undefined },
    { path: "/sitemap-posts-1.xml", date: day(10_000).slice(0, 10) },
    { path: "/sitemap-posts-2.xml", date: day(12_000).slice(0, 10) },
  ]);
  // Only ids and dates: no post is fetched.
  expect(received().map(({ path }) => path)).toEqual([DATES, DATES, DATES]);
});

test("without the call for dates, pages of posts are fetched until they repeat", async ({
  get,
  startSite,
  received,
}) => {
  const data = Array.from({ length: 100 }, (_, index) => ({
    id: `id ${index}`,
    title: "T",
    createdTimeStamp: day(1),
    ...(index === 0 && { updatedAt: day(2) }),
  }));
  // Every page has the same posts.
  const url = await startSite({ [POSTS]: { body: data } });
  const index = await listEntries(get, `${url}/sitemap.xml`);
  expect(index.map(({ path }) => path)).toEqual(["/sitemap-pages.xml", "/sitemap-posts-1.xml"]);
  expect(received().map(({ path }) => path)).toEqual([DATES]);
  const entries = await listEntries(get, `${url}/sitemap-posts-1.xml`);
  expect(entries).toHaveLength(100);
  expect(entries[0]).toEqual({ path: "/blog/id%200", date: day(2).slice(0, 10) });
  expect(entries[1]?.date).toBe(day(1).slice(0, 10));
  expect(received().filter(({ path }) => path === POSTS)).toHaveLength(2);
});

test("an endless list of posts is fetched a limited number of times", async ({
  get,
  startSite,
  received,
}) => {
  const page = (start: number) =>
    Array.from({ length: 100 }, (_, index) => ({ id: start + index, title: "T" }));
  const pages = Array.from({ length: 40 }, (_, number) => ({ body: page(number * 100) }));
  const url = await startSite({ [POSTS]: pages });
  expect(await listEntries(get, `${url}/sitemap-posts-1.xml`)).toHaveLength(2000);
  expect(received().filter(({ path }) => path === POSTS)).toHaveLength(20);
});

test("posts that cannot be listed are a 503, and the pages stay listed", async ({
  get,
  startSite,
}) => {
  const failing = { body: { message: "down" }, status: 500 };
  const url = await startSite({ [DATES]: failing, [POSTS]: failing });
  const posts = await get(`${url}/sitemap-posts-1.xml`);
  expect(posts.status).toBe(503);
  expect(Number(posts.headers.get("retry-after"))).toBeGreaterThan(0);
  for (const path of ["/sitemap.xml", "/sitemap-pages.xml"]) {
    expect((await listEntries(get, url + path)).length, path).toBeGreaterThan(1);
    const revalidated = await get(url + path);
    expect(revalidated.headers.get("cache-control"), path).toBe("no-store");
  }
});

test("a sitemap that does not exist is a 404 page", async ({ get }) => {
  for (const path of ["/sitemap-posts-2.xml", "/sitemap-posts-0.xml", "/sitemap-x.xml", "/x.xml"]) {
    const response = await get(path);
    expect(response.status, path).toBe(404);
    expect(await response.text(), path).toContain("Oops! Page not found");
  }
});
