import { describe, expect, it } from "vitest";
import { groupDigits, isCorrectEquation } from "@angadi/tests/arithmetic";
import { fallbackGuides, replacementGuides } from "@angadi/content/pages/guide";
import { defaultCategory, guideCategories } from "@angadi/content/pages/guides";
import { pages } from "@angadi/content/pages/pages";
import { type Guide, findGuide, listGuides } from "./guides.server.ts";

const allGuides = listGuides();
const sources = import.meta.glob<string>("../../../../packages/content/guides/*.md", {
  query: "?raw",
  import: "default",
  eager: true,
});
const routes = import.meta.glob<string>("./with-tool/*/route.tsx", {
  query: "?raw",
  import: "default",
  eager: true,
});
const covers = Object.keys(import.meta.glob("../../public/art/guides/*.svg", { query: "?url" }));
const posts = Object.keys(import.meta.glob("../../../../packages/content/posts/*.md"));
const toFileName = (file: string) => file.replace(/^.*\/|\.\w+$/g, "");

const stripHtml = (html: string) =>
  html
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll("&#x26;", "&")
    .replaceAll("&#x3C;", "<")
    .replaceAll(/\s+/g, " ");
const listChecklists = ({ sections }: Guide) =>
  sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.type === "checklist" ? [block.items] : []));
/** Returns the HTML of all prose, followed by that of the checklist items. */
const toGuideHtml = (guide: Guide) =>
  [
    ...guide.prose,
    ...listChecklists(guide).flatMap((items) => items.map(({ html }) => `<li>${html}</li>`)),
  ].join("");
/** Returns the HTML below a second-level heading, or "" if the guide lacks that heading. */
const getSectionHtml = (guide: Guide, heading: string) =>
  toGuideHtml(guide)
    .split(/<h2 /)
    .find((part) => part.includes(`>${heading}</h2>`)) ?? "";
/** Reads the rows of each table, with the attributes and the text of each cell. */
const readTables = (html: string) =>
  [...html.matchAll(/<table>.*?<\/table>/gs)].map(([table]) =>
    [...table.matchAll(/<tr>(.*?)<\/tr>/gs)].map(([, row = ""]) =>
      [...row.matchAll(/<t[dh]([^>]*)>(.*?)<\/t[dh]>/gs)].map(([, attributes = "", cell = ""]) => ({
        attributes,
        text: stripHtml(cell).trim(),
      })),
    ),
  );
const listLinks = (html: string) =>
  [...html.matchAll(/<a href="([^"]*)">(.*?)<\/a>/g)].map(([, href = "", text = ""]) => ({
    href,
    text: stripHtml(text),
  }));

describe("the guide categories", () => {
  it("list five guides each, in a fixed order", () => {
    expect(guideCategories.map(({ id, name }) => [id, name])).toEqual([
      ["planning", "Planning & Setup"],
      ["online", "Online Presence"],
      ["growth", "Growth & Scaling"],
      ["financial", "Financial Management"],
      ["compliance", "Legal & Compliance"],
    ]);
    expect(defaultCategory).toBe("online");
    for (const { guides } of guideCategories) expect(guides).toHaveLength(5);
    expect(allGuides).toHaveLength(20);
    expect(Object.keys(sources).map(toFileName).toSorted()).toEqual(
      allGuides.map(({ slug }) => slug).toSorted(),
    );
  });

  it("match the categories of the written guides, and have cards for the others", () => {
    for (const { id, guides } of guideCategories) {
      for (const { slug, unwritten } of guides) {
        const guide = findGuide(slug);
        expect([slug, guide === undefined]).toEqual([slug, id === "growth"]);
        expect([slug, unwritten !== undefined]).toEqual([slug, id === "growth"]);
        expect(guide?.frontMatter.category ?? "growth").toBe(id);
      }
    }
    const icons = guideCategories.flatMap(({ guides }) => guides.map(({ icon }) => icon));
    expect(new Set(icons).size).toBe(25);
  });

  it("offer three alternatives for each missing guide", () => {
    const growth = guideCategories.find(({ id }) => id === "growth");
    expect(Object.keys(replacementGuides)).toEqual(growth?.guides.map(({ slug }) => slug));
    for (const slugs of [...Object.values(replacementGuides), fallbackGuides]) {
      expect(slugs).toHaveLength(3);
      for (const slug of slugs) expect(findGuide(slug), `a guide called ${slug}`).toBeDefined();
    }
  });

  it("have no guide for JavaScript's special property names", () => {
    for (const slug of ["constructor", "__proto__", "toString", "../pages"]) {
      expect(findGuide(slug)).toBeUndefined();
    }
  });
});

