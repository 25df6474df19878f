import type { Page } from "@playwright/test";
import * as blog from "#content/pages/ai-blog-builder-sections.ts";
import * as brand from "#content/pages/ai-brand-builder-sections.ts";
import * as crm from "#content/pages/ai-crm-builder-sections.ts";
import * as website from "#content/pages/ai-website-builder-sections.ts";
import { blogQuestions } from "#content/pages/ai-blog-builder-questions.ts";
import { brandQuestions } from "#content/pages/ai-brand-builder-questions.ts";
import { crmQuestions } from "#content/pages/ai-crm-builder-questions.ts";
import { invoiceQuestions } from "#content/pages/ai-invoice-questions.ts";
import { websiteQuestions } from "#content/pages/ai-website-builder-questions.ts";
import * as names from "#content/pages/business-name-sections.ts";
import { socialQuestions } from "#content/pages/social-media-questions.ts";
import { expect, hydrated, test } from "./test.ts";

const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title);

/** What the specification has each tool's page say, and its three steps and its features. */
const TOOLS = [
  {
    path: "/ai-website-builder",
    hero: website.websiteHero,
    steps: website.websiteSteps.steps,
    features: [
      "Drag-and-drop editor",
      "Global styles",
      "Multiple pages",
      "Image gallery",
      "Customer reviews",
      "Domain and one-\u2060click publishing",
      "SEO",
      "Analytics",
      website.websiteFeatures.contact.title,
    ],
    facts: [
      /In about 30 seconds there is a site/,
      /no coding/,
      /Talk to Angadi/,
      /a font, a colour or a button/,
      /Connect your domain and publish with one click/,
      /Customers write to you through the website/,
      /built-in CRM/,
    ],
  },
  {
    path: "/ai-blog-builder",
    hero: blog.blogHero,
    steps: blog.blogSteps.steps,
    features: titles(blog.blogParts.notes),
    facts: [
      /in under a minute/,
      /Under a minute/,
      /publish it on your site with one click/,
      /search engines/,
    ],
  },
  {
    path: "/ai-brand-builder",
    hero: brand.brandHero,
    steps: brand.brandSteps.steps,
    features: ["A name", "A logo", "Colours", "Fonts", "Global styles", "Everywhere"],
    facts: [/a brand kit: a name, a logo, colours and fonts/, /Fonts, colours and buttons/],
  },
  {
    path: "/ai-crm-builder",
    hero: crm.crmHero,
    steps: crm.crmSteps.steps,
    features: titles(crm.crmDay.moments),
    facts: [
      /AI-powered lead and customer tools/,
      /built into your website/,
      /3 users on AI Growth Engine, 10 on AI Powerhouse/,
      /Analytics/,
    ],
  },
] as const;

/** Search engines are told of an application that is free to start. */
async function describesApplication(page: Page, path: string) {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(texts).toHaveLength(1);
  const data = JSON.parse(texts[0] ?? "");
  expect(data).toMatchObject({
    "@type": "SoftwareApplication",
    url: `https://www.angadi.example${path}`,
    provider: { "@id": "https://www.angadi.example/#organization" },
    offers: { price: 0, priceCurrency: "INR" },
  });
  expect(data.description).toBe(
    await page.locator('meta[name="description"]').getAttribute("content"),
  );
  expect(data.featureList.length).toBeGreaterThan(2);
  expect(data).not.toHaveProperty("aggregateRating");
}

const TRUST = ["Free to start", "14-day free trial", "No credit card", "Cancel anytime"];

const main = (page: Page) => page.getByRole("main");

for (const { path, hero, steps, features, facts } of TOOLS) {
  test.describe(path, () => {
    test.describe("without JavaScript", () => {
      test.use({ javaScriptEnabled: false });

      test("says what the tool is, what it does, and where it begins", async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(hero.heading.join(" "));
        const first = main(page).locator("ol:has(> li > h3, > li > div > h3)").first();
        await expect(first.getByRole("heading", { level: 3 })).toHaveCount(3);
        for (const [index, step] of titles(steps).entries()) {
          await expect(first.getByRole("heading", { level: 3 }).nth(index)).toContainText(step);
        }
        for (const title of features) {
          const feature = main(page).getByRole("heading", { level: 3, name: title, exact: true });
          await expect(feature, title).toBeVisible();
        }
        for (const fact of facts) await expect(main(page)).toContainText(fact);
        for (const promise of TRUST) {
          await expect(main(page).getByRole("listitem").filter({ hasText: promise })).toBeVisible();
        }
        for (const side of ["Angadi does", "You still do"]) {
          await expect(main(page).getByText(side, { exact: true })).toBeVisible();
        }
        // It begins at the top and at the end, and leads to the other tools.
        const starts = main(page).getByRole("link", { name: hero.start, exact: true });
        await expect(starts).toHaveCount(2);
        for (const start of await starts.all()) {
          await expect(start).toHaveAttribute("href", "/app/website-type");
        }
        for (const other of TOOLS) {
          const links = main(page).locator(`a[href="${other.path}"]`);
          await expect(links).toHaveCount(other.path === path ? 0 : 1);
        }
        await describesApplication(page, path);
      });
    });

    test("moves nothing while it loads and its code comes", async ({ page }) => {
      await page.addInitScript(() => {
        const observer = new PerformanceObserver(() => undefined);
        observer.observe({ type: "layout-shift", buffered: true });
        Object.assign(window, { shifts: () => observer.takeRecords() });
      });
      await page.goto(path);
      await hydrated(page);
      const shifts = await page.evaluate(() => {
        const seen = (window as unknown as { shifts: () => PerformanceEntryList }).shifts();
        return seen.map((entry) => (entry as PerformanceEntry & { value: number }).value);
      });
      expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);
    });

    test("stands still under reduced motion", async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(path);
      const moving = await page.evaluate(() =>
        document
          .getAnimations()
          .filter((animation) => animation.timeline instanceof DocumentTimeline)
          .map((animation) => (animation as CSSAnimation).animationName)
          .filter((name) => name !== undefined),
      );
      expect(moving).toEqual([]);
    });
  });
}

