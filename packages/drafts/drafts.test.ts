import { brotliCompressSync, constants } from "node:zlib";
import fc from "fast-check";
import { unzipSync } from "fflate";
import { parseDocument } from "htmlparser2";
import { expect, it } from "vitest";
import { businessTypes } from "@angadi/api/seed/business-types";
import { DRAFT_BRIEFS } from "@angadi/tests/draft-briefs";
import { validateHtml } from "@angadi/test-kit/valid-html";
import { draftPageCopy as copy } from "./copy.ts";
import { type DraftBrief, EMPTY_DRAFT_BRIEF, LAYOUTS, BRIEF_LIMITS } from "./draft.ts";
import { toPlainDigits } from "./engine/digits.ts";
import { makeDraft } from "./engine/make-draft.ts";
import { zipDraft } from "./package/zip-draft.ts";
import { hasPicture } from "./render/art.ts";
import { listFonts, chooseLook, renderDraft } from "./page/render-draft.ts";
import { RULE_PICTURES } from "./trades/choose-pictures.ts";
import { TRADES_BY_ID } from "./trades/trades.ts";

const measureBrotli = (text: string) =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;

const listAllCases = (): [DraftBrief, number][] =>
  businessTypes.flatMap(({ id, name }, typeIndex) =>
    DRAFT_BRIEFS.map((brief, briefIndex): [DraftBrief, number] => [
      { ...brief, businessTypeId: id, businessTypeName: name },
      typeIndex + briefIndex,
    ]),
  );

/** URLs that a page may link to; nothing is fetched from them. */
const ALLOWED_HREF =
  /^(?:https:\/\/wa\.me\/\d{8,15}\?text=[\w%+.,]*|tel:\+\d{8,15}|https:\/\/www\.google\.com\/maps\/search\/\?api=1&amp;query=[\w%+.*-]+|#contact)$/;

/** Numbers on a page that are not in the brief. */
function findInventedFigures(html: string, brief: DraftBrief): string[] {
  const briefDigits = toPlainDigits(JSON.stringify(brief)).replace(/[^\d]/g, "");
  const body = html.slice(html.indexOf("<body>")).replace(/<svg.*?<\/svg>/gs, " ");
  const text = body.replace(/<[^>]*>/g, " ").replace(/&\w+;/g, " ");
  // The page adds "+91" to Indian phone numbers.
  return (text.match(/\d[\d,]*/g) ?? []).filter(
    (figure) => figure !== "91" && !briefDigits.includes(figure.replaceAll(",", "")),
  );
}

const CLAIMS =
  /award|best|trusted|leading|no\. ?1|certified|guarantee|★|stars?\b|rated|happy customers/i;

/**
 * `npm run test:long` runs all cases. The step has no divisor in common with the number of briefs,
 * so the sample has every brief.
 */
const SAMPLE_STEP = process.env["LONG"] ? 1 : 8;

it("renders every business type without scripts, external files or invented claims", () => {
  const problems: string[] = [];
  for (const [brief, turn] of [...listAllCases()].filter((_, index) => index % SAMPLE_STEP === 0)) {
    const draft = makeDraft(brief);
    const html = renderDraft(draft, chooseLook(draft, turn));
    const page = `${brief.businessTypeId}, ${brief.sentence.slice(0, 30)}`;
    const scripts = html.match(/<script(?! type="application\/ld\+json">)/g) ?? [];
    if (scripts.length > 0) problems.push(`${page}: script`);
    if (/<(?:link|img|iframe|object|embed|base)\b|\son\w+="|@import|\bstyle="/.test(html))
      problems.push(`${page}: element`);
    for (const [, url = ""] of html.matchAll(/\s(?:href|src)="([^"]*)"/g))
      if (!ALLOWED_HREF.test(url)) problems.push(`${page}: ${url}`);
    for (const [, url = ""] of html.matchAll(/url\(([^)]*)\)/g))
      if (!url.startsWith("#")) problems.push(`${page}: ${url}`);
    const figures = findInventedFigures(html, brief);
    if (figures.length > 0) problems.push(`${page}: ${figures.join(" ")}`);
    const claim = CLAIMS.exec(html.slice(html.indexOf("<body>")).replace(/<[^>]*>/g, " "))?.[0];
    if (claim && !JSON.stringify(brief).includes(claim)) problems.push(`${page}: ${claim}`);
    if (html.length > 60_000) problems.push(`${page}: ${html.length} characters`);
  }
  expect(problems.slice(0, 10)).toEqual([]);
});

