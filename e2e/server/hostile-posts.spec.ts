import type { Page } from "@playwright/test";
import { HOSTILE_POSTS, SURVIVING_TEXT } from "@angadi/tests/hostile-posts";
import { expect, hydratePage, test } from "../test.ts";

const POSTS = "/business/blog/business";

test("hostile posts run no script, break no page and hide no text @long", async ({
  page,
  startSite,
  expectedErrors,
}) => {
  test.setTimeout(240_000);
  expect(HOSTILE_POSTS.length).toBeGreaterThanOrEqual(60);
  // Invalid posts are 404.
  expectedErrors.push(/404 \(Not Found\)/);
  const url = await startSite({
    [POSTS]: { body: { data: HOSTILE_POSTS.map(({ post }) => post) } },
  });
  // No text may make the page wider than the smallest phone.
  await page.setViewportSize({ width: 320, height: 640 });
  const externalRequests: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(url)) externalRequests.push(request.url());
  });

  for (const { id, name, isShown } of HOSTILE_POSTS) {
    await test.step(name, async () => {
      const response = await page.goto(`${url}/blog/${id}`);
      if (!isShown) {
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog Not Found");
        return;
      }
      expect(response?.status()).toBe(200);
      await expect(page.getByText(SURVIVING_TEXT)).toBeVisible();
      expect(await findUnsafeContent(page)).toEqual([]);
    });
  }
  await hydratePage(page);

  for (const path of ["/", "/blog", "/blog?q=case"]) {
    const response = await page.goto(url + path);
    expect(response?.status(), path).toBe(200);
    expect(await findUnsafeContent(page), path).toEqual([]);
  }
  for (const path of ["/blog/feed.xml", "/sitemap.xml", "/sitemap-posts-1.xml"]) {
    const response = await page.request.get(url + path);
    expect(response.status(), path).toBe(200);
    const error = await page.evaluate(
      (xml) => {
        const document = new DOMParser().parseFromString(xml, "text/xml");
        return document.querySelector("parsererror")?.textContent;
      },
      await response.text(),
    );
    expect(error, path).toBeUndefined();
  }
  const feed = await page.request.get(`${url}/blog/feed.json`);
  expect((await feed.json()).items).toHaveLength(20);
  expect(externalRequests).toEqual([]);
});

/** Lists unsafe content in a page with a post, each with an excerpt. */
const findUnsafeContent = (page: Page) =>
  page.evaluate(() => {
    const problems: string[] = [];
    if ("__ran" in globalThis) problems.push("a script ran");
    for (const element of document.querySelectorAll("article *")) {
      if (
        /^(script|style|iframe|object|embed|form|base|meta|link|svg|math)$/i.test(element.tagName)
      )
        problems.push(element.outerHTML.slice(0, 80));
      for (const { name, value } of element.attributes) {
        const isUrl = name === "href" || name === "src";
        if (/^on|^style$|^srcdoc$/i.test(name)) problems.push(`${name}=${value.slice(0, 60)}`);
        if (isUrl && !/^(https?:|mailto:|tel:|\/(?!\/)|#|$)/i.test(value.trim()))
          problems.push(`${name}=${value.slice(0, 60)}`);
      }
    }
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) problems.push(`${scrollWidth} px wide`);
    const mainElements = document.querySelectorAll("#main");
    if (mainElements.length !== 1)
      problems.push(`${mainElements.length} elements with the page's own id`);
    return problems;
  });
