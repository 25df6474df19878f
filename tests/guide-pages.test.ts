import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { guideCategories } from "@angadi/content/pages/guides";
import { type BuiltServer, startBuiltServer } from "./built-server.ts";
import { dayText, readFacts } from "@angadi/e2e/content-facts";
import {
  type HtmlElement,
  byId,
  elements,
  oneElement,
  parsePage,
  textOf,
} from "./html-elements.ts";

const ORIGIN = "https://www.angadi.example";
const INDEX = "/business-starter-guide";
const BUDGET = `${INDEX}/startup-budget-calculator`;
const slugs = guideCategories.flatMap(({ guides }) => guides);
const GROWTH = slugs.filter(({ unwritten }) => unwritten).map(({ slug }) => slug);
const WRITTEN = slugs.filter(({ unwritten }) => !unwritten).map(({ slug }) => slug);

let site: BuiltServer;
beforeAll(async () => {
  site = await startBuiltServer();
});
afterAll(async () => {
  await site.stop();
});

const request = (path: string) => fetch(site.url + path);
const htmlAt = async (path: string) => (await request(path)).text();
const pageAt = async (path: string) => parsePage(await htmlAt(path));

type Page = Awaited<ReturnType<typeof pageAt>>;
const canonical = (page: Page) => oneElement(page, "link", { rel: "canonical" }).attribs["href"];
const meta = (page: Page, attributes: Record<string, string>) =>
  oneElement(page, "meta", attributes).attribs["content"];
const categories = (page: Page) =>
  elements(oneElement(page, "nav", { "aria-label": "Categories" }), "a");

/** The section that contains the heading with an id. */
function sectionBelow(page: Page, id: string): HtmlElement {
  const section = elements(page, "section").find((section) =>
    elements(section, "h2").some(({ attribs }) => attribs["id"] === id),
  );
  if (!section) throw new Error(`No section is headed by ${id}.`);
  return section;
}
const cardsBelow = (page: Page, id: string) => elements(sectionBelow(page, id), "li");
const listLinks = (items: readonly HtmlElement[]) =>
  items.flatMap((item) => elements(item, "a").map(({ attribs }) => attribs["href"]));

describe("the index of guides", () => {
  it.each(guideCategories)("shows five cards of $id", async ({ id, name, guides }) => {
    const path = id === "online" ? INDEX : `${INDEX}?category=${id}`;
    const page = await pageAt(path);
    expect(canonical(page)).toBe(ORIGIN + path);
    expect(categories(page).map(textOf)).toEqual([
      "Planning & Setup",
      "Online Presence",
      "Growth & Scaling",
      "Financial Management",
      "Legal & Compliance",
    ]);
    const current = categories(page).filter(({ attribs }) => attribs["aria-current"] === "page");
    expect(current.map(textOf)).toEqual([name]);
    expect(textOf(byId(page, "shelf"))).toBe(name);
    const cards = cardsBelow(page, "shelf");
    expect(listLinks(cards)).toEqual(guides.map(({ slug }) => `${INDEX}/${slug}`));
    for (const card of cards) {
      expect(textOf(oneElement(card, "h3"))).toMatch(/.{10,}/);
      expect(elements(card, "svg")).not.toHaveLength(0);
      const texts = elements(card, "p").map(textOf);
      expect(texts[0]).toMatch(/.{60,}/);
      expect(texts.at(-1)).toMatch(/\w+ \w+.*(min read|Not written yet)$/);
    }
    // Only the script knows which of them the visitor has read.
    const text = textOf(sectionBelow(page, "shelf"));
    expect(text.includes("5 guides")).toBe(id !== "growth");
    expect(text).not.toContain("of 5 read");
  });

  it("has a title and a description of its own for each category", async () => {
    const pages = await Promise.all(
      guideCategories.map(({ id }) => pageAt(`${INDEX}?category=${id}`)),
    );
    const texts = pages.flatMap((page) => [
      oneElement(page, "title"),
      meta(page, { name: "description" }),
    ]);
    const plain = texts.map((text) => (typeof text === "object" ? textOf(text) : text));
    expect(new Set(plain).size).toBe(10);
  });

  it("shows its first category if the requested one does not exist", async () => {
    const page = await pageAt(`${INDEX}?category=constructor`);
    expect(textOf(byId(page, "shelf"))).toBe("Online Presence");
    expect(canonical(page)).toBe(ORIGIN + INDEX);
  });

  it("marks the growth guides as not written yet", async () => {
    const cards = cardsBelow(await pageAt(`${INDEX}?category=growth`), "shelf");
    expect(cards.filter((card) => textOf(card).includes("Not written yet"))).toHaveLength(5);
  });
});

