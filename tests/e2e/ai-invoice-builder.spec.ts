import type { Locator, Page } from "@playwright/test";
import * as words from "#content/pages/ai-invoice-sections.ts";
import { printed } from "#tests/bill-prints.ts";
import { expect, hydrated, test } from "./test.ts";
import { violationsIn } from "./violations.ts";

const NAMES = ["Clean Professional", "Modern Graphic", "Classic Business"] as const;

const section = (page: Page, heading: string) =>
  page.locator("section", { has: page.getByRole("heading", { level: 2, name: heading }) });
const template = (page: Page, name: string) =>
  page.locator("li", { has: page.getByRole("heading", { level: 3, name }) });
const larger = (page: Page, name: string) =>
  page.getByRole("link", { name: `See it in full ${name}` });

/** Paise of a text such as "1,23,456.50" or "− 0.45". */
const paise = (text: string) => {
  const amount = Math.round(Number(text.replaceAll(/[^\d.]/g, "")) * 100);
  return text.includes("−") ? -amount : amount;
};

const read = (invoice: Locator) =>
  invoice.evaluate((article) => {
    const texts = (selector: string) =>
      [...article.querySelectorAll(selector)].map((element) => element.textContent);
    return {
      text: article.textContent,
      values: texts("tbody td:last-child"),
      quantities: texts("tbody td:nth-of-type(2)"),
      rates: texts("tbody td:nth-of-type(3)"),
      terms: texts("dl:last-of-type dt"),
      sums: texts("dl:last-of-type dd"),
      total: article.querySelector("strong")?.textContent ?? "",
    };
  });

test("the hero says what is free and leads to the app", async ({ page }) => {
  await page.goto("/ai-invoice-builder");
  const hero = page.locator("section", { has: page.getByRole("heading", { level: 1 }) });
  await expect(hero.getByRole("link", { name: "Start Invoicing Free" })).toHaveAttribute(
    "href",
    "/app/website-type",
  );
  await expect(hero.getByRole("listitem")).toHaveText([
    "Free invoices with the trial",
    "No credit card",
    "Professional templates",
  ]);
  // The bill beside it is that of the bakery, paid in full.
  await expect(hero.getByRole("article")).toContainText("₹12,400");
  const calls = page.getByRole("main").getByRole("link", { name: "Start Invoicing Free" });
  await expect(calls).toHaveCount(2);
});

test("six features and one testimonial", async ({ page }) => {
  await page.goto("/ai-invoice-builder");
  const features = section(page, words.features.heading);
  const titles = await features.getByRole("heading", { level: 4 }).allTextContents();
  expect(titles.toSorted()).toEqual([
    "Financial reports",
    "Online payments",
    "Payment reminders",
    "Professional invoices",
    "Recurring invoices",
    "Tax management",
  ]);
  await expect(page.locator("blockquote")).toHaveCount(1);
  await expect(page.getByRole("img", { name: "5 out of 5" })).toHaveCount(1);
});

test("each template is a GST invoice whose sums add up", async ({ page }) => {
  await page.goto("/ai-invoice-builder");
  for (const name of NAMES) {
    const { text, values, quantities, rates, terms, sums, total } = await read(
      template(page, name).getByRole("article"),
    );
    for (const part of ["Tax invoice", "Invoice no.", "Date", "Place of supply", "Bill to"]) {
      expect(text, name).toContain(part);
    }
    expect(text.match(/GSTIN \d{2}SAMPL\d{4}[A-Z]\dZ\d/g), name).toHaveLength(2);
    expect(text, name).toMatch(/In words Rupees .* Only/);

    const lines = values.map(paise);
    for (const [index, value] of lines.entries()) {
      const quantity = Number.parseInt(quantities[index] ?? "", 10);
      expect(quantity * paise(rates[index] ?? ""), name).toBe(value);
    }
    const [taxable = 0, ...more] = sums.map(paise);
    expect(
      lines.reduce((sum, value) => sum + value, 0),
      name,
    ).toBe(taxable);
    expect(
      more.reduce((sum, value) => sum + value, taxable),
      name,
    ).toBe(paise(total));
    expect(terms.length, name).toBe(sums.length);
  }
  const taxes = async (name: string) =>
    (await read(template(page, name).getByRole("article"))).terms;
  expect(await taxes("Clean Professional")).toEqual(["Value before tax", "IGST 18% on 45,900.00"]);
  expect(await taxes("Modern Graphic")).toEqual([
    "Value before tax",
    "CGST 2.5% on 11,200.00",
    "SGST 2.5% on 11,200.00",
  ]);
  expect(await taxes("Classic Business")).toContain("Round off");
});

