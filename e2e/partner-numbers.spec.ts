import type { Page } from "@playwright/test";
import { type CountKind, createCountKey } from "@angadi/api/counts/bounded-counts";
import { addCounts, toIndianDay } from "@angadi/api/counts/daily-counts";
import { CHROME_USER_AGENT } from "@angadi/tests/beacons";
import { startBuiltDesk } from "@angadi/tests/built-desk";
import { sendApplication } from "@angadi/tests/send-lead";
import { expect, hydratePage, test } from "./test.ts";
import { validateHtml } from "@angadi/test-kit/valid-html";
import { findContrastViolations, findViolations } from "@angadi/test-kit/violations";

const TOTALS: [CountKind, number, object][] = [
  ["visit", 1234, { page: "/", partner: "ravi-co" }],
  ["hand-off", 56, { page: "/", detail: "plan", partner: "ravi-co" }],
  ["visit", 777, { page: "/", partner: "somebody-else" }],
];

/** Expects the page to fit the narrowest phone without axe violations. */
async function expectNarrowFit(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
}

test("the desk charts a partner's numbers, and a private link shows them to the partner @long", async ({
  browser,
}) => {
  test.setTimeout(120_000);
  await using desk = await startBuiltDesk();
  await using context = await browser.newContext({ baseURL: desk.url });
  await desk.join(context, "Mina", "owner");
  const page = await context.newPage();
  await sendApplication(desk.siteUrl);
  for (const [kind, count, parts] of TOTALS)
    await addCounts(desk.db, toIndianDay(Date.now()), [{ ...createCountKey(kind, parts), count }]);

  await page.goto("/numbers");
  const name = "Visits: 2,011 in this period, 0 in the previous one.";
  await expect(page.getByRole("slider", { name })).toBeVisible();
  await page.getByText("Show as table").click();
  const tableDetails = page.locator("details");
  await expect(tableDetails.getByRole("cell", { name: "2,011" })).toBeVisible();
  await expectNarrowFit(page);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await findContrastViolations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: "light" });

  await page.goto("/affiliates");
  await page.getByRole("link", { name: "Ravi Das" }).click();
  await page.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByText(/partnerId=ravi-co$/)).toBeVisible();
  await page.getByRole("button", { name: "Create link" }).click();
  const { pathname } = new URL(await page.getByLabel("Link").inputValue());
  const token = pathname.split("/").at(-1) ?? "";

  const partnerContext = await browser.newContext({ userAgent: CHROME_USER_AGENT });
  const partnerPage = await partnerContext.newPage();
  const requestedUrls: string[] = [];
  const consoleMessages: string[] = [];
  partnerPage.on("console", (message) => consoleMessages.push(message.text()));
  partnerPage.on("request", (request) => requestedUrls.push(new URL(request.url()).pathname));
  const response = await partnerPage.goto(desk.siteUrl + pathname);
  const headers = response?.headers() ?? {};
  expect(headers).toMatchObject({
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": "noindex, nofollow",
  });
  expect(headers["content-security-policy"]).toContain("script-src 'none'");
  expect(headers["content-security-policy"]).not.toContain("report");
  const html = (await response?.text()) ?? "";
  expect(html).not.toMatch(/<script|\sstyle=|somebody-else|>777</);
  expect(await validateHtml(html)).toEqual([]);
  await expect(partnerPage.getByLabel("Your link")).toHaveValue(/\/\?partnerId=ravi-co$/);
  await expect(
    partnerPage.getByRole("img", { name: /^Visits: 1,234 in the last 30 days/ }),
  ).toBeVisible();
  await expect(partnerPage.getByRole("row").nth(1)).toHaveText(/1,2345600$/);
  await partnerPage.getByText("The 60 days before").first().click();
  await expect(partnerPage.getByRole("row")).toHaveCount(30 + 60 + 2);
  await expectNarrowFit(partnerPage);
  // Without scripts the menu is a plain link.
  await partnerPage.setViewportSize({ width: 390, height: 800 });
  await expect(partnerPage.getByRole("banner").getByRole("link", { name: "Menu" })).toBeVisible();
  expect(requestedUrls.filter((url) => /\.js$|totals|csp|\.data/.test(url))).toEqual([]);
  expect(consoleMessages).toEqual([]);

  const file = await page.request.get(`${desk.siteUrl}${pathname}/numbers.csv`);
  expect(file.headers()["cache-control"]).toBe("no-store");
  const lines = (await file.text()).trim().split("\r\n");
  expect(lines).toHaveLength(91);
  expect(lines.at(-1)).toBe(`"${toIndianDay(Date.now())}","1234","56","0","0"`);

  // A visitor who continues to the site leaves no trace of the link there.
  await partnerPage.getByRole("link", { name: "What we count, and what we do not" }).click();
  await expect(partnerPage).toHaveURL(/privacy/);
  await hydratePage(partnerPage);
  expect(
    await partnerPage.evaluate(() =>
      JSON.stringify([document.referrer, localStorage, sessionStorage]),
    ),
  ).not.toContain(token);
  await partnerContext.close();

  await page.getByRole("link", { name: "Back to partner" }).click();
  await page.getByRole("button", { name: "Revoke link" }).click();
  await expect(page.getByText("Link revoked.")).toBeVisible();
  const revokedResponse = await fetch(desk.siteUrl + pathname);
  expect([revokedResponse.status, revokedResponse.headers.get("cache-control")]).toEqual([
    404,
    "no-store",
  ]);
  expect(await revokedResponse.text()).not.toContain("<script");

  const statuses: number[] = [];
  for (let guess = 0; guess < 31; guess += 1)
    statuses.push((await fetch(`${desk.siteUrl}${pathname.slice(0, -2)}${10 + guess}`)).status);
  expect(new Set(statuses.slice(0, 10))).toEqual(new Set([404]));
  expect(statuses.at(-1)).toBe(429);
});
