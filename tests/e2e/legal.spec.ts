import type { APIRequestContext, Page } from "@playwright/test";
import { dayText, factsOf } from "./content-facts.ts";
import { expect, hydrated, test } from "./test.ts";
import { violationsIn } from "./violations.ts";

const EIGHT = [
  "1. Use of website information",
  "2. Business-profile data collected",
  "3. Sharing",
  "4. Children under 16",
  "5. Payment processing by third-party processors",
  "6. Social plug-ins",
  "7. Data security",
  "8. Email-access restrictions",
];

const SIX = [
  "1. No returns and no refunds",
  "2. Cancel anytime",
  "3. Access to the end of the billing cycle",
  "4. How to cancel",
  "5. Make up your mind for free",
  "6. Whom to ask",
];

const FIVE = [
  "1. What we aim for",
  "2. How we test",
  "3. What is not right yet",
  "4. Services that are not ours",
  "5. How to complain",
];

const TEXTS = [
  { path: "/privacy", title: "Privacy policy", sections: EIGHT },
  { path: "/terms", title: "Terms and conditions", sections: EIGHT },
  {
    path: "/return-policy",
    title: "Return and refund policy",
    sections: SIX,
  },
  {
    path: "/accessibility",
    title: "Accessibility statement",
    sections: FIVE,
  },
] as const;

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** No placeholder is left, and every link within the site leads somewhere. */
async function leadsOn(page: Page, request: APIRequestContext) {
  const main = page.getByRole("main");
  await expect(main).toContainText("Angadi Technologies Private Limited");
  await expect(main).not.toContainText(/\{\{|\}\}|undefined/);
  const description = page.locator('meta[name="description"]');
  await expect(description).not.toHaveAttribute("content", /\{\{/);
  const targets = await page
    .locator('main a[href^="/"], main a[href^="#"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  for (const target of new Set(targets)) {
    const { pathname, hash } = new URL(target);
    const answer = await request.get(pathname);
    expect(answer.status(), target).toBe(200);
    if (hash) expect(await answer.text(), target).toContain(`id="${hash.slice(1)}"`);
  }
}

for (const { path, title, sections } of TEXTS) {
  const updated = factsOf(`legal${path}`)["updated"] ?? "";
  test.describe(path, () => {
    test("is whole without JavaScript: sections in order, a short version of each, its date, links that lead", async ({
      browser,
      sqlite,
      request,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: sqlite.url });
      const page = await context.newPage();
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(page.locator("main h2")).toHaveText(sections);
      await expect(page.getByText("In short:")).toHaveCount(sections.length);
      for (const name of sections) await expect(section(page, name)).toContainText("In short:");
      const date = page.locator("main time");
      await expect(date).toHaveText(dayText(updated));
      await expect(date).toHaveAttribute("datetime", updated);
      await expect(page.getByText("Last updated")).toBeVisible();
      await leadsOn(page, request);
      await context.close();
    });

    test("its section links lead to its sections, folded on a phone", async ({ page }) => {
      await page.goto(path);
      await hydrated(page);
      const beside = page.getByRole("navigation", { name: "On this page" });
      await expect(beside.getByRole("link")).toHaveText(sections);
      const [, , third = ""] = sections;
      await beside.getByRole("link", { name: third }).click();
      await expect(page).toHaveURL(/#[a-z-]+$/);
      await expect(page.getByRole("heading", { name: third })).toBeInViewport();
      const top = (await page.getByRole("heading", { name: third }).boundingBox())?.y ?? 0;
      expect(top).toBeGreaterThan(70);
      expect(top).toBeLessThan(200);

      await page.setViewportSize({ width: 390, height: 844 });
      await expect(beside).toBeHidden();
      const last = sections.at(-1) ?? "";
      const link = page.locator("details").getByRole("link", { name: last });
      await expect(link).toBeHidden();
      await page.locator("summary", { hasText: "On this page" }).click();
      expect(await violationsIn(page)).toEqual([]);
      await link.click();
      await expect(page.getByRole("heading", { name: last })).toBeInViewport();
    });

    test("is measured for reading, and printed on A4 without what only a screen can use", async ({
      page,
    }) => {
      await page.goto(path);
      const prose = page.getByRole("region").first().locator("p").last();
      for (const width of [1440, 1024]) {
        await page.setViewportSize({ width, height: 900 });
        const measure = await prose.evaluate((text) => {
          const ruler = document.createElement("span");
          ruler.style.display = "block";
          ruler.style.width = "68ch";
          text.append(ruler);
          const limit = ruler.getBoundingClientRect().width;
          ruler.remove();
          return text.getBoundingClientRect().width / limit;
        });
        expect(measure).toBeLessThanOrEqual(1);
      }

      await page.emulateMedia({ media: "print" });
      for (const hidden of [
        page.getByRole("banner"),
        page.getByRole("contentinfo"),
        page.getByRole("navigation", { name: "Legal pages" }),
        page.getByText("On this page").first(),
        page.locator("main svg").first(),
      ]) {
        await expect(hidden).toBeHidden();
      }
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
      const boxes = [...pdf.matchAll(/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
      expect(boxes.length).toBeGreaterThan(0);
      for (const [, width, height] of boxes) {
        expect(Math.round(Number(width))).toBe(595);
        expect(Math.round(Number(height))).toBe(842);
      }
    });
  });
}

test("the papers lead to one another", async ({ page }) => {
  await page.goto("/privacy");
  await hydrated(page);
  const papers = page.getByRole("navigation", { name: "Legal pages" });
  for (const [name, title] of [
    ["Terms", "Terms and conditions"],
    ["Refunds", "Return and refund policy"],
    ["Accessibility", "Accessibility statement"],
    ["Privacy", "Privacy policy"],
  ] as const) {
    await papers.getByRole("link", { name }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(papers.locator('[aria-current="page"]')).toHaveText(name);
  }
});

test("the policy's other address leads to it for good", async ({ page, request }) => {
  const answer = await request.get("/privacy-policy", { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers()["location"]).toBe("/privacy");
  await page.goto("/privacy-policy");
  await expect(page).toHaveURL(/\/privacy$/);
});

test("machines read the same as people", async ({ page }) => {
  const dataOf = async (path: string) => {
    await page.goto(path);
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
    return texts.map((text) => JSON.parse(text));
  };
  for (const { path } of TEXTS) {
    const [webPage] = await dataOf(path);
    expect(webPage).toMatchObject({
      "@type": "WebPage",
      url: `https://www.angadi.example${path}`,
      dateModified: factsOf(`legal${path}`)["updated"],
    });
  }
  expect((await dataOf("/return-policy"))[1]).toMatchObject({
    "@type": "Organization",
    legalName: "Angadi Technologies Private Limited",
    hasMerchantReturnPolicy: {
      "@type": "MerchantReturnPolicy",
      applicableCountry: ["IN", "US"],
      returnPolicyCategory: "https://schema.org/MerchantReturnNotPermitted",
      merchantReturnDays: 0,
      merchantReturnLink: "https://www.angadi.example/return-policy",
    },
  });
});

test("the sitemap lists them all", async ({ request }) => {
  const xml = await (await request.get("/sitemap-pages.xml")).text();
  for (const { path } of TEXTS) expect(xml).toContain(`https://www.angadi.example${path}</loc>`);
});
