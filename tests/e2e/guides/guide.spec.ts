import { guideCategories } from "#content/pages/guides.ts";
import { dayText, factsOf } from "../content-facts.ts";
import { expect, hydrated, test } from "../test.ts";

const INDEX = "/business-starter-guide";
const BUDGET = `${INDEX}/startup-budget-calculator`;
const slugs = guideCategories.flatMap(({ guides }) => guides);
const GROWTH = slugs.filter(({ unwritten }) => unwritten).map(({ slug }) => slug);

const facts = factsOf("guides/startup-budget-calculator");

test.describe("a guide", () => {
  test("shows its facts, its parts and the ways on", async ({ page }) => {
    await page.goto(BUDGET);
    await hydrated(page);
    const article = page.getByRole("article");
    await expect(article.getByRole("heading", { level: 1 })).toHaveText(facts["title"] ?? "");
    await expect(article.getByText("Planning & Setup", { exact: true })).toBeVisible();
    await expect(article.locator("time")).toHaveText(dayText(facts["date"] ?? ""));
    await expect(article.getByText(/^\d+ min read$/).first()).toBeVisible();
    await expect(
      article.getByRole("img", { name: /A hand cart loaded with eight boxes/ }),
    ).toBeVisible();
    await expect(article.getByText(/not legal or tax advice/)).toBeVisible();
    await expect(
      page.getByRole("main").getByRole("link", { name: "All starter guides" }),
    ).toHaveAttribute("href", `${INDEX}?category=planning`);
    const related = page.getByRole("region", { name: "Next on the shelf" }).getByRole("link");
    await expect(related).toHaveCount(2);
    await related.first().click();
    await expect(page).toHaveURL(`${INDEX}/business-plan-template`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/business plan template/);
  });

  test("is sent once, and is there by every way to it", async ({ page, request }) => {
    const line = "Ask a shopkeeper what it cost to open";
    const html = await (await request.get(BUDGET)).text();
    expect(html.split(line)).toHaveLength(2);
    const text = page.getByRole("article").getByText(line);
    await page.goto(BUDGET);
    await hydrated(page);
    await expect(text).toBeVisible();
    await page.getByRole("article").getByRole("link", { name: "cash flow", exact: true }).click();
    await expect(page).toHaveURL(`${INDEX}/cash-flow-management`);
    await page.goBack();
    await hydrated(page);
    await expect(text).toBeVisible();
    const related = page.getByRole("region", { name: "Next on the shelf" });
    await related.getByRole("link").last().click();
    await expect(page.getByText("A shop can be profitable in March")).toBeVisible();
    await page.goBack();
    await expect(text).toBeVisible();
    // Its slips have their buttons, each one.
    const slips = await page.locator("blockquote").count();
    await expect(page.getByRole("button", { name: "Copy", exact: true })).toHaveCount(slips);
  });

  test("has its contents beside it, and folded on a small screen", async ({ page }) => {
    await page.goto(BUDGET);
    await hydrated(page);
    const contents = page.getByRole("navigation", { name: "In this guide" });
    await contents.getByRole("link", { name: "Checklist" }).click();
    await expect(page.getByRole("heading", { name: "Checklist" })).toBeInViewport();
    await expect(contents).toBeInViewport();

    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(BUDGET);
    await expect(contents).toBeHidden();
    await page.locator("summary").filter({ hasText: "In this guide" }).click();
    await page.getByRole("link", { name: "Where to go officially" }).click();
    await expect(page.getByRole("heading", { name: "Where to go officially" })).toBeInViewport();
  });

  test("has checklists to tick and tables that scroll in their frames", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(`${INDEX}/accounting-basics`);
    await expect(page.getByRole("article").locator(".checklist li")).toHaveCount(15);
    await expect(page.getByRole("checkbox")).toHaveCount(15);
    const over = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    // A table of words shows its rows one below the other, each cell with its column.
    const stacked = page.getByRole("article").locator(".stacks td[data-label]").first();
    await expect(stacked).toHaveCSS("display", "grid");
    expect(await over()).toBe(0);
    await page.goto(`${INDEX}/business-loan-guide`);
    const frames = page.getByRole("article").locator(".table");
    const wide = await frames.evaluateAll(
      (all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
    );
    expect(wide).toBeGreaterThan(0);
    for (const frame of await frames.all()) {
      await expect(frame).toHaveAttribute("tabindex", "0");
      await expect(frame).toHaveAccessibleName(/.{4,}/);
    }
    expect(await over()).toBe(0);
  });

  test("has a drawing beside its table where there is room, below it where not", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${INDEX}/legal-structure-guide`);
    const part = page.locator(".beside").filter({ hasText: "Five years of each form" });
    const edges = () =>
      part.evaluate((parent) =>
        [".table", ".drawing", "p"].map((selector) => {
          const { left, right, top, bottom } =
            parent.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
          return [left, right, top, bottom].map(Math.round);
        }),
      );
    const [table = [], drawing = [], text = []] = await edges();
    expect(text.slice(0, 2)).toEqual(table.slice(0, 2));
    expect(drawing[2]).toBe(table[2]);
    expect(drawing[0]).toBeGreaterThan(table[1] ?? Infinity);
    const widest = await page.locator(".checklist").evaluate((list) => {
      return Math.round(list.getBoundingClientRect().right);
    });
    expect(drawing[1]).toBe(widest);

    await page.setViewportSize({ width: 390, height: 844 });
    const [above = [], below = []] = await edges();
    expect(below.slice(0, 2)).toEqual(above.slice(0, 2));
    expect(below[2]).toBeGreaterThanOrEqual(above[3] ?? Infinity);
  });

  test("gives each text to copy a button", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(BUDGET);
    const slip = page.locator("blockquote").first();
    await slip.getByRole("button", { name: "Copy" }).click();
    await expect(slip.getByRole("button", { name: "Copied" })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^“Please quote for the attached drawing.*a week after it works\.”$/s);
    await expect(slip.getByRole("button", { name: "Copy", exact: true })).toBeVisible();
  });

  test("describes itself to machines, with a picture of its own", async ({ page }) => {
    await page.goto(BUDGET);
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
    const [article, breadcrumbs] = texts.map((text) => JSON.parse(text));
    const origin = "https://www.angadi.example";
    expect(article).toMatchObject({
      "@type": "Article",
      headline: facts["title"],
      datePublished: facts["date"],
      articleSection: "Planning & Setup",
      timeRequired: expect.stringMatching(/^PT\d+M$/),
      image: `${origin}/art/guides/startup-budget-calculator.png`,
      author: { "@type": "Organization" },
    });
    expect(breadcrumbs.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
      `${origin}/`,
      `${origin}${INDEX}`,
      `${origin}${INDEX}?category=planning`,
      `${origin}${BUDGET}`,
    ]);
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
      "content",
      article.image,
    );
    const png = await page.request.get("/art/guides/startup-budget-calculator.png");
    expect(png.headers()["content-type"]).toBe("image/png");
  });

  test("prints on A4 what paper can use", async ({ page }) => {
    await page.goto(BUDGET);
    await hydrated(page);
    await page.emulateMedia({ media: "print" });
    for (const hidden of [
      page.getByRole("banner"),
      page.getByRole("contentinfo"),
      page.getByText("Pass it on"),
      page.getByText("Next on the shelf"),
      page.getByText("All starter guides"),
      page.getByRole("button", { name: "Copy" }).first(),
      page.getByText("In this guide").first(),
      page.locator("article header img"),
    ]) {
      await expect(hidden).toBeHidden();
    }
    await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(0, 0, 0)");
    await expect(page.getByText(/not legal or tax advice/)).toBeVisible();
    await expect(
      page.getByText(`https://www.angadi.example${BUDGET}`, { exact: true }),
    ).toBeVisible();
    await expect(page.locator(".table").first()).toHaveCSS("break-inside", "avoid");
    await expect(page.locator(".checklist li").first()).toHaveCSS("break-inside", "avoid");
    await expect(page.locator(".ticks")).toBeHidden();
    await expect(page.locator("article h2").first()).toHaveCSS("break-after", "avoid");
    const official = page.locator('article a[href="https://www.cbic.gov.in"]');
    expect(await official.evaluate((link) => getComputedStyle(link, "::after").content)).toContain(
      "https://www.cbic.gov.in",
    );
    const inside = page.locator('article a[href="/pricing"]');
    expect(await inside.evaluate((link) => getComputedStyle(link, "::after").content)).toBe("none");
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    // Millimetres in points.
    expect(pdf).toMatch(/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]/);
  });
});

