import { getSeededPost } from "@angadi/test-kit/content-facts";
import { expect } from "vitest";
import { findElements, getOnlyElement } from "../html-elements.ts";
import { fetchPage, readStructuredData } from "../site-pages.ts";
import { waitFor } from "../wait-for.ts";
import { test } from "./test.ts";

const POSTS = "/business/blog/business";
const COVER = "https://images.test/cover.jpg";

const post = {
  id: "tea",
  title: "Tea",
  image: "https://images.test/other.jpg",
  createdTimeStamp: 1_794_458_000,
  updatedAt: "2026-11-13 04:30:00",
  blocks: [
    { type: "paragraph", data: { text: "First" } },
    { type: "image", data: { file: { url: COVER }, caption: "Tom &amp; Jerry &lt;cat&gt;" } },
    { type: "image", data: { file: { url: "/b.png" }, caption: "<p>A <b>cup</b> &amp; tea</p>" } },
    { type: "header", data: { text: "Second", level: 2 } },
    { type: "video", data: {} },
    { type: "list", data: { items: [{ text: "Third" }] } },
  ],
};
const CREATED_AT = "2026-11-12T04:33:20.000Z";
const UPDATED_AT = "2026-11-13T04:30:00.000Z";

test("a post of another server keeps its pictures, headings and dates", async ({
  get,
  startSite,
}) => {
  const url = await startSite({ [POSTS]: { body: { data: [post] } } });
  // On a busy machine it is streamed at first, without structured data.
  const html = await waitFor(async () => {
    const text = await (await get(`${url}/blog/tea`)).text();
    expect(text.includes("ld+json")).toBe(true);
    return text;
  });
  // The first image block is the hero, and nowhere else; its alternative text is escaped once.
  expect(html.split(`src="${COVER}"`)).toHaveLength(2);
  expect(html).toMatch(/<img[^>]* alt="Tom &amp; Jerry &lt;cat&gt;"/);
  expect(html).toContain("<figcaption>A cup &amp; tea</figcaption>");
  expect(html).toContain('<h2 id="on-second">Second</h2>');
  expect(html).toContain("Third");
  // The shared picture, whose size is unknown.
  expect(html).toContain(`property="og:image" content="${COVER}"`);
  expect(html).not.toContain("og:image:width");
  expect(html).toContain('property="og:image:alt" content="Tom &amp; Jerry &lt;cat&gt;"');

  const [, posting = ""] =
    /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
  expect(JSON.parse(posting)).toMatchObject({
    image: COVER,
    datePublished: CREATED_AT,
    dateModified: UPDATED_AT,
  });
  expect(html).toContain(`<time dateTime="${CREATED_AT}">Nov 12, 2026</time>`);
  const feed = await (await get(`${url}/blog/feed.json`)).json();
  expect(feed.items[0]).toMatchObject({ date_published: CREATED_AT, date_modified: UPDATED_AT });
  const sitemap = await (await get(`${url}/sitemap-posts-1.xml`)).text();
  expect(sitemap).toContain("/blog/tea</loc><lastmod>2026-11-13</lastmod>");
});

test("a seeded post is described for search engines, with its own picture", async ({ get }) => {
  const origin = "https://www.angadi.example";
  const picture = `${origin}/art/posts/get-paid-on-time.png`;
  const page = await fetchPage("/blog/get-paid-on-time");
  const [posting, breadcrumbs] = readStructuredData(page);
  expect(posting).toMatchObject({
    "@type": "BlogPosting",
    datePublished: getSeededPost("get-paid-on-time").createdTimeStamp,
    image: picture,
    author: { "@type": "Organization" },
  });
  expect(breadcrumbs.itemListElement.map(({ item }: { item: string }) => item)).toEqual(
    ["/", "/blog", "/blog/get-paid-on-time"].map((path) => origin + path),
  );
  for (const [property, content] of [
    ["og:image", picture],
    ["og:type", "article"],
  ] as const)
    expect(getOnlyElement(page, "meta", { property }).attribs["content"]).toBe(content);
  const png = await get("/art/posts/get-paid-on-time.png");
  expect(png.headers.get("content-type")).toBe("image/png");
});