it("has no two guides with the same title, summary, link text, date or cover", () => {
  for (const field of ["title", "summary", "cta", "date", "cover"] as const) {
    expect(
      new Set(allGuides.map(({ frontMatter }) => frontMatter[field])).size,
      `each its own ${field}`,
    ).toBe(20);
  }
});

describe.each(allGuides.map((guide) => [guide.slug, guide] as const))("%s", (slug, guide) => {
  const { frontMatter, wordCount, readMinutes } = guide;
  const html = toGuideHtml(guide);
  const text = stripHtml(html);

  it("has the required length and sections", () => {
    expect(wordCount).toBeGreaterThanOrEqual(1700);
    expect(wordCount).toBeLessThanOrEqual(3200);
    expect(readMinutes).toBe(Math.min(15, Math.max(8, Math.round(wordCount / 213))));
    expect(Date.parse(frontMatter.date)).toBeLessThanOrEqual(Date.now());
    expect(covers.map(toFileName)).toContain(slug);
    const [items = [], ...otherChecklists] = listChecklists(guide);
    expect(otherChecklists).toEqual([]);
    expect(items.length).toBeGreaterThanOrEqual(10);
    expect(items.length).toBeLessThanOrEqual(18);
    for (const item of items) expect(stripHtml(item.html).trim()).toBe(item.text);
    expect(getSectionHtml(guide, "Common mistakes")).not.toBe("");
    expect(getSectionHtml(guide, "Checklist")).not.toBe("");
    expect(html).not.toMatch(/<h1|style=|align=/);
    expect(html, "powers in letters of another font").not.toMatch(/[²³¹⁰⁴-⁹ⁿ]/);
    const ids = guide.sections.flatMap(({ headings }) => headings.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("dates facts that may change, and names their authority", () => {
    const sentences = html
      .split(/<\/?(?:p|li|tr|h\d|ul|ol|blockquote)\b[^>]*>/)
      .flatMap((block) => stripHtml(block).split(/(?<=[.;:])\s+(?=[A-Z“])/));
    const datedSentences = sentences.filter((sentence) => AS_OF_DATE.test(sentence));
    const withoutAuthority = datedSentences.filter((sentence) => !AUTHORITY.test(sentence));
    expect(withoutAuthority).toEqual([]);
    expect(datedSentences.length).toBeGreaterThanOrEqual(5);
  });

  it("summarises only amounts that its text mentions", () => {
    const amounts = frontMatter.inShort.flatMap(
      ({ figure }) => figure.match(/[\d.]+(?: lakh| crore|%)|\d[\d,]{4,}/g) ?? [],
    );
    for (const amount of amounts) expect(text, `the amount ${amount}`).toContain(amount);
  });

  it("links the authorities it names", () => {
    const links = listLinks(getSectionHtml(guide, "Official websites"));
    const externalLinks = links.filter(({ href }) => href.startsWith("http"));
    expect(externalLinks.map(({ href, text }) => ({ name: text, url: href }))).toEqual(
      frontMatter.authorities,
    );
  });

  it("ends with its sources", () => {
    const [, sources = ""] = guide.prose.at(-1)?.split('<h2 id="sources">') ?? [];
    expect(sources).toMatch(/<\/ol><\/section>$/);
    const items = sources.match(/<li>.*?<\/li>/g) ?? [];
    expect(items.length).toBeGreaterThanOrEqual(2);
    expect(new Set(items).size).toBe(items.length);
  });

  it("has no dead links", () => {
    expect(frontMatter.related).not.toContain(slug);
    expect(new Set(frontMatter.related).size).toBe(2);
    for (const related of frontMatter.related)
      expect(findGuide(related), `a guide called ${related}`).toBeDefined();
    const validPaths = new Set([
      ...Object.keys(pages),
      ...allGuides.map((other) => `/business-starter-guide/${other.slug}`),
      ...posts.map((file) => `/blog/${toFileName(file)}`),
      "/ai-invoice-builder#make",
      ...allGuides.map(
        ({ slug, frontMatter: { secondTool } }) => `/business-starter-guide/${slug}#${secondTool}`,
      ),
      `#${frontMatter.secondTool}`,
    ]);
    const links = listLinks(html).map(({ href }) => href);
    const internalLinks = links.filter((href) => !/^https?:/.test(href));
    expect(internalLinks.length).toBeGreaterThanOrEqual(2);
    for (const href of internalLinks) expect(validPaths, `a link to ${href}`).toContain(href);
    expect(internalLinks).not.toContain(`/business-starter-guide/${slug}`);
  });

  it("places its tools between sections, not after the last one", () => {
    const inserts = guide.sections.flatMap(({ insert }) => insert ?? []);
    const namedTools = [frontMatter.secondTool && "secondTool", frontMatter.tool && "tool"].filter(
      Boolean,
    );
    expect(inserts.toSorted()).toEqual(namedTools);
    for (const { headings, blocks } of guide.sections) {
      expect(headings.length).toBeGreaterThan(0);
      expect(blocks[0]?.type).toBe("prose");
    }
    expect(guide.sections.at(-1)?.blocks.some(({ type }) => type === "checklist")).toBe(true);
  });

  it("has enough drawings, and their figures are in its text", () => {
    const drawings = [...html.matchAll(/<figure class="drawing[^"]*">.*?<\/figure>/g)];
    expect(drawings.length).toBeGreaterThanOrEqual(frontMatter.tool ? 0 : 2);
    const styles = routes[`./with-tool/${frontMatter.tool}/route.tsx`] ?? "drawings.css steps.css";
    const hasStyles = drawings.every(
      ([drawing]) =>
        styles.includes("drawings.css") &&
        (!drawing.includes("<ol") || styles.includes("steps.css")),
    );
    expect(hasStyles, "the style sheets of its drawings").toBe(true);
    const hasLadder = html.includes('class="ladder"');
    expect(!hasLadder || styles.includes("ladder.css"), "the style sheet of its ladder").toBe(true);
    const prose = stripHtml(html.replaceAll(/<figure class="drawing[^"]*">.*?<\/figure>/g, ""));
    for (const [drawing] of drawings) {
      for (const [figure] of stripHtml(drawing).matchAll(/\d[\d,.]*\d|\d/g)) {
        expect(prose, `the figure ${figure} of ${stripHtml(drawing)}`).toContain(figure);
      }
    }
  });

  it("has correct sums, and shows their results", () => {
    const source = sources[`../../../../packages/content/guides/${slug}.md`] ?? "";
    const sums = [...source.matchAll(/<!--(.*?)-->/g)]
      .map(([, comment = ""]) => comment.trim())
      .filter((comment) => !/^(?:bars|bill|steps|posts|here): /.test(comment));
    expect(sums.length).toBeGreaterThanOrEqual(4);
    for (const comment of sums) {
      expect(comment).toMatch(/^sum: /);
      const sum = comment.slice("sum: ".length);
      expect(isCorrectEquation(sum), `the sum ${sum}`).toBe(true);
      for (const [number] of sum.matchAll(/\d+(?:\.\d+)?/g)) {
        if (Number(number) < 1000) continue;
        const shownNumber = new RegExp(
          `(?<![\\d,.])${groupDigits(number).replace(".", "\\.")}(?![\\d,]*\\d)`,
        );
        expect(shownNumber.test(text), `${groupDigits(number)} of ${sum}`).toBe(true);
      }
    }
  });

  it("has tables that add up to their totals", () => {
    for (const table of readTables(html)) {
      const [, ...body] = table.map((row) => row.map(({ text }) => text));
      const total = body.at(-1);
      if (total?.[0] !== "Total") continue;
      const amounts = total.slice(1).filter((cell) => parseAmount(cell) !== undefined);
      expect(amounts.length, `figures in ${total.join(" ")}`).toBeGreaterThan(0);
      for (const [column, cell] of total.entries()) {
        const expectedTotal = parseAmount(cell);
        if (column === 0 || expectedTotal === undefined) continue;
        const parts = body.slice(0, -1).map((row) => parseAmount(row[column] ?? "") ?? 0);
        expect(addUp(parts), `the total ${cell}`).toBeCloseTo(expectedTotal, 2);
      }
    }
  });

  it("does not mark empty columns as figures", () => {
    const emptyColumns = readTables(html).flatMap(([head = [], ...body]) =>
      head.filter(
        ({ attributes }, column) =>
          attributes.includes("figure") && !body.some((row) => row[column]?.text),
      ),
    );
    expect(emptyColumns).toEqual([]);
  });
});

const AS_OF_DATE =
  /\bas of (?:January|February|March|April|May|June|July|August|September|October|November|December) 20\d\d/i;
/** Words in the name of an authority, or its usual abbreviation. */
const AUTHORITY = new RegExp(
  [
    "Ministry|Department|Directorate|Council|Cabinet|government|Gujarat|Finance Act|Udyam|portal",
    "Reserve Bank|RBI|CGTMSE|Payments Corporation|CBIC|Central Board|Registr|Startup India",
    "Authority|IRDAI|FSSAI|DGFT|NPCI|Intellectual Property|Insurance Corporation|ESIC|EPFO|TRAI|CERT-In|MeitY",
    "Patent Office|Copyright Office|Google|Meta|WhatsApp|ASCI",
  ].join("|"),
);

const addUp = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

function parseAmount(cell: string): number | undefined {
  const figure = /^([–−-]?)\s*₹?\s*([\d,]+(?:\.\d+)?)$/.exec(cell);
  if (!figure) return undefined;
  return Number((figure[2] ?? "").replaceAll(",", "")) * (figure[1] ? -1 : 1);
}

const getHtml = (slug: string) => {
  const guide = findGuide(slug);
  return guide ? toGuideHtml(guide) : "";
};

it("recommends a margin of 20 to 30 per cent in the budget guide", () => {
  expect(stripHtml(getHtml("startup-budget-calculator"))).toMatch(/safety margin of 20 to 30%/);
});

it("keeps to the lengths of titles and descriptions that the SEO guide recommends", () => {
  const html = getHtml("seo-beginners-guide");
  expect(stripHtml(html)).toContain(
    "60 to 70 characters in a title and 150 to 160 in a description",
  );
  const rows = [
    ...html.matchAll(/<tr><td>[^<]*<\/td><td>([^<]*)<\/td><td class="figure"[^>]*>(\d+)</g),
  ];
  expect(rows).toHaveLength(9);
  for (const [, metaText = "", length] of rows) {
    const characters = Array.from(stripHtml(metaText)).length;
    expect(characters).toBe(Number(length));
    const [min, max] = characters > 100 ? [150, 160] : [60, 70];
    expect(characters >= min && characters <= max, `the length of ${metaText}`).toBe(true);
  }
});