test("each look has a type of its own", async ({ page }) => {
  await page.goto("/ai-invoice-builder");
  const faces = await Promise.all(
    NAMES.map(async (name) =>
      template(page, name)
        .getByText("Tax invoice")
        .evaluate((element) => {
          const { fontFamily, fontWeight } = getComputedStyle(element);
          return `${fontFamily} ${fontWeight}`;
        }),
    ),
  );
  expect(new Set(faces).size).toBe(3);
});

test("a template opens larger by keyboard and by mouse, and gives the focus back", async ({
  page,
}) => {
  await page.goto("/ai-invoice-builder");
  await hydrated(page);
  for (const name of NAMES) {
    await larger(page, name).focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name });
    await expect(dialog.getByRole("columnheader")).toHaveCount(6);
    await expect(dialog.getByRole("columnheader", { name: "Taxable value" })).toBeInViewport();
    const small = await template(page, name).getByRole("article").boundingBox();
    const large = await dialog.getByRole("article").boundingBox();
    expect(large?.width ?? 0).toBeGreaterThan(1.5 * (small?.width ?? 0));
    expect(await violationsIn(page, "dialog[open]")).toEqual([]);
    await page.keyboard.press("Escape");
    // The browser closes it at once; what stood in it goes a moment later.
    await expect(page.locator("dialog article")).toHaveCount(0);
    await expect(larger(page, name)).toBeFocused();
  }
  await expect(page).toHaveURL("/ai-invoice-builder");
  await larger(page, "Modern Graphic").click();
  await page.getByRole("button", { name: "Close the larger view" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("without JavaScript the invoices are legible, and the link widens one", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await page.goto(`${baseURL}/ai-invoice-builder`);
  const paper = template(page, "Classic Business").getByRole("article");
  const size = await paper
    .getByText("Exterior emulsion, 20 L")
    .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  expect(size).toBeGreaterThanOrEqual(14);
  const before = await paper.boundingBox();
  await larger(page, "Classic Business").click();
  await expect(page).toHaveURL(/#classic-business$/);
  const after = await paper.boundingBox();
  expect(after?.width ?? 0).toBeGreaterThan(1.5 * (before?.width ?? 0));
  await context.close();
});

test("a phone shows the head and the sums of each template, and one in full when asked", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/ai-invoice-builder");
  await hydrated(page);
  const heights = await Promise.all(
    NAMES.map(async (name) => (await template(page, name).boundingBox())?.height ?? 0),
  );
  for (const height of heights) expect(height).toBeLessThan(740);
  for (const name of NAMES) {
    await expect(template(page, name).getByText("Invoice no.")).toBeVisible();
    await expect(template(page, name).getByText("Value before tax")).toBeVisible();
    await expect(template(page, name).getByText("Bill to")).toBeHidden();
  }
  await larger(page, "Classic Business").click();
  const dialog = page.getByRole("dialog", { name: "Classic Business" });
  await dialog.getByText("Authorised signatory").scrollIntoViewIfNeeded();
  await expect(dialog.getByText("Authorised signatory")).toBeInViewport();
});

test("the split of the tax is worked out for both cases", async ({ page }) => {
  await page.goto("/ai-invoice-builder");
  const cases = section(page, words.taxSplit.heading).locator("li");
  await expect(cases.nth(0)).toContainText("CGST 9%₹90");
  await expect(cases.nth(0)).toContainText("SGST 9%₹90");
  await expect(cases.nth(1)).toContainText("IGST 18%₹180");
  for (const index of [0, 1]) {
    await expect(cases.nth(index)).toContainText("Customer pays₹1,180");
  }
});

test("the page describes the tool to machines", async ({ page }) => {
  await page.goto("/ai-invoice-builder");
  const [block] = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(JSON.parse(block ?? "")).toMatchObject({
    "@type": "SoftwareApplication",
    url: "https://www.angadi.example/ai-invoice-builder",
    featureList: expect.arrayContaining(["Tax management"]),
    offers: { price: 0, priceCurrency: "INR" },
  });
});

test("without JavaScript a blank bill stands there to print", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/ai-invoice-builder`);
  await page.getByRole("link", { name: "Make a bill now" }).click();
  const maker = page.locator("#make");
  await expect(maker.locator("noscript table")).toBeVisible();
  await expect(maker.getByRole("button", { name: "Open the bill maker" })).toBeHidden();
  const text = (await printed(page)).join(" ");
  expect(text).toContain("Total in words");
  expect(text).not.toContain("Three GST invoice templates");
  await context.close();
});

test("on a phone the maker's foot is one line, and an incomplete bill is printed from below the paper", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/ai-invoice-builder");
  await hydrated(page);
  await page.getByRole("link", { name: "Make a bill now" }).click();
  const maker = page.locator("#make");
  const foot = await maker.getByRole("group", { name: "Total and print" }).boundingBox();
  expect(foot?.height).toBeLessThan(76);
  await maker.getByRole("button", { name: "Print or save as PDF" }).click();
  await expect(maker.getByRole("button", { name: "Print the draft" })).toBeVisible();
});
