import type { Page } from "@playwright/test";
import { type CountKind, createCountKey } from "@angadi/api/counts/bounded-counts";
import { addCounts, toDay } from "@angadi/api/counts/daily-counts";
import { openDatabase } from "@angadi/database/connect";
import { application } from "@angadi/tests/affiliate-application";
import { CHROME } from "@angadi/tests/beacons";
import { type BuiltServer, startBuiltServer } from "@angadi/tests/built-server";
import { findFreePort } from "@angadi/tests/network";
import { expect, hydratePage, test } from "./test.ts";
import { validateHtml } from "./valid-html.ts";
import { findContrastViolations, findViolations } from "./violations.ts";

// The headless browser's own user agent counts as a bot, which is not counted.
test.use({ userAgent: CHROME });

const PASSWORD = "blue kettle seventeen";

let site: BuiltServer;
let desk: string;
test.beforeAll(async () => {
  const port = await findFreePort();
  desk = `http://localhost:${port}`;
  site = await startBuiltServer({ DESK_PORT: String(port) });
});
test.afterAll(async () => {
  await site.stop();
});

const open = () => openDatabase({ databaseUrl: undefined, dataDir: site.dataDir }, () => undefined);

/** Fills in totals. */
async function fill(): Promise<void> {
  const database = open();
  const add = (kind: CountKind, count: number, parts: object) =>
    addCounts(database.db, toDay(Date.now()), [{ ...createCountKey(kind, parts), count }]);
  await add("visit", 1234, { page: "/", partner: "ravi-co" });
  await add("hand-off", 56, { page: "/", detail: "plan", partner: "ravi-co" });
  await add("visit", 777, { page: "/", partner: "somebody-else" });
  await add("vital", 30, { page: "/pricing", detail: "LCP 1500" });
  await add("vital", 10, { page: "/pricing", detail: "LCP more" });
  await database.close();
}

/** Everything in the database, as text. */
async function dump(): Promise<string> {
  const database = open();
  const tables = await database.db.introspection.getTables();
  const rows = await Promise.all(
    tables.map(({ name }) =>
      database.db
        .selectFrom(name as never)
        .selectAll()
        .execute(),
    ),
  );
  await database.close();
  return JSON.stringify(rows);
}

/** The owner creates an account and approves an applicant. */
async function createPartnerAtDesk(page: Page): Promise<void> {
  await expect.poll(() => site.output()).toContain("/welcome?token=");
  const response = await page.request.post(`${site.url}/admin/affiliate-partner/create`, {
    data: application,
  });
  expect(response.ok()).toBe(true);
  await page.goto(/http:\S+welcome\?token=\S+/.exec(site.output())?.[0] ?? "");
  await page.getByLabel("Name").fill("Mina");
  await page.getByLabel("Email").fill("mina@angadi.test");
  await page.getByLabel("Password").fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await page.getByLabel("Email").fill("mina@angadi.test");
  await page.getByLabel("Password").fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Today" })).toBeVisible();
  await page.goto(`${desk}/affiliates`);
  await page.getByRole("link", { name: "Ravi Das" }).click();
  await page.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByText(/partnerId=ravi-co$/)).toBeVisible();
}

/** Expects the page to fit the narrowest phone. */
async function expectNoOverflow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 800 });
}