test.describe("a guide that is not there", () => {
  test("is a 404 under whatever name", async ({ request }) => {
    for (const slug of [...GROWTH, "no-such-guide", "constructor"]) {
      const response = await request.get(`${INDEX}/${slug}`);
      expect(response.status(), slug).toBe(404);
      const html = await response.text();
      expect(html, slug).toContain("Guide Not Found");
      expect(html, slug).toContain('<meta name="robots" content="noindex"/>');
      expect(html, slug).toContain("These are on the shelf");
    }
  });

  for (const slug of [...GROWTH.slice(0, 1), "constructor"]) {
    test(`${slug} is Guide Not Found, with others beside it`, async ({ page, expectedErrors }) => {
      expectedErrors.push(/404/);
      await page.goto(`${INDEX}/${slug}`);
      await hydrated(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Guide Not Found");
      await expect(
        page.getByText("The guide you're looking for doesn't exist or has been moved"),
      ).toBeVisible();
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
      const others = page.getByRole("region", { name: "These are on the shelf" }).getByRole("link");
      await expect(others).toHaveCount(3);
      await page.getByRole("main").getByRole("link", { name: "Back to the guides" }).click();
      await expect(page).toHaveURL(INDEX);
    });
  }

  test("is where the growth cards lead, which say so", async ({ page, expectedErrors }) => {
    expectedErrors.push(/404/);
    await page.goto(`${INDEX}?category=growth`);
    await hydrated(page);
    const cards = page
      .getByRole("main")
      .getByRole("listitem")
      .filter({ hasText: "Not written yet" });
    await expect(cards).toHaveCount(5);
    await cards.nth(4).getByRole("link").click();
    await expect(page).toHaveURL(`${INDEX}/hiring-first-employees`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Guide Not Found");
    await expect(page.getByRole("link", { name: /HR compliance checklist/ })).toBeVisible();
  });
});