describe("a guide", () => {
  const facts = readFacts("guides/startup-budget-calculator");

  it("shows its facts, its text once, its checklist and related links", async () => {
    const html = await htmlAt(BUDGET);
    expect(html.split("Ask a shopkeeper what it cost to open")).toHaveLength(2);
    const page = parsePage(html);
    const [article] = elements(page, "article");
    if (!article) throw new Error("No article.");
    expect(textOf(oneElement(article, "h1"))).toBe(facts["title"]);
    const text = textOf(article);
    for (const part of ["Planning & Setup", "not legal or tax advice", ORIGIN + BUDGET]) {
      expect(text).toContain(part);
    }
    expect(text).toMatch(/\d+ min read/);
    expect(textOf(oneElement(article, "time"))).toBe(dayText(facts["date"] ?? ""));
    const images = elements(article, "img").map(({ attribs }) => attribs["alt"]);
    expect(images).toContainEqual(expect.stringMatching(/A hand cart loaded with eight boxes/));
    const back = elements(article, "a").filter((link) => textOf(link) === "All starter guides");
    expect(back.map(({ attribs }) => attribs["href"])).toEqual([`${INDEX}?category=planning`]);
    const related = listLinks(cardsBelow(page, "related"));
    expect(related).toHaveLength(2);
    expect(related[0]).toBe(`${INDEX}/business-plan-template`);
    const copies = elements(article, "button").filter((button) => textOf(button) === "Copy");
    expect(copies).toHaveLength(elements(article, "blockquote").length);
  });

  it("has structured data, with its own picture", async () => {
    const page = await pageAt(BUDGET);
    const [article, breadcrumbs] = elements(page, "script", { type: "application/ld+json" }).map(
      (script) => JSON.parse(textOf(script)),
    );
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
    expect(meta(page, { property: "og:image" })).toBe(article.image);
    const png = await request("/art/guides/startup-budget-calculator.png");
    expect(png.headers.get("content-type")).toBe("image/png");
  });

  it("is in the sitemap with its date once written, and has no inline styles", async () => {
    const sitemap = await htmlAt("/sitemap-pages.xml");
    for (const slug of WRITTEN) {
      expect(sitemap).toMatch(
        new RegExp(`${INDEX}/${slug}</loc><lastmod>\\d{4}-\\d\\d-\\d\\d</lastmod>`),
      );
      const html = await htmlAt(`${INDEX}/${slug}`);
      expect([slug, html.includes('style="')]).toEqual([slug, false]);
    }
    for (const slug of GROWTH) expect(sitemap).not.toContain(slug);
  });
});

describe("a guide that does not exist", () => {
  it.each([...GROWTH, "no-such-guide", "constructor"])(
    "is a 404 with other guides: %s",
    async (slug) => {
      const response = await request(`${INDEX}/${slug}`);
      expect(response.status).toBe(404);
      const page = parsePage(await response.text());
      const main = oneElement(page, "main");
      expect(textOf(oneElement(page, "h1"))).toBe("Guide Not Found");
      expect(textOf(main)).toContain(
        "The guide you're looking for doesn't exist or has been moved",
      );
      expect(meta(page, { name: "robots" })).toBe("noindex");
      expect(textOf(main)).toContain("These are on the shelf");
      const guides = listLinks(elements(main, "li")).filter((href) =>
        href?.startsWith(`${INDEX}/`),
      );
      expect(guides).toHaveLength(3);
      expect(guides.includes(`${INDEX}/hr-compliance-checklist`)).toBe(
        slug === "hiring-first-employees",
      );
      const back = elements(main, "a").filter((link) => textOf(link) === "Back to the guides");
      expect(back.map(({ attribs }) => attribs["href"])).toEqual([INDEX]);
    },
  );
});
