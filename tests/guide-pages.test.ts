import { describe, expect, it } from "vitest";
import { guideToolsCopy } from "@angadi/content/pages/calculators";
import { guideCategories } from "@angadi/content/pages/guides";
import { formatDay, readFrontMatter } from "@angadi/test-kit/content-facts";
import {
  type HtmlElement,
  getElementById,
  findElements,
  getOnlyElement,
  parsePage,
  getText,
} from "./html-elements.ts";
import {
  type Page,
  fetchMain,
  fetchPage,
  getSection,
  readStructuredData,
  request,
} from "./site-pages.ts";

const ORIGIN = "https://www.angadi.example";
const INDEX = "/business-starter-guide";
const BUDGET = `${INDEX}/startup-budget-calculator`;
const guides = guideCategories.flatMap(({ guides }) => guides);
const UNWRITTEN_SLUGS = guides.filter(({ unwritten }) => unwritten).map(({ slug }) => slug);
const WRITTEN_SLUGS = guides.filter(({ unwritten }) => !unwritten).map(({ slug }) => slug);

const fetchHtml = async (path: string) => (await request(path)).text();
const getCanonical = (page: Page) =>
  getOnlyElement(page, "link", { rel: "canonical" }).attribs["href"];
const getMeta = (page: Page, attributes: Record<string, string>) =>
  getOnlyElement(page, "meta", attributes).attribs["content"];
const listCategories = (page: Page) =>
  findElements(getOnlyElement(page, "nav", { "aria-label": "Categories" }), "a");

/** The section that contains the heading with an id. Throws if none exists. */
function getSectionByHeading(page: Page, id: string): HtmlElement {
  const section = findElements(page, "section").find((candidate) =>
    findElements(candidate, "h2").some(({ attribs }) => attribs["id"] === id),
  );
  if (!section) throw new Error(`No section is headed by ${id}.`);
  return section;
}
const listCards = (page: Page, id: string) => findElements(getSectionByHeading(page, id), "li");
const listLinks = (items: readonly HtmlElement[]) =>
  items.flatMap((item) => findElements(item, "a").map(({ attribs }) => attribs["href"]));

describe("the index of guides", () => {
  it.each(guideCategories)("shows five cards of $id", async ({ id, name, guides }) => {
    const path = id === "online" ? INDEX : `${INDEX}?category=${id}`;
    const page = await fetchPage(path);
    expect(getCanonical(page)).toBe(ORIGIN + path);
    expect(listCategories(page).map(getText)).toEqual([
      "Planning & Setup",
      "Online Presence",
      "Growth & Scaling",
      "Financial Management",
      "Legal & Compliance",
    ]);
    const current = listCategories(page).filter(
      ({ attribs }) => attribs["aria-current"] === "page",
    );
    expect(current.map(getText)).toEqual([name]);
    expect(getText(getElementById(page, "category-guides"))).toBe(name);
    const cards = listCards(page, "category-guides");
    expect(listLinks(cards)).toEqual(guides.map(({ slug }) => `${INDEX}/${slug}`));
    for (const card of cards) {
      expect(getText(getOnlyElement(card, "h3"))).toMatch(/.{10,}/);
      expect(findElements(card, "svg")).not.toHaveLength(0);
      const texts = findElements(card, "p").map(getText);
      expect(texts[0]).toMatch(/.{60,}/);
      expect(texts.at(-1)).toMatch(/\w+ \w+.*(min read|Not written yet)$/);
    }
    // Only the script knows which of them the visitor has read.
    const text = getText(getSectionByHeading(page, "category-guides"));
    expect(text.includes("5 guides")).toBe(id !== "growth");
    expect(text).not.toContain("of 5 read");
  });

  it("has a title and a description of its own for each category", async () => {
    const pages = await Promise.all(
      guideCategories.map(({ id }) => fetchPage(`${INDEX}?category=${id}`)),
    );
    const texts = pages.flatMap((page) => [
      getOnlyElement(page, "title"),
      getMeta(page, { name: "description" }),
    ]);
    const plainTexts = texts.map((text) => (typeof text === "object" ? getText(text) : text));
    expect(new Set(plainTexts).size).toBe(10);
  });

  it("shows its first category if the requested one does not exist", async () => {
    const page = await fetchPage(`${INDEX}?category=constructor`);
    expect(getText(getElementById(page, "category-guides"))).toBe("Online Presence");
    expect(getCanonical(page)).toBe(ORIGIN + INDEX);
  });

  it("begins with the calculators, which a search replaces with its results", async () => {
    const main = await fetchMain(INDEX);
    expect(getText(findElements(main, "h2")[0] ?? main)).toBe(guideToolsCopy.heading);
    const calculatorSection = getSection(main, guideToolsCopy.heading);
    expect(findElements(calculatorSection, "li")).toHaveLength(guideToolsCopy.links.length);
    const results = await fetchMain(`${INDEX}?q=loan`);
    expect(getText(results)).not.toContain(guideToolsCopy.heading);
    expect(getText(results)).toMatch(/1 guide found.*loans/);
  });

  it("marks the growth guides as not written yet", async () => {
    const cards = listCards(await fetchPage(`${INDEX}?category=growth`), "category-guides");
    expect(cards.filter((card) => getText(card).includes("Not written yet"))).toHaveLength(5);
  });
});

