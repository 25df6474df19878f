import { expect, test } from "../test.ts";

const TYPES = "/admin/master/business/industry/sub/all";
const POSTS = "/business/blog/business";
const types = { data: [{ id: 7, name: "Cycle shop", subIndustryType: "Retail" }] };

test(
  "a nearly empty post gets the specified fallbacks",
  { tag: "@long" },
  async ({ page, startSite }) => {
    const url = await startSite({
      [TYPES]: { body: types },
      [POSTS]: { body: { data: [{ id: 12, postTitle: "Bare post" }] } },
    });
    await page.goto(url);
    const card = page.getByRole("listitem").filter({ hasText: "Bare post" });
    await expect(card).toContainText("No summary available.");
    await expect(card).toContainText("Unknown");
    await expect(card).toContainText("5 min read");
    await expect(card.locator("img")).toHaveAttribute("src", "/art/posts/placeholder.svg");
    await page.goto(`${url}/blog/12`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Bare post");
  },
);

test(
  "without any post, the specified message is shown",
  { tag: "@long" },
  async ({ page, startSite }) => {
    const url = await startSite({ [TYPES]: { body: types }, [POSTS]: { body: [] } });
    await page.goto(url);
    await expect(
      page.getByText("No blog posts available at the moment. Check back soon!"),
    ).toBeVisible();
    await page.goto(`${url}/blog`);
    await expect(page.getByRole("heading", { name: "No Blog Posts Found" })).toBeVisible();
    await expect(page.getByText("Check back soon for new content!")).toBeVisible();
  },
);

test("slow data replaces its skeleton, and is not cached", async ({ page, startSite }) => {
  const url = await startSite({
    [TYPES]: { body: types, delay: 1500 },
    [POSTS]: { body: { data: [{ id: 12, title: "Late post" }] }, delay: 1500 },
  });
  const navigation = page.goto(`${url}/blog`, { waitUntil: "commit" });
  await expect(page.getByText("Loading the posts")).toBeAttached();
  const response = await navigation;
  await expect(page.getByRole("link", { name: "Late post" })).toBeVisible();
  await expect(page.getByText("Loading the posts")).toHaveCount(0);
  expect(response?.headers()["cache-control"]).toBe("no-store");
  expect(response?.headers()["content-security-policy"]).toMatch(
    /script-src 'self' 'wasm-unsafe-eval' 'nonce-/,
  );

  await page.goto(url);
  await expect(page.getByLabel("What kind of business?").locator("option")).toHaveCount(2);
});

test("a malformed response is an error, not a crash", async ({ page, startSite }) => {
  const url = await startSite({
    [TYPES]: { body: "<html>" },
    [POSTS]: { body: { data: { nope: 1 } } },
  });
  await page.goto(`${url}/blog`);
  await expect(page.getByText("Failed to load blogs. Please try again.")).toBeVisible();
  const home = await page.goto(url);
  expect(home?.status()).toBe(200);
});

test(
  "home shows three posts and the list twenty, even if the server sends more",
  { tag: "@long" },
  async ({ page, startSite }) => {
    const data = Array.from({ length: 45 }, (_, index) => ({ id: index, title: `Post ${index}` }));
    const url = await startSite({ [TYPES]: { body: types }, [POSTS]: { body: { data } } });
    await page.goto(url);
    await expect(page.locator('main a[href^="/blog/"]')).toHaveCount(3);
    await page.goto(`${url}/blog`);
    await expect(
      page.getByRole("main").getByRole("listitem").getByRole("heading", { level: 2 }),
    ).toHaveCount(20);
    // The server sends the same posts for every page, so there are no older ones.
    await expect(page.getByRole("link", { name: "Older posts" })).toHaveCount(0);
    const feed = await (await page.request.get(`${url}/blog/feed.json`)).json();
    expect(feed.items).toHaveLength(20);
  },
);
