import { SEEDED_POST_COUNT } from "@angadi/test-kit/content-facts";
import { expect } from "vitest";
import { test } from "./test.ts";

const POSTS = "/business/blog/business";
const DATES = "/business/blog/business/dates";
const ORIGIN = "https://www.angadi.example";

const formatTime = (dayNumber: number) => new Date(Date.UTC(2000, 0, dayNumber)).toISOString();
/** A response with `count` posts, numbered from `start`, and the cursor of the next response. */
const createDatesResponse = (start: number, count: number, next: string | null) => ({
  body: {
    data: Array.from({ length: count }, (_, index) => ({
      id: `post-${start + index}`,
      updatedTimeStamp: formatTime(start + index),
    })),
    next,
  },
});
/** The dates of 12,000 posts, in three responses. */
const DATES_RESPONSES = [
  createDatesResponse(1, 5000, "a"),
  createDatesResponse(5001, 5000, "b"),
  createDatesResponse(10_001, 2000, null),
];

/** The entries of a sitemap, as path and date. */
async function fetchEntries(get: (path: string) => Promise<Response>, url: string) {
  const response = await get(url);
  expect(response.status, url).toBe(200);
  expect(response.headers.get("content-type")).toContain("application/xml");
  const xml = await response.text();
  const matches = xml.matchAll(/<loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g);
  return [...matches].map(([, address, date]) => ({ path: address?.replace(ORIGIN, ""), date }));
}

test("robots.txt links to the index, whose sitemaps list every page and post", async ({ get }) => {
  const robots = await (await get("/robots.txt")).text();
  expect(robots).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  const index = await fetchEntries(get, "/sitemap.xml");
  expect(index.map(({ path }) => path)).toEqual(["/sitemap-pages.xml", "/sitemap-posts-1.xml"]);

  const [pages, posts] = [
    await fetchEntries(get, "/sitemap-pages.xml"),
    await fetchEntries(get, "/sitemap-posts-1.xml"),
  ];
  const paths = [...pages, ...posts].map(({ path }) => path ?? "");
  expect(paths).toContain("/");
  expect(paths).toContain("/business-starter-guide/startup-budget-calculator");
  expect(posts).toHaveLength(SEEDED_POST_COUNT);
  for (const { date } of posts) expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
  // The list has the date of its newest post, and the index that of the last change.
  expect(pages.find(({ path }) => path === "/blog")?.date).toBe(posts.at(-1)?.date);
  expect(index[1]?.date).toBe(
    posts
      .map(({ date }) => date ?? "")
      .toSorted()
      .at(-1),
  );
  // All posts have one template.
  for (const { path = "" } of [...pages, ...posts.slice(0, 1)]) {
    const html = await (await get(path)).text();
    expect(html, path).not.toContain('content="noindex"');
  }
});

test("the index has a sitemap per ten thousand posts, from the oldest", async ({
  get,
  startSite,
  received,
}) => {
  const url = await startSite({ [DATES]: DATES_RESPONSES });
  expect(await fetchEntries(get, `${url}/sitemap.xml`)).toEqual([
    { path: "/sitemap-pages.xml", date: undefined },
    { path: "/sitemap-posts-1.xml", date: formatTime(10_000).slice(0, 10) },
    { path: "/sitemap-posts-2.xml", date: formatTime(12_000).slice(0, 10) },
  ]);
  // Only ids and dates: no post is fetched.
  expect(received().map(({ path }) => path)).toEqual([DATES, DATES, DATES]);
});

test("if the API has no dates, pages of posts are fetched until they repeat", async ({
  get,
  startSite,
  received,
}) => {
  const data = Array.from({ length: 100 }, (_, index) => ({
    id: `id ${index}`,
    title: "T",
    createdTimeStamp: formatTime(1),
    ...(index === 0 && { updatedAt: formatTime(2) }),
  }));
  // Every page has the same posts.
  const url = await startSite({ [POSTS]: { body: data } });
  const index = await fetchEntries(get, `${url}/sitemap.xml`);
  expect(index.map(({ path }) => path)).toEqual(["/sitemap-pages.xml", "/sitemap-posts-1.xml"]);
  expect(received().map(({ path }) => path)).toEqual([DATES]);
  const entries = await fetchEntries(get, `${url}/sitemap-posts-1.xml`);
  expect(entries).toHaveLength(100);
  expect(entries[0]).toEqual({ path: "/blog/id%200", date: formatTime(2).slice(0, 10) });
  expect(entries[1]?.date).toBe(formatTime(1).slice(0, 10));
  expect(received().filter(({ path }) => path === POSTS)).toHaveLength(2);
});

test("an endless list of posts is fetched a limited number of times", async ({
  get,
  startSite,
  received,
}) => {
  const createPosts = (start: number) =>
    Array.from({ length: 100 }, (_, index) => ({ id: start + index, title: "T" }));
  const pages = Array.from({ length: 40 }, (_, number) => ({ body: createPosts(number * 100) }));
  const url = await startSite({ [POSTS]: pages });
  expect(await fetchEntries(get, `${url}/sitemap-posts-1.xml`)).toHaveLength(2000);
  expect(received().filter(({ path }) => path === POSTS)).toHaveLength(20);
});

test("if posts cannot be listed, their sitemap is a 503, and pages stay listed", async ({
  get,
  startSite,
}) => {
  const failure = { body: { message: "down" }, status: 500 };
  const url = await startSite({ [DATES]: failure, [POSTS]: failure });
  const posts = await get(`${url}/sitemap-posts-1.xml`);
  expect(posts.status).toBe(503);
  expect(Number(posts.headers.get("retry-after"))).toBeGreaterThan(0);
  for (const path of ["/sitemap.xml", "/sitemap-pages.xml"]) {
    expect((await fetchEntries(get, url + path)).length, path).toBeGreaterThan(1);
    const response = await get(url + path);
    expect(response.headers.get("cache-control"), path).toBe("no-store");
  }
});

test("a sitemap that does not exist is a 404 page", async ({ get }) => {
  for (const path of ["/sitemap-posts-2.xml", "/sitemap-posts-0.xml", "/sitemap-x.xml", "/x.xml"]) {
    const response = await get(path);
    expect(response.status, path).toBe(404);
    expect(await response.text(), path).toContain("Oops! Page not found");
  }
});