describe("a guide", () => {
  const facts = readFrontMatter("guides/startup-budget-calculator");

  it("shows its facts, its text once, its checklist and related links", async () => {
    const html = await fetchHtml(BUDGET);
    expect(html.split("Ask a shopkeeper what it cost to open")).toHaveLength(2);
    const page = parsePage(html);
    const [article] = findElements(page, "article");
    if (!article) throw new Error("No article.");
    expect(getText(getOnlyElement(article, "h1"))).toBe(facts["title"]);
    const text = getText(article);
    for (const part of ["Planning & Setup", "not legal or tax advice", ORIGIN + BUDGET]) {
      expect(text).toContain(part);
    }
    expect(text).toMatch(/\d+ min read/);
    expect(getText(getOnlyElement(article, "time"))).toBe(formatDay(facts["date"] ?? ""));
    const images = findElements(article, "img").map(({ attribs }) => attribs["alt"]);
    expect(images).toContainEqual(expect.stringMatching(/A hand cart loaded with eight boxes/));
    const backLinks = findElements(article, "a").filter(
      (link) => getText(link) === "All starter guides",
    );
    expect(backLinks.map(({ attribs }) => attribs["href"])).toEqual([`${INDEX}?category=planning`]);
    const related = listLinks(listCards(page, "related"));
    expect(related).toHaveLength(2);
    expect(related[0]).toBe(`${INDEX}/business-plan-template`);
    const copyButtons = findElements(article, "button").filter(
      (button) => getText(button) === "Copy",
    );
    expect(copyButtons).toHaveLength(findElements(article, "blockquote").length);
  });

  it("has structured data, with its own picture", async () => {
    const page = await fetchPage(BUDGET);
    const [article, breadcrumbs] = readStructuredData(page);
    expect(article).toMatchObject({
      "@type": "Article",
      headline: facts["title"],
      datePublished: facts["date"],
      articleSection: "Planning & Setup",
      timeRequired: expect.stringMatching(/^PT\d+M$/),
      image: `${ORIGIN}/art/guides/startup-budget-calculator.png`,
      author: { "@type": "Organization" },
    });
    expect(breadcrumbs.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
      `${ORIGIN}/`,
      `${ORIGIN}${INDEX}`,
      `${ORIGIN}${INDEX}?category=planning`,
      `${ORIGIN}${BUDGET}`,
    ]);
    expect(getMeta(page, { property: "og:image" })).toBe(article.image);
    const png = await request("/art/guides/startup-budget-calculator.png");
    expect(png.headers.get("content-type")).toBe("image/png");
  });

  it("is in the sitemap with its date once written, and has no inline styles", async () => {
    const sitemap = await fetchHtml("/sitemap-pages.xml");
    for (const slug of WRITTEN_SLUGS) {
      expect(sitemap).toMatch(
        new RegExp(`${INDEX}/${slug}</loc><lastmod>\\d{4}-\\d\\d-\\d\\d</lastmod>`),
      );
      const html = await fetchHtml(`${INDEX}/${slug}`);
      expect([slug, html.includes('style="')]).toEqual([slug, false]);
    }
    for (const slug of UNWRITTEN_SLUGS) expect(sitemap).not.toContain(slug);
  });
});

describe("a guide that does not exist", () => {
  it.each([...UNWRITTEN_SLUGS, "no-such-guide", "constructor"])(
    "is a 404 with other guides: %s",
    async (slug) => {
      const response = await request(`${INDEX}/${slug}`);
      expect(response.status).toBe(404);
      const page = parsePage(await response.text());
      const main = getOnlyElement(page, "main");
      expect(getText(getOnlyElement(page, "h1"))).toBe("Guide Not Found");
      expect(getText(main)).toContain(
        "The guide you're looking for doesn't exist or has been moved",
      );
      expect(getMeta(page, { name: "robots" })).toBe("noindex");
      expect(getText(main)).toContain("Read these instead");
      const guides = listLinks(findElements(main, "li")).filter((href) =>
        href?.startsWith(`${INDEX}/`),
      );
      expect(guides).toHaveLength(3);
      expect(guides.includes(`${INDEX}/hr-compliance-checklist`)).toBe(
        slug === "hiring-first-employees",
      );
      const backLinks = findElements(main, "a").filter(
        (link) => getText(link) === "Back to the guides",
      );
      expect(backLinks.map(({ attribs }) => attribs["href"])).toEqual([INDEX]);
    },
  );
});
