import { formatDay, getSeededPost } from "@angadi/test-kit/content-facts";
import { needs } from "@angadi/test-kit/packages";
import { expect, openHydrated, test } from "./test.ts";

const POSTS = "/business/blog/business";
const createPost = (number: number, fields: object = {}) => ({
  id: `post-${number}`,
  title: `Post ${number}`,
  createdTimeStamp: new Date(Date.UTC(2026, 0, number)).toISOString(),
  blocks: [{ type: "paragraph", data: { text: `Text ${number}` } }],
  ...fields,
});

const seededPost = getSeededPost("get-paid-on-time");

test.describe("a post", () => {
  test("shows its facts, its contents, and related links", async ({ page }) => {
    await openHydrated(page, "/blog/get-paid-on-time");
    const article = page.getByRole("article").first();
    await expect(article.getByText(seededPost.author)).toBeVisible();
    await expect(article.getByText(formatDay(seededPost.createdTimeStamp))).toBeVisible();
    await expect(article.getByText(`${seededPost.readTime} min read`)).toBeVisible();
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
    const postLinks = page.getByRole("navigation", { name: "More posts" });
    await expect(postLinks.getByRole("link", { name: /^Previous/ })).toBeVisible();
    await expect(page.getByRole("region", { name: "Read next" }).getByRole("listitem")).toHaveCount(
      3,
    );
  });

  test("copies its URL, and offers sharing without third-party scripts", async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openHydrated(page, "/blog/get-paid-on-time");
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
    "copies a quote of a slow post on the first click, and then one of the next post",
    { tag: ["@long", needs("chromium")] },
    async ({ page, context, startSite }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      const createQuotePost = (number: number, text: string) =>
        createPost(number, {
          blocks: [{ type: "paragraph", data: { text: `<blockquote>${text}</blockquote>` } }],
        });
      const data = [
        createQuotePost(2, "Pay <b>by</b> Friday."),
        createQuotePost(1, "<p>Good morning.</p><p>Thank you.</p>"),
      ];
      // Slow enough to stream the post, so that its part hydrates after the rest of the page.
      const url = await startSite({ [POSTS]: { body: { data }, delay: 300 } });
      await page.goto(`${url}/blog/post-2`);
      const copyButton = page.locator("article blockquote").getByRole("button");
      const readClipboard = () => page.evaluate(() => navigator.clipboard.readText());
      await copyButton.click();
      await expect(copyButton).toHaveText("Copied");
      expect(await readClipboard()).toBe("Pay by Friday.");
      await page
        .getByRole("article")
        .getByRole("link", { name: /Post 1$/ })
        .click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Post 1");
      await copyButton.click();
      await expect(copyButton).toHaveText("Copied");
      expect(await readClipboard()).toBe("Good morning.\n\nThank you.");
    },
  );

  test("prints without screen-only parts @long", async ({ page }) => {
    await page.goto("/blog/get-paid-on-time");
    await page.emulateMedia({ media: "print" });
    for (const hidden of [
      page.getByRole("banner"),
      page.getByRole("contentinfo"),
      page.getByText("Pass it on"),
      page.getByText("Read next"),
      page.getByRole("list", { name: "Tags" }),
      page.getByRole("link", { name: /^See (the )?/ }),
    ]) {
      await expect(hidden).toBeHidden();
    }
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