test(
  "numbers: the desk's charts in light and dark mode, and a partner's private page",
  { tag: "@long" },
  async ({ page, browser, expectedErrors }) => {
    test.setTimeout(120_000);
    expectedErrors.push(/404/);
    await createPartnerAtDesk(page);
    await page.goto(`${desk}/numbers`);
    await expect(page.getByText("No data for this period.").first()).toBeVisible();
    await fill();

    await page.reload();
    const chart = page.getByRole("slider", {
      name: "Visits: 2,011 in this period, 0 in the previous one.",
    });
    await expect(chart).toBeVisible();
    await page.getByText("Show as table").click();
    const asTable = page.locator("details");
    await expect(asTable.getByRole("cell", { name: "2,011" })).toBeVisible();
    await expectNoOverflow(page);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await findContrastViolations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "light" });

    await page.goto(`${desk}/affiliates`);
    await page.getByRole("link", { name: "Ravi Das" }).click();
    await page.getByRole("button", { name: "Create link" }).click();
    const link = await page.getByLabel("Link").inputValue();
    const path = new URL(link).pathname;
    const token = path.split("/").at(-1) ?? "";
    expect(await findViolations(page)).toEqual([]);

    const requestedUrls: string[] = [];
    const partner = await browser.newContext({ userAgent: CHROME });
    const partnerPage = await partner.newPage();
    const consoleMessages: string[] = [];
    partnerPage.on("console", (message) => consoleMessages.push(message.text()));
    partnerPage.on("request", (request) => requestedUrls.push(new URL(request.url()).pathname));
    const response = await partnerPage.goto(site.url + path);
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
    await expect(
      partnerPage.getByRole("heading", { level: 1, name: "Your numbers" }),
    ).toBeVisible();
    await expect(partnerPage.getByText(/^As of \d\d:\d\d on \d+ \w+, in India\./)).toBeVisible();
    await expect(partnerPage.getByLabel("Your link")).toHaveValue(/\/\?partnerId=ravi-co$/);
    await expect(
      partnerPage.getByRole("img", { name: /^Visits: 1,234 in the last 30 days/ }),
    ).toBeVisible();
    await expect(partnerPage.getByRole("row").nth(1)).toHaveText(/1,2345600$/);
    await partnerPage.getByText("The 60 days before").first().click();
    await expect(partnerPage.getByRole("row")).toHaveCount(30 + 60 + 2);
    await expectNoOverflow(partnerPage);
    // The browser runs scripts, but the page has none, so no script sent a request.
    expect(
      requestedUrls.filter((requestedUrl) => /\.js$|totals|csp|\.data/.test(requestedUrl)),
    ).toEqual([]);
    expect(consoleMessages).toEqual([]);

    const file = await page.request.get(`${site.url}${path}/numbers.csv`);
    expect(file.headers()["cache-control"]).toBe("no-store");
    const lines = (await file.text()).trim().split("\r\n");
    expect(lines).toHaveLength(91);
    expect(lines.at(-1)).toBe(`"${toDay(Date.now())}","1234","56","0","0"`);

    // A visitor who leaves for the site sends no referrer, and is counted like any other.
    await partnerPage.getByRole("link", { name: "What we count, and what we do not" }).click();
    await expect(partnerPage).toHaveURL(/privacy/);
    await hydratePage(partnerPage);
    expect(
      await partnerPage.evaluate(() =>
        JSON.stringify([document.referrer, localStorage, sessionStorage]),
      ),
    ).not.toContain(token);

    const withoutScript = await browser.newContext({ javaScriptEnabled: false });
    const plainPage = await withoutScript.newPage();
    await plainPage.goto(site.url + path);
    await expect(plainPage.getByRole("img", { name: /^Visits: 1,234/ })).toBeVisible();
    await plainPage.setViewportSize({ width: 390, height: 800 });
    // Without scripts the menu is a plain link.
    const menu = plainPage.getByRole("banner").getByRole("link", { name: "Menu" });
    await expect(menu).toBeVisible();
    await partnerPage.goto(site.url + path);
    await partnerPage.setViewportSize({ width: 390, height: 800 });
    await expect(partnerPage.getByRole("banner").getByRole("link", { name: "Menu" })).toBeVisible();
    await withoutScript.close();
    await partner.close();

    // After revoking, the link shows the site's 404 page.
    await page.getByRole("link", { name: "Back to partner" }).click();
    await page.getByRole("button", { name: "Revoke link" }).click();
    await expect(page.getByText("Link revoked.")).toBeVisible();
    const goneResponse = await page.goto(site.url + path);
    expect([goneResponse?.status(), goneResponse?.headers()["cache-control"]]).toEqual([
      404,
      "no-store",
    ]);
    await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
    expect(await goneResponse?.text()).not.toContain("<script");

    const statuses: number[] = [];
    for (let guess = 0; guess < 31; guess += 1) {
      const wrongUrl = `${site.url}${path.slice(0, -2)}${10 + guess}${guess % 2 ? "" : "/numbers.csv"}`;
      statuses.push((await fetch(wrongUrl)).status);
    }
    expect(new Set(statuses.slice(0, 10))).toEqual(new Set([404]));
    expect(statuses.at(-1)).toBe(429);

    expect(site.output()).toContain('"path":"/affiliate/numbers/…"');
    expect(site.output()).not.toContain(token.slice(0, 20));
    expect(await dump()).not.toContain(token.slice(0, 20));
  },
);
