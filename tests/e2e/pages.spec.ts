import { AxeBuilder } from "@axe-core/playwright";
import { MISSING_PAGES, PAGES, TOOL_PAGES } from "./routes.ts";
import { expect, hydrated, test } from "./test.ts";
import { complaintsOf } from "./valid-html.ts";

for (const path of PAGES) {
  test(`${path} is a page of its own`, async ({ page, request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    const html = await response.text();
    expect(await complaintsOf(html)).toEqual([]);
    expect(html).not.toMatch(/style="|rel="modulepreload"/);

    await page.goto(path);
    await hydrated(page);
    await expect(page).toHaveTitle(/ \| Angadi$/);
    await expect(page.locator("h1")).toHaveCount(1);
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute("href", `https://www.angadi.example${path}`);
    const description = page.locator('meta[name="description"]');
    await expect(description).toHaveAttribute("content", /.{40,}/);
  });
}

for (const path of [...PAGES, ...MISSING_PAGES]) {
  for (const width of [1440, 390]) {
    test(`${path} has no axe violations at ${width} px`, async ({ page, expectedErrors }) => {
      expectedErrors.push(/404 \(Not Found\)/);
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await hydrated(page);
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    });
  }
}

test("no page scrolls sideways on a narrow phone, at twice the text size either", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const browser = await page.context().newCDPSession(page);
  for (const standard of [16, 32]) {
    // The size of text that a person sets in the browser: rem and media queries go by it.
    await browser.send("Page.setFontSizes", { fontSizes: { standard } });
    for (const path of [...PAGES, ...TOOL_PAGES]) {
      await page.goto(path);
      const beyond = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect(beyond, `${path} with text of ${standard} px`).toBe(0);
    }
  }
});

for (const path of MISSING_PAGES) {
  test(`${path} is not found, and says so`, async ({ page, expectedErrors }) => {
    expectedErrors.push(/404 \(Not Found\)/);
    // A post that comes late streams, behind a 200.
    await expect(async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
    }).toPass();
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/[Nn]ot [Ff]ound/);
    await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
  });
}

test("titles and descriptions are each page's own", async ({ request }) => {
  const words = await Promise.all(
    PAGES.map(async (path) => {
      const html = await (await request.get(path)).text();
      return [
        /<title>(.*?)<\/title>/.exec(html)?.[1],
        /name="description" content="(.*?)"/.exec(html)?.[1],
      ];
    }),
  );
  expect(new Set(words.map(([title]) => title)).size).toBe(PAGES.length);
  expect(new Set(words.map(([, description]) => description)).size).toBe(PAGES.length);
});

test("pages have one spelling", async ({ request, sqlite }) => {
  for (const [asked, canonical] of [
    ["/pricing/", "/pricing"],
    ["/PRICING", "/pricing"],
    ["//pricing", "/pricing"],
    ["/privacy-policy", "/privacy"],
    ["/blog/?q=tea", "/blog?q=tea"],
  ] as const) {
    const response = await request.get(sqlite.url + asked, { maxRedirects: 0 });
    expect(response.status(), asked).toBe(301);
    expect(response.headers()["location"], asked).toBe(canonical);
  }
});
