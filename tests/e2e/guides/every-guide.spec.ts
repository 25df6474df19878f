import { brotliCompressSync } from "node:zlib";
import { guideCategories } from "#content/pages/guides.ts";
import { guideDocument } from "../../../bench/budgets.ts";
import { expect, hydrated, test } from "../test.ts";
import { complaintsOf } from "../valid-html.ts";
import { expectAccessible } from "../violations.ts";

const INDEX = "/business-starter-guide";
const slugs = guideCategories.flatMap(({ guides }) => guides);
const GROWTH = slugs.filter(({ unwritten }) => unwritten).map(({ slug }) => slug);
const WRITTEN = slugs.filter(({ unwritten }) => !unwritten).map(({ slug }) => slug);

test("every link of the index and the guides leads somewhere, but for the five", async ({
  request,
}) => {
  const seen = new Set<string>();
  const pages = [
    ...guideCategories.map(({ id }) => `${INDEX}?category=${id}`),
    ...WRITTEN.map((slug) => `${INDEX}/${slug}`),
  ];
  for (const path of pages) {
    const html = await (await request.get(path)).text();
    const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
    for (const [, href = ""] of main.matchAll(/href="(\/[^"#]*|#[^"]*)/g)) {
      if (href.startsWith("#")) expect(main, `${path}${href}`).toContain(`id="${href.slice(1)}"`);
      else seen.add(href);
    }
  }
  expect(seen.size).toBeGreaterThan(35);
  for (const href of seen) {
    const missing = GROWTH.some((slug) => href === `${INDEX}/${slug}`);
    expect((await request.get(href)).status(), href).toBe(missing ? 404 : 200);
  }
});

test("every guide is valid HTML within its budget, and in the sitemap with its day", async ({
  request,
}) => {
  test.slow();
  const sitemap = await (await request.get("/sitemap-pages.xml")).text();
  for (const slug of WRITTEN) {
    const html = await (await request.get(`${INDEX}/${slug}`)).text();
    expect(await complaintsOf(html), slug).toEqual([]);
    expect(html).not.toContain('style="');
    expect.soft(brotliCompressSync(html).length, slug).toBeLessThanOrEqual(guideDocument);
    expect(sitemap).toMatch(
      new RegExp(`${INDEX}/${slug}</loc><lastmod>\\d{4}-\\d\\d-\\d\\d</lastmod>`),
    );
  }
  for (const slug of GROWTH) expect(sitemap).not.toContain(slug);
});

for (const path of [`${INDEX}?category=growth`, `${INDEX}/tax-planning-strategies`]) {
  test(`${path} has no axe violations, wide or narrow`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await expectAccessible(page);
  });
}
