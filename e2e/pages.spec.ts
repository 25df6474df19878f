import type { Page } from "@playwright/test";
import {
  budgets,
  MAX_GUIDE_BYTES,
  MAX_INLINE_SCRIPT_BYTES,
  MAX_INTENT_SCRIPT_BYTES,
} from "@angadi/test-kit/budgets";
import { PARTNER, createExpectedUrls, readClickedUrls } from "./app-links.ts";
import {
  type Traffic,
  countBrotliBytes,
  countInlineBytes,
  readLayoutShift,
  openBeforeFonts,
  scrollThrough,
  enableDataSaving,
  captureScripts,
  measureOverflowByTextSize,
  captureTraffic,
} from "./page-load.ts";
import { MISSING_PAGES, PAGES, SELECTED_PAGES, TOOL_PAGES } from "@angadi/test-kit/routes";
import { listSmallFields } from "./engines/inspect.ts";
import { expect, hydratePage, test } from "./test.ts";
import { validateHtml } from "@angadi/test-kit/valid-html";
import { expectAccessible } from "@angadi/test-kit/violations";

// All checks share one visit per page, because a visit takes most of the time.
for (const path of [...PAGES, ...TOOL_PAGES]) {
  const tag = SELECTED_PAGES.has(path) ? [] : "@long";
  test(`${path} passes all checks, also once hydrated`, { tag }, async ({ page, isAvailable }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    await enableDataSaving(page);
    const scripts = captureScripts(page);
    const traffic = captureTraffic(page);
    const response = await openBeforeFonts(page, path);
    expect(response?.status()).toBe(200);
    const html = (await response?.text()) ?? "";
    expect(html).not.toMatch(/style="|rel="modulepreload"/);
    // The fallback fonts have the same widths.
    if (isAvailable("fonts-liberation")) {
      expect(await readLayoutShift(page), "layout shift as fonts load").toBeLessThan(0.01);
    }
    await expectMetadata(page, path);
    await expectReadable(page, html, scripts);
    await traffic.waitForSizes();
    const bytes = { ...traffic.bytes, document: countBrotliBytes(html) };
    await expectWithinBudgets(page, bytes, getLimits(path));
    expect(await measureOverflowByTextSize(page)).toEqual({
      "text of 32 px": 0,
      "text of 16 px": 0,
    });

    await page.setViewportSize({ width: 1440, height: 900 });
    await hydratePage(page);
    await traffic.waitForSizes();
    expect(scripts).not.toEqual([]);
    expect(traffic.bytes.script).toBeLessThanOrEqual(MAX_INTENT_SCRIPT_BYTES);
    await expectPartnerHandOff(page);
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(listSmallFields)).toEqual([]);
  });
}

/** Expects all links to the app to pass on a saved partner. */
async function expectPartnerHandOff(page: Page) {
  const app = new URL("/app", page.url()).href;
  await page.evaluate((partner) => localStorage.setItem("partnerId", partner), PARTNER);
  const urlsByText = await readClickedUrls(page, app);
  expect(urlsByText.length).toBeGreaterThan(1);
  expect(urlsByText).toEqual(createExpectedUrls(urlsByText, PARTNER, false, app));
}

async function expectMetadata(page: Page, path: string) {
  await expect(page).toHaveTitle(/ \| Angadi$/);
  await expect(page.locator("h1")).toHaveCount(1);
  const canonical = page.locator('link[rel="canonical"]');
  await expect(canonical).toHaveAttribute("href", `https://www.angadi.example${path}`);
  const description = page.locator('meta[name="description"]');
  await expect(description).toHaveAttribute("content", /.{40,}/);
}

/** Expects that reading the page fetches no script. */
async function expectReadable(page: Page, html: string, scripts: string[]) {
  await scrollThrough(page);
  expect(scripts).toEqual([]);
  expect(countInlineBytes(html)).toBeLessThanOrEqual(MAX_INLINE_SCRIPT_BYTES);
}

const getLimits = (path: string) =>
  path.startsWith("/business-starter-guide/") ? { ...budgets, document: MAX_GUIDE_BYTES } : budgets;

async function expectWithinBudgets(
  page: Page,
  bytes: Traffic["bytes"],
  limits: Record<keyof typeof budgets, number>,
) {
  const costs = Object.entries(limits).map(
    ([type, limit]) => `${type} ${bytes[type as keyof typeof bytes]} of ${limit}`,
  );
  process.stdout.write(`${new URL(page.url()).pathname}, bytes: ${costs.join(", ")}\n`);
  for (const [type, limit] of Object.entries(limits)) {
    expect.soft(bytes[type as keyof typeof bytes], type).toBeLessThanOrEqual(limit);
  }
  const blocking = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(
        (entry) => "renderBlockingStatus" in entry && entry.renderBlockingStatus === "blocking",
      )
      .map(({ name }) => new URL(name).pathname),
  );
  expect(blocking).toEqual([]);
  // The first styles declare the order of the layers.
  expect(await page.locator("head > style").textContent()).toMatch(/^@layer token[,{]/);
}

for (const [index, path] of MISSING_PAGES.entries()) {
  const tag = index === 0 ? [] : "@long";
  test(`${path} is a 404 page`, { tag }, async ({ page, expectedErrors }) => {
    expectedErrors.push(/404 \(Not Found\)/);
    await enableDataSaving(page);
    const scripts = captureScripts(page);
    // A slow post is streamed with the status 200; once it is cached, the status is 404.
    let html = "";
    await expect(async () => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      html = (await response?.text()) ?? "";
    }).toPass();
    await expectReadable(page, html, scripts);
    await hydratePage(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/[Nn]ot [Ff]ound/);
    await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
    await expectAccessible(page);
  });
}

for (const [selection, paths, tag] of [
  ["one page of each layout", [...SELECTED_PAGES], []],
  ["every page", [...PAGES, ...TOOL_PAGES], "@long"],
] as const) {
  test(
    `the HTML of ${selection} is valid and within its budgets`,
    { tag: [tag].flat() },
    async ({ request }) => {
      for (const path of paths) {
        const response = await request.get(path);
        expect(response.status(), path).toBe(200);
        const html = await response.text();
        expect(await validateHtml(html), path).toEqual([]);
        expect(countInlineBytes(html), path).toBeLessThanOrEqual(MAX_INLINE_SCRIPT_BYTES);
        expect(countBrotliBytes(html), path).toBeLessThanOrEqual(getLimits(path).document);
      }
    },
  );
}
