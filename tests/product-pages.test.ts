import { describe, expect, it } from "vitest";
import * as blog from "@angadi/content/pages/ai-blog-builder-sections";
import * as brand from "@angadi/content/pages/ai-brand-builder-sections";
import * as crm from "@angadi/content/pages/ai-crm-builder-sections";
import * as website from "@angadi/content/pages/ai-website-builder-sections";
import { blogQuestions } from "@angadi/content/pages/ai-blog-builder-questions";
import { brandQuestions } from "@angadi/content/pages/ai-brand-builder-questions";
import { crmQuestions } from "@angadi/content/pages/ai-crm-builder-questions";
import { invoiceQuestions } from "@angadi/content/pages/ai-invoice-questions";
import { websiteQuestions } from "@angadi/content/pages/ai-website-builder-questions";
import * as names from "@angadi/content/pages/business-name-sections";
import { socialQuestions } from "@angadi/content/pages/social-media-questions";
import { findElements, getOnlyElement, getText } from "./html-elements.ts";
import { fetchMain, fetchPage, getSection, readStructuredData, readTexts } from "./site-pages.ts";

const listTitles = (items: readonly { title: string }[]) => items.map(({ title }) => title);

/** The specified texts, three steps and features of each tool's page. */
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
      website.websiteFeatures.features[8].title,
    ],
    facts: [
      /You see your site in about 30 seconds/,
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
    features: listTitles(blog.blogFeatures.features),
    facts: [/in under a minute/, /publish it on your site with one click/, /search engines/],
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
    features: listTitles(crm.crmFeatures.features),
    facts: [
      /AI-powered lead and customer tools/,
      /built into your website/,
      /3 users on AI Growth Engine, 10 on AI Powerhouse/,
      /Analytics/,
    ],
  },
] as const;

const TRIAL_TERMS = ["Free to start", "14-day free trial", "No credit card", "Cancel anytime"];

describe.each(TOOLS)("$path", ({ path, hero, steps, features, facts }) => {
  it("says what the tool is, what it does, and where to start", async () => {
    const page = await fetchPage(path);
    const main = getOnlyElement(page, "main");
    expect(getText(getOnlyElement(page, "h1"))).toBe(hero.heading.join(" "));
    const stepList = findElements(main, "ol").find(
      (candidate) => findElements(candidate, "h3").length > 0,
    );
    const stepTitles = stepList ? readTexts(findElements(stepList, "h3")) : [];
    expect(stepTitles).toHaveLength(3);
    for (const [index, step] of listTitles(steps).entries())
      expect(stepTitles[index]).toContain(step);
    expect(readTexts(findElements(main, "h3"))).toEqual(expect.arrayContaining([...features]));
    const text = getText(main);
    for (const fact of facts) expect(text).toMatch(fact);
    // Who does what is said once, on the blog writer's page.
    for (const side of ["Angadi does", "You still do"]) {
      expect([side, text.includes(side)]).toEqual([side, path === "/ai-blog-builder"]);
    }
    const items = readTexts(findElements(main, "li"));
    for (const promise of TRIAL_TERMS) {
      expect([promise, items.filter((item) => item.includes(promise)).length]).toEqual([
        promise,
        1,
      ]);
    }
    // It has a start link at the top and at the end.
    const links = findElements(main, "a");
    const startLinks = links.filter((link) => getText(link) === hero.button);
    expect(startLinks.map(({ attribs }) => attribs["href"])).toEqual([
      "/app/website-type",
      "/app/website-type",
    ]);
  });

  it("describes itself to search engines as an application that is free to start", async () => {
    const page = await fetchPage(path);
    const [data] = readStructuredData(page);
    expect(data).toMatchObject({
      "@type": "SoftwareApplication",
      url: `https://www.angadi.example${path}`,
      provider: { "@id": "https://www.angadi.example/#organization" },
      offers: { price: 0, priceCurrency: "INR" },
    });
    const description = getOnlyElement(page, "meta", { name: "description" }).attribs["content"];
    expect(data.description).toBe(description);
    expect(data.featureList.length).toBeGreaterThan(2);
    expect(data).not.toHaveProperty("aggregateRating");
  });
});

/** The pages of all paid tools, and the owners' questions about each. */
const EXPECTED_QUESTIONS = {
  "/ai-website-builder": websiteQuestions,
  "/ai-blog-builder": blogQuestions,
  "/ai-brand-builder": brandQuestions,
  "/ai-crm-builder": crmQuestions,
  "/social-media": socialQuestions,
  "/ai-invoice-builder": invoiceQuestions,
  "/business-name-generator": names.nameGeneratorQuestions,
};

it.each(Object.entries(EXPECTED_QUESTIONS))(
  "%s shows the cost in three lines, and answers common questions",
  async (path, { heading, questions }) => {
    const main = await fetchMain(path);
    const price = findElements(main, "section").find((section) =>
      getText(section).includes("See the plans"),
    );
    expect(price && readTexts(findElements(price, "dt"))).toHaveLength(3);
    const text = price ? getText(price) : "";
    for (const fact of [/₹0/, /₹1,999 a month/, /18% GST/, /14-day free trial/]) {
      expect(text).toMatch(fact);
    }
    const summaries = findElements(getSection(main, heading), "summary");
    expect(readTexts(summaries)).toEqual(questions.map(({ question }) => question));
    expect(questions.length).toBeGreaterThanOrEqual(4);
  },
);
