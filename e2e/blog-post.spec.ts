import { dayText, seededPost } from "./content-facts.ts";
import { needs } from "@angadi/tests/packages";
import { expect, hydratePage, test } from "./test.ts";

const POSTS = "/business/blog/business";
const post = (number: number, fields: object = {}) => ({
  id: `post-${number}`,
  title: `Post ${number}`,
  createdTimeStamp: new Date(Date.UTC(2026, 0, number)).toISOString(),
  blocks: [{ type: "paragraph", data: { text: `Text ${number}` } }],
  ...fields,
});

const seeded = seededPost("get-paid-on-time");

test.describe("a post", () => {
  test("shows its facts, its contents, and related links", async ({ page }) => {
    await page.goto("/blog/get-paid-on-time");
    await hydratePage(page);
    const article = page.getByRole("article").first();
    await expect(article.getByText(seeded.author)).toBeVisible();
    await expect(article.getByText(dayText(seeded.createdTimeStamp))).toBeVisible();
    await expect(article.getByText(`${seeded.readTime} min read`)).toBeVisible();
    // Only the hero: the first image block is not repeated.
    await expect(article.locator("img")).toHaveCount(1);
    const contents = page.getByRole("navigation", { name: "In this post" });
    const entry = contents.getByRole("link").nth(2);
    const heading = page.getByRole("heading", {
      level: 2,
      name: (await entry.textContent()) ?? "",
    });
    await entry.click();
    await expect(heading).toBeInViewport();
    const next = page.getByRole("navigation", { name: "More posts" });
    await expect(next.getByRole("link", { name: /^Previous/ })).toBeVisible();
    await expect(page.getByRole("region", { name: "Read next" }).getByRole("listitem")).toHaveCount(
      3,
    );
  });

  test(
    "is shown beyond the first twenty, with its neighbours",
    { tag: "@long" },
    async ({ page }) => {
      await page.goto("/blog?page=2");
      await hydratePage(page);
      const titles = await page
        .getByRole("main")
        .getByRole("heading", { level: 2 })
        .allTextContents();
      await page
        .getByRole("heading", { name: titles[2] ?? "" })
        .getByRole("link")
        .click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles[2] ?? "");
      const next = page.getByRole("navigation", { name: "More posts" });
      await expect(next.getByRole("link", { name: /^Previous/ })).toContainText(titles[3] ?? "");
      await next.getByRole("link", { name: /^Next/ }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles[1] ?? "");
    },
  );

  test("shows the specified message if it is not found", async ({ page, expectedErrors }) => {
    expectedErrors.push(/404/);
    // A slow post is streamed, so the status is 200 already.
    await expect(async () => {
      const response = await page.goto("/blog/never-written");
      expect(response?.status()).toBe(404);
    }).toPass();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog Not Found");
    await expect(
      page.getByText("The blog you're looking for doesn't exist or has been removed."),
    ).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Back to Blogs" }).click();
    await expect(page).toHaveURL("/blog");
  });

  test("copies its URL, and offers sharing without third-party scripts", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("/blog/get-paid-on-time");
    await hydratePage(page);
    await page.getByRole("button", { name: "Copy link" }).click();
    await expect(page.getByText("Link copied")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      "https://www.angadi.example/blog/get-paid-on-time",
    );
    await expect(page.getByRole("link", { name: "WhatsApp", exact: true })).toHaveAttribute(
      "href",
      /^https:\/\/wa\.me\/\?text=Get\+your.*blog%2Fget-paid-on-time$/,
    );
    await expect(page.getByRole("main").getByRole("link", { name: "LinkedIn" })).toHaveAttribute(
      "href",
      /^https:\/\/www\.linkedin\.com\/sharing\/share-offsite\/\?url=https%3A/,
    );
  });

  test(
    "copies a text of a slow post as the first click, and then one of the next post",
    { tag: needs("chromium") },
    async ({ page, context, startSite }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      const toCopy = (number: number, text: string) =>
        post(number, {
          blocks: [{ type: "paragraph", data: { text: `<blockquote>${text}</blockquote>` } }],
        });
      const data = [
        toCopy(2, "Pay <b>by</b> Friday."),
        toCopy(1, "<p>Good morning.</p><p>Thank you.</p>"),
      ];
      // Slow enough to stream the post, so that its part hydrates after the rest of the page.
      const url = await startSite({ [POSTS]: { body: { data }, delay: 300 } });
      await page.goto(`${url}/blog/post-2`);
      const copy = page.locator("article blockquote").getByRole("button");
      const readClipboard = () => page.evaluate(() => navigator.clipboard.readText());
      await copy.click();
      await expect(copy).toHaveText("Copied");
      expect(await readClipboard()).toBe("Pay by Friday.");
      await page
        .getByRole("article")
        .getByRole("link", { name: /Post 1$/ })
        .click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Post 1");
      await copy.click();
      await expect(copy).toHaveText("Copied");
      expect(await readClipboard()).toBe("Good morning.\n\nThank you.");
    },
  );

  test("that nests its lists keeps their order", { tag: "@long" }, async ({ page, startSite }) => {
    const nested = {
      type: "list",
      data: {
        style: "ordered",
        items: [{ content: "First", items: [{ content: "Below first", items: [] }] }, "Second"],
      },
    };
    const url = await startSite({ [POSTS]: { body: { data: [post(1, { blocks: [nested] })] } } });
    await page.goto(`${url}/blog/post-1`);
    await expect(page.locator("article ol > li > ol > li")).toHaveText("Below first");
    await expect(page.locator("article ol > li")).toHaveCount(3);
  });

  test("prints without what only a screen can use", { tag: "@long" }, async ({ page }) => {
    await page.goto("/blog/get-paid-on-time");
    await page.emulateMedia({ media: "print" });
    for (const hidden of [
      page.getByRole("banner"),
      page.getByRole("contentinfo"),
      page.getByText("Pass it on"),
      page.getByText("Read next"),
    ]) {
      await expect(hidden).toBeHidden();
    }
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

test.describe("discoverability", () => {
  test("a post has structured data with its own picture", async ({ page }) => {
    await page.goto("/blog/get-paid-on-time");
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
    const [posting, breadcrumbs] = texts.map((text) => JSON.parse(text));
    const origin = "https://www.angadi.example";
    expect(posting).toMatchObject({
      "@type": "BlogPosting",
      headline: seeded.title,
      datePublished: seeded.createdTimeStamp,
      image: `${origin}/art/posts/get-paid-on-time.png`,
      author: { "@type": "Organization" },
    });
    expect(breadcrumbs.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
      `${origin}/`,
      `${origin}/blog`,
      `${origin}/blog/get-paid-on-time`,
    ]);
    const picture = page.locator('meta[property="og:image"]');
    await expect(picture).toHaveAttribute("content", posting.image);
    await expect(page.locator('meta[property="og:type"]')).toHaveAttribute("content", "article");
    const png = await page.request.get("/art/posts/get-paid-on-time.png");
    expect(png.headers()["content-type"]).toBe("image/png");
  });

  test("the feeds list the newest posts, and the list points to them", async ({ page }) => {
    await page.goto("/blog");
    for (const type of ["application/rss+xml", "application/feed+json"]) {
      await expect(page.locator(`link[rel="alternate"][type="${type}"]`)).toHaveCount(1);
    }
    const rss = await page.request.get("/blog/feed.xml");
    expect(rss.headers()["content-type"]).toContain("application/rss+xml");
    const xml = await rss.text();
    const parsedFeed = await page.evaluate((xml) => {
      const document = new DOMParser().parseFromString(xml, "text/xml");
      return {
        error: document.querySelector("parsererror")?.textContent ?? null,
        items: [...document.querySelectorAll("item")].map((item) => [
          item.querySelector("title")?.textContent,
          item.querySelector("pubDate")?.textContent,
        ]),
      };
    }, xml);
    expect(parsedFeed.error).toBe(null);
    expect(parsedFeed.items).toHaveLength(20);
    const days = parsedFeed.items.map(([, day]) => Date.parse(day ?? ""));
    expect(days).toEqual(days.toSorted((a, b) => b - a));
    const feed = await (await page.request.get("/blog/feed.json")).json();
    expect(feed.version).toBe("https://jsonfeed.org/version/1.1");
    expect(feed.items.map(({ title }: { title: string }) => title)).toEqual(
      parsedFeed.items.map(([title]) => title),
    );
  });
});