const listSamples = () =>
  LAYOUTS.flatMap((layout, layoutIndex) =>
    DRAFT_BRIEFS.filter((_, index) => index % 2 === layoutIndex % 2).map((brief, index) => {
      const type = businessTypes[(layoutIndex * 31 + index * 9) % businessTypes.length];
      const draft = makeDraft({
        ...brief,
        businessTypeId: type?.id ?? "",
        businessTypeName: type?.name ?? "",
      });
      return {
        description: `${layout}, ${type?.id}, brief ${index}`,
        draft,
        look: { layout, palette: index % 4, pairing: index % 3 },
      };
    }),
  );

it("renders valid HTML of at most 30 kB in every layout", async () => {
  for (const { description, draft, look } of listSamples()) {
    const html = renderDraft(draft, look);
    const violations = await validateHtml(html);
    expect([
      description,
      violations.map(({ ruleId, message, line }) => `${ruleId} ${line}: ${message}`),
    ]).toEqual([description, []]);
    expect(measureBrotli(html)).toBeLessThanOrEqual(30_000);
  }
});

it("has texts and pictures for exactly the listed business types", () => {
  expect([...TRADES_BY_ID.keys()].toSorted()).toEqual(businessTypes.map(({ id }) => id).toSorted());
  for (const { id, headline, offers, pictures } of TRADES_BY_ID.values()) {
    expect([id, headline !== "", offers.length, pictures.length]).toEqual([id, true, 3, 4]);
    expect([id, pictures.filter((key) => !hasPicture(key))]).toEqual([id, []]);
  }
  expect(RULE_PICTURES.filter((key) => !hasPicture(key))).toEqual([]);
});

it("renders the same page for the same brief, and a different one for each turn", () => {
  const brief = { ...EMPTY_DRAFT_BRIEF, businessTypeId: "dairy", name: "Palle" };
  const pages = Array.from({ length: 12 }, (_, turn) => {
    const draft = makeDraft(brief);
    return renderDraft(draft, chooseLook(draft, turn));
  });
  expect(new Set(pages).size).toBe(12);
  const sameDraft = makeDraft({ ...brief });
  expect(renderDraft(sameDraft, chooseLook(sameDraft, 5))).toBe(pages[5]);
});

it("escapes hostile input of any kind", () => {
  const anyText = fc.oneof(
    fc.string({ unit: "binary", maxLength: 700 }),
    fc.constantFrom("</title><script>", "<!--", "]]>", '"><a href=javascript:1>', "&lt;script&gt;"),
  );
  const anyBrief = fc.record({
    sentence: anyText,
    name: anyText,
    place: anyText,
    whatsapp: anyText,
    hours: anyText,
    delivery: fc.constantFrom("", "home", undefined),
    offers: fc.array(fc.record({ name: anyText, price: anyText }), { maxLength: 8 }),
    businessTypeId: anyText,
    businessTypeName: anyText,
  });
  fc.assert(
    fc.property(anyBrief, fc.nat(11), (brief, turn) => {
      const draft = makeDraft(brief);
      const html = renderDraft(draft, chooseLook(draft, turn));
      const plainDraft = makeDraft({ ...EMPTY_DRAFT_BRIEF, sentence: "x" });
      expect(html.isWellFormed()).toBe(true);
      expect(html).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
      // Typed text must not add elements to the page.
      const plainElements = listElements(renderDraft(plainDraft, chooseLook(draft, turn)));
      const addedElements = [...listElements(html)].filter(
        (tag) => !plainElements.has(tag) && !OPTIONAL_ELEMENTS.has(tag),
      );
      expect(addedElements).toEqual([]);
    }),
    { numRuns: 100, seed: 4 },
  );
});