test("the feeds list the newest posts, and the list points to them", async ({ get }) => {
  const blogPage = await fetchPage("/blog");
  for (const type of ["application/rss+xml", "application/feed+json"])
    expect(findElements(blogPage, "link", { rel: "alternate", type })).toHaveLength(1);
  const rss = await get("/blog/feed.xml");
  expect(rss.headers.get("content-type")).toContain("application/rss+xml");
  const xml = await rss.text();
  const days = Array.from(xml.matchAll(/<pubDate>(.*?)</g), ([, day = ""]) => Date.parse(day));
  expect(days).toHaveLength(20);
  expect(days).toEqual(days.toSorted((a, b) => b - a));
  const feed = await (await get("/blog/feed.json")).json();
  expect(feed.version).toBe("https://jsonfeed.org/version/1.1");
  const dates = feed.items.map((item: { date_published: string }) => item.date_published);
  expect(dates.map(Date.parse)).toEqual(days);
});

test("a post whose id is not a valid path is not listed or linked", async ({ get, startSite }) => {
  const reservedIds = ["..", ".", "x.data", "feed.xml", "~preview"];
  const data = reservedIds.map((id) => Object.assign({}, post, { id, title: `Odd ${id}` }));
  const url = await startSite({ [POSTS]: { body: { data: [post, ...data] } } });
  for (const path of ["/blog", "/blog/tea", "/blog/feed.json", "/sitemap-posts-1.xml"]) {
    const text = await (await get(url + path)).text();
    expect(text.includes("/blog/tea"), path).toBe(true);
    expect(text.match(/Odd|\/blog\/(?:\.|x\.data|~preview|feed\.xml<)/g), path).toBeNull();
  }
});

test("a list shows only its number of posts, with fallbacks for missing fields", async ({
  get,
  startSite,
}) => {
  const data = Array.from({ length: 45 }, (_, id) => ({ id, postTitle: `Post ${id}` }));
  const url = await startSite({ [POSTS]: { body: { data } } });
  for (const [path, count] of [
    ["/", 3],
    ["/blog", 20],
  ] as const)
    await waitFor(async () => {
      const text = await (await get(url + path)).text();
      expect(new Set(text.match(/"\/blog\/\d+"/g)).size, path).toBe(count);
      for (const fallback of ["No summary available.", "Unknown", "5 min read", "placeholder.svg"])
        expect(text, path).toContain(fallback);
      // The server sends the same posts for every page, so there are no older ones.
      expect(text).not.toContain("Older posts");
    });
});

test.for([
  ["an empty list", { data: [] }, "No blog posts available at the moment.", "No Blog Posts Found"],
  ["a malformed list", { data: { nope: 1 } }, "Failed to load blogs.", "Failed to load blogs."],
] as const)("%s of posts has its own message", async ([, body, home, list], { get, startSite }) => {
  const url = await startSite({ [POSTS]: { body } });
  await waitFor(async () => {
    expect(await (await get(`${url}/`)).text()).toContain(home);
    expect(await (await get(`${url}/blog`)).text()).toContain(list);
  });
});

test("other spellings of a post's URL redirect to it", async ({ get }) => {
  for (const [path, location] of [
    ["/blog/GET-Paid-On-Time", "/blog/get-paid-on-time"],
    ["/blog/get%2dpaid%2Don-time", "/blog/get-paid-on-time"],
    ["/pri%63ing?billing=yearly", "/pricing?billing=yearly"],
  ]) {
    // On a busy machine a page is streamed at first, at the address that was requested.
    await waitFor(async () => {
      const response = await get(path ?? "", { redirect: "manual" });
      expect(response.status, path).toBe(301);
      expect(response.headers.get("location"), path).toBe(location);
    });
  }
});

test("a page of posts after the last one is a 404 that leads back", async ({ get }) => {
  const response = await waitFor(async () => {
    const page = await get("/blog?page=999");
    expect(page.status).toBe(404);
    return page;
  });
  const html = await response.text();
  expect(html).toContain("No Blog Posts Found");
  expect(html).toContain('content="noindex"');
  expect(html).not.toContain("page=998");
  expect((await get("/blog?page=2")).status).toBe(200);
});
