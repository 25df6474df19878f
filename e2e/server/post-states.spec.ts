import { expect, openHydrated, test } from "../test.ts";

const POSTS = "/business/blog/business";
const post = {
  id: "post-1",
  title: "Post 1",
  excerpt: "Short.",
  createdTimeStamp: 1_767_225_600_000,
};
const postResponse = { body: { data: [post] } };
const FAILED = "Failed to load blog details. Please try again.";

test("a post that fails to load is a 503 with a message and a retry", async ({
  page,
  startSite,
  expectedErrors,
}) => {
  expectedErrors.push(/503/);
  const responses = { [POSTS]: { body: {} as unknown, status: 502 } };
  const url = await startSite(responses);
  // A slow response is streamed, so its status is 200 already.
  await expect(async () => {
    const response = await page.goto(`${url}/blog/post-1`);
    expect(response?.status()).toBe(503);
    expect(Number(response?.headers()["retry-after"])).toBeGreaterThan(0);
  }).toPass();
  await expect(page.getByText(FAILED)).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  responses[POSTS] = { ...postResponse, status: 200 };
  await page.getByRole("link", { name: "Try Again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Post 1");
});

test("a post that fails to load after a click shows a message in the page @long", async ({
  page,
  startSite,
  expectedErrors,
}) => {
  expectedErrors.push(/503/);
  const responses = { [POSTS]: { body: postResponse.body as unknown, status: 200 } };
  const url = await startSite(responses);
  await openHydrated(page, `${url}/blog`);
  const link = page.getByRole("link", { name: "Post 1" });
  await expect(link).toBeVisible();
  responses[POSTS] = { body: {}, status: 502 };
  await link.click();
  await expect(page.getByText(FAILED)).toBeVisible();
});

test("a slow post replaces its skeleton, and sets the title @long", async ({ page, startSite }) => {
  const { promise: hold, resolve: release } = Promise.withResolvers<void>();
  const url = await startSite({ [POSTS]: { ...postResponse, hold } });
  const navigation = page.goto(`${url}/blog/post-1`, { waitUntil: "commit" });
  await expect(page.getByText("Loading the post")).toBeAttached();
  await expect(page.getByRole("main").getByRole("link", { name: "Back to Blogs" })).toBeVisible();
  await expect(page).toHaveTitle("From the blog | Angadi");
  release();
  expect((await navigation)?.status()).toBe(200);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Post 1");
  await expect(page.getByText("Loading the post")).toHaveCount(0);
  await expect(page).toHaveTitle("Post 1 | Angadi");
});

test("without JavaScript a slow post replaces its skeleton @long", async ({
  plainPage: page,
  startSite,
}) => {
  const { promise: hold, resolve: release } = Promise.withResolvers<void>();
  const url = await startSite({ [POSTS]: { ...postResponse, hold } });
  await page.goto(`${url}/blog/post-1`, { waitUntil: "commit" });
  await expect(page.getByText("Loading the post")).toBeVisible();
  release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Post 1");
  await expect(page.getByText("Loading the post")).toHaveCount(0);
});

test("a streamed post that turns out to be missing is not indexed @long", async ({
  page,
  request,
  startSite,
  expectedErrors,
}) => {
  // By the second request, the page may be cached with its real status.
  expectedErrors.push(/404/);
  const url = await startSite({ [POSTS]: { ...postResponse, delay: 500 } });
  const html = await (await request.get(`${url}/blog/post-2`)).text();
  expect(html).toContain("Loading the post");
  expect(html).toMatch(/<meta name="robots" content="noindex"/);
  await page.goto(`${url}/blog/post-2`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog Not Found");
});

test("a post that fails while it is streamed shows a message and a retry @long", async ({
  page,
  startSite,
}) => {
  const url = await startSite({ [POSTS]: { body: {}, status: 502, delay: 500 } });
  const response = await page.goto(`${url}/blog/post-1`);
  expect(response?.status()).toBe(200);
  await expect(page.getByText(FAILED)).toBeVisible();
  await expect(page.getByRole("link", { name: "Try Again" })).toBeVisible();
});
