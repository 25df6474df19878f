// Static pages: they need no server.
import { type Page, expect, test } from "@playwright/test";
import { writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { EMPTY_DRAFT_BRIEF, LAYOUTS, type LayoutId } from "@angadi/drafts/draft";
import { makeDraft } from "@angadi/drafts/engine/make-draft";
import { renderDraft, resolveStyle } from "@angadi/drafts/page/render-draft";
import { findViolations } from "@angadi/test-kit/violations";

/** A draft with as much content as possible. */
const fullDraft = makeDraft({
  ...EMPTY_DRAFT_BRIEF,
  name: "Shree Annapurna Sweets & Bakes",
  businessTypeId: "bakery-and-cake-shop",
  businessTypeName: "Bakery & cake shop",
  sentence:
    "We bake for birthdays in Banjara Hills, Hyderabad. Eggless cakes from ₹450 a kg, brownies ₹80 each, walnut bread ₹90, cookies ₹180 a box. Home delivery, open 9 to 9, closed on Mondays. Since 1998.",
  whatsapp: "9848022338",
});
const emptyDraft = makeDraft(EMPTY_DRAFT_BRIEF);
/** Trades whose pages have special sections: placeholders for photographs, numbered work. */
const specialDrafts = ["photographer", "lawyer"].map((businessTypeId) =>
  makeDraft({
    ...EMPTY_DRAFT_BRIEF,
    businessTypeId,
    name: "Rang Mahal",
    sentence: "We do weddings, portraits, albums and films in Jaipur, 10 to 6.",
    whatsapp: "9848022338",
  }),
);

/** The drafts in a layout, the full one in each font pairing. palettes.test.ts checks the colours. */
const listPages = (layout: LayoutId) => [
  { label: `${layout}, empty`, html: renderDraft(emptyDraft, { layout, palette: 3, pairing: 0 }) },
  ...specialDrafts.map((draft) => ({
    label: `${layout}, ${draft.tradeId}`,
    html: renderDraft(draft, { layout, palette: 1, pairing: 0 }),
  })),
  ...[0, 1, 2].map((pairing) => ({
    label: `${layout}, ${resolveStyle(fullDraft.tradeId, { layout, palette: pairing, pairing }).pairing.heading}`,
    html: renderDraft(fullDraft, { layout, palette: pairing, pairing }),
  })),
];

for (const layout of LAYOUTS) {
  test(`a draft as ${layout} fits a narrow phone and one sheet of paper, and is accessible @long`, async ({
    page,
  }) => {
    for (const { label, html } of listPages(layout)) {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.setContent(html);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([label, overflow]).toEqual([label, 0]);
      // The fallback fonts must not break words either.
      expect([label, await findBrokenWords(page)]).toEqual([label, []]);
      const pageCount = countPages(await page.pdf({ preferCSSPageSize: true }));
      expect([label, pageCount]).toEqual([label, 1]);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await findViolations(page)).toEqual([]);
  });
}

/** Words of the name that are broken across lines. */
const findBrokenWords = (page: Page): Promise<string[]> =>
  page.locator("h1").evaluate((heading) => {
    const text = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT).nextNode() as Text;
    return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      return lines.size > 1 ? word : [];
    });
  });

const countPages = (pdf: Buffer): number =>
  pdf.toString("latin1").match(/\/Type ?\/Page\b/g)?.length ?? 0;

test("a downloaded draft opens from the disk with the network off", async ({ page }, testInfo) => {
  const file = testInfo.outputPath("index.html");
  await writeFile(file, renderDraft(fullDraft, { layout: "menu", palette: 0, pairing: 0 }));
  await page.context().setOffline(true);
  const requestedUrls: string[] = [];
  page.on("request", (request) => requestedUrls.push(request.url()));
  await page.goto(pathToFileURL(file).href);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Shree Annapurna Sweets & Bakes",
  );
  await expect(page.getByRole("link", { name: "Order on WhatsApp" }).first()).toHaveAttribute(
    "href",
    "https://wa.me/919848022338?text=Hello%2C+I+saw+your+page.",
  );
  await expect(page.getByRole("link", { name: "+91 98480 22338" })).toHaveAttribute(
    "href",
    "tel:+919848022338",
  );
  expect(requestedUrls).toEqual([pathToFileURL(file).href]);
});