/** The pages of all tools that are sold, and what owners ask about each. */
const ANSWERED = {
  "/ai-website-builder": websiteQuestions,
  "/ai-blog-builder": blogQuestions,
  "/ai-brand-builder": brandQuestions,
  "/ai-crm-builder": crmQuestions,
  "/social-media": socialQuestions,
  "/ai-invoice-builder": invoiceQuestions,
  "/business-name-generator": names.questions,
};

for (const [path, { heading, questions }] of Object.entries(ANSWERED)) {
  test(`${path} says what it costs, what one risks, and answers what people ask`, async ({
    page,
  }) => {
    await page.goto(path);
    const price = main(page).locator("section", { hasText: "Price and risk" });
    await expect(price).toContainText("₹1,999 a month, and 18% GST is added");
    const paid = path === "/business-name-generator" ? "₹0" : "₹2,358.82";
    await expect(price.getByRole("article")).toContainText(paid);
    for (const promise of [
      /14-day free trial/,
      /no credit card/,
      /account settings/,
      /not paid back/,
    ]) {
      await expect(price).toContainText(promise);
    }
    await expect(price.getByRole("link", { name: "Privacy policy" })).toBeVisible();
    const asked = page.getByRole("region", { name: heading }).locator("summary");
    await expect(asked).toHaveText(questions.map(({ question }) => question));
    expect(questions.length).toBeGreaterThanOrEqual(6);
  });
}

test("what the owner said has its place on the page that is made of it", async ({ page }) => {
  await page.goto("/ai-website-builder");
  const said = main(page).locator("mark");
  await expect(said).toHaveText([
    /Lakshmi\s*1/,
    /blouses and kurtas in Warangal\s*2/,
    /ask for a fitting\s*3/,
    /my prices\s*4/,
  ]);
  const made = main(page).getByRole("img", { name: /The page made of it: Lakshmi Tailors/ });
  await expect(made.locator("b")).toHaveText(["1", "2", "3", "4"]);
});

test("the blog writer leads to examples, and counts posts by plan", async ({ page }) => {
  await page.goto("/ai-blog-builder");
  await hydrated(page);
  const draft = main(page).getByRole("img", { name: /A draft on a sheet/ });
  await expect(draft.locator("del")).toHaveCount(1);
  await expect(draft.locator("ins")).toHaveCount(2);
  const counts = main(page).getByRole("listitem").filter({ hasText: "a month" });
  await expect(counts).toHaveText([
    /3 a month\s*AI Jumpstart/,
    /20 a month\s*AI Growth Engine/,
    /50 a month\s*AI Powerhouse/,
    /Unlimited a month\s*AI Growth Partner/,
  ]);
  await main(page).getByRole("link", { name: "See Examples" }).click();
  await expect(page).toHaveURL("/blog");
});

test("the brand's bill adds up, and names lead to the generator", async ({ page }) => {
  await page.goto("/ai-brand-builder");
  const scene = main(page).getByRole("img", { name: /A sample brand/ });
  const [first, second, total] = (await scene.innerText()).match(/₹[\d,]+/g) ?? [];
  expect(amount(first) + amount(second)).toBe(amount(total));
  await expect(main(page).getByRole("link", { name: "Try the name generator" })).toHaveAttribute(
    "href",
    "/business-name-generator",
  );
});

test("each column of the board adds up", async ({ page }) => {
  await page.goto("/ai-crm-builder");
  const board = main(page).getByRole("img", { name: /board of enquiries/ });
  const text = await board.innerText();
  const columns = text.split(/New enquiry|Quoted|To call back|Won/).slice(1);
  expect(columns).toHaveLength(4);
  for (const column of columns) {
    const [sum, ...leads] = (column.match(/₹[\d,]+/g) ?? []).map(amount);
    expect(leads.length).toBeGreaterThan(1);
    expect(leads.reduce((all, lead) => all + lead, 0)).toBe(sum);
  }
  expect(text).toContain("₹1,65,000");
});

const amount = (text = "") => Number(text.replaceAll(/\D/g, ""));
