import { brotliCompressSync } from "node:zlib";
import { guideCategories } from "@angadi/content/pages/guides";
import { MAX_GUIDE_BYTES } from "@angadi/test-kit/budgets";
import { expect, openHydrated, test } from "../test.ts";
import { validateHtml } from "@angadi/test-kit/valid-html";
import { expectAccessible } from "@angadi/test-kit/violations";

const INDEX = "/business-starter-guide";
const WRITTEN_GUIDES = guideCategories
  .flatMap(({ guides }) => guides)
  .filter(({ unwritten }) => !unwritten);

// pages.spec.ts checks one guide per tool in every run; this checks all guides.
test("every guide is valid HTML within its budget @long", async ({ request }) => {
  test.slow();
  for (const { slug } of WRITTEN_GUIDES) {
    const html = await (await request.get(`${INDEX}/${slug}`)).text();
    expect(await validateHtml(html), slug).toEqual([]);
    expect.soft(brotliCompressSync(html).length, slug).toBeLessThanOrEqual(MAX_GUIDE_BYTES);
  }
});

for (const path of [`${INDEX}?category=growth`, `${INDEX}/tax-planning-strategies`]) {
  test(`${path} has no axe violations, wide or narrow @long`, async ({ page }) => {
    await openHydrated(page, path);
    await expectAccessible(page);
  });
}