/** Elements that facts about the business may add: a map link, offers, structured data. */
const OPTIONAL_ELEMENTS = new Set(["a", "li", "ul", "script"]);

function listElements(html: string): Set<string> {
  const names = new Set<string>();
  const walk = (nodes: ReturnType<typeof parseDocument>["children"]) => {
    for (const node of nodes) {
      if ("name" in node) names.add(node.name);
      if ("children" in node) walk(node.children);
    }
  };
  walk(parseDocument(html).children);
  return names;
}

it("truncates overlong text and leaves out an invalid phone number", () => {
  const sentence = "cake ".repeat(200);
  const draft = makeDraft({ ...EMPTY_DRAFT_BRIEF, sentence, whatsapp: "12" });
  expect(draft.about.text.length).toBeLessThanOrEqual(BRIEF_LIMITS.sentence + 1);
  expect(draft.phone).toBeUndefined();
});

it("exports a ZIP with the page, its pictures, its fonts and publishing instructions", () => {
  const draft = makeDraft({ ...EMPTY_DRAFT_BRIEF, name: "Tara", businessTypeId: "cafe" });
  const look = { layout: "menu", palette: 0, pairing: 0 } as const;
  const fonts = {
    "fraunces.woff2": new Uint8Array([1, 2, 3]),
    "other.woff2": new Uint8Array([4]),
  };
  const zip = zipDraft(draft, look, fonts);
  const files = unzipSync(zip);
  expect(Object.keys(files).toSorted()).toEqual([
    "How to put this online.txt",
    "fonts/Licence.txt",
    "fonts/fraunces.woff2",
    "index.html",
    "pictures/cup.svg",
    "pictures/glass.svg",
    "pictures/samosa.svg",
    "pictures/tumbler.svg",
  ]);
  const page = new TextDecoder().decode(files["index.html"]);
  expect(page).toContain('url("fonts/fraunces.woff2")');
  expect(page).not.toContain("figtree.woff2");
  expect(new TextDecoder().decode(files["pictures/cup.svg"])).not.toContain("var(");
  expect(zipDraft(draft, look, fonts)).toEqual(zip);
});

it("uses typographic apostrophes, and gives a photographer's page photo slots instead of drawings", () => {
  const brief = { ...EMPTY_DRAFT_BRIEF, name: "Ravi's Studio", businessTypeId: "photographer" };
  const draft = makeDraft(brief);
  for (const layout of LAYOUTS) {
    const html = renderDraft(draft, { layout, palette: 0, pairing: 0 });
    expect([layout, html.includes("Ravi’s Studio")]).toEqual([layout, true]);
    expect([layout, html.split(copy.placeholders.photograph).length]).toEqual([layout, 4]);
    expect([layout, html.includes('class="art"')]).toEqual([layout, false]);
  }
});

it("omits reviews for an advocate, and calls a photographer's customers clients", () => {
  const renderPage = (businessTypeId: string) => {
    const draft = makeDraft({ ...EMPTY_DRAFT_BRIEF, businessTypeId });
    return LAYOUTS.map((layout) => renderDraft(draft, { layout, palette: 0, pairing: 0 })).join("");
  };
  expect(renderPage("lawyer")).not.toContain(copy.placeholders.review);
  expect(renderPage("photographer").split(copy.reviewsTitle("clients"))).toHaveLength(
    LAYOUTS.length + 1,
  );
  expect(renderPage("bakery-and-cake-shop")).toContain(copy.reviewsTitle("customers"));
});

it("shows the name, if given, on a board in the board's font", () => {
  const look = { layout: "window", palette: 0, pairing: 0, board: "lorry" } as const;
  const named = makeDraft({ ...EMPTY_DRAFT_BRIEF, name: "Neem Lane" });
  expect(renderDraft(named, look)).toMatch(/<h1 class="name">\s*<span class="nameboard lorry"/);
  expect(listFonts(named, look)).toContain("anek-wide.woff2");
  expect(renderDraft(makeDraft(EMPTY_DRAFT_BRIEF), look)).not.toContain("nameboard");
});
