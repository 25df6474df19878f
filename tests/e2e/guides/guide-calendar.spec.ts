import type { Locator } from "@playwright/test";
import ICAL from "ical.js";
import { expectSound, movedWhileReady, openAll, openPart, openTool, saved } from "./guide-part.ts";
import { expect, test } from "../test.ts";

const GUIDES = "/business-starter-guide";
const TAX = "tax-planning-strategies";

/** A day of the list with what is due on it. */
const dates = (within: Locator) => within.locator("div:has(> time)");

/** How far, in CSS pixels, the second one begins right of the first and below it. */
async function between(first: Locator, second: Locator) {
  const [from, to] = [await first.boundingBox(), await second.boundingBox()];
  if (!from || !to) throw new Error("One of them isn't shown.");
  return { right: to.x - from.x, down: to.y - from.y };
}

const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents("vevent")
    .map((event) => new ICAL.Event(event));

/** What each guide's calendar begins with: its first part, and a date that it has. */
const BEGINNINGS = [
  ["social-media-strategy", "Posts and festivals", "Start posting for Christmas"],
  [TAX, "GST", "GSTR-3B: return and tax for November 2026"],
  ["hr-compliance-checklist", "Staff", "Provident fund for November 2026"],
  ["accounting-basics", "Your books", "GSTR-1: bills of November 2026"],
] as const;

for (const [guide, first, date] of BEGINNINGS) {
  test(`${guide} begins with ${first}`, async ({ page, request }) => {
    const html = await (await request.get(`${GUIDES}/${guide}`)).text();
    expect(html).toContain("What is coming");
    const tool = await openTool(page, guide);
    await expect(tool.locator("summary").first()).toContainText(first);
    await expect(tool.getByText(date).first()).toBeVisible();
    const ics = await request.get(`${GUIDES}/${guide}/calendar.ics`);
    expect(ics.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
    expect(ics.headers()["content-disposition"]).toBe('attachment; filename="calendar.ics"');
    expect(eventsIn(await ics.text()).map(({ summary }) => summary)).toContain(date);
    const list = await request.get(`${GUIDES}/${guide}/calendar.txt`);
    expect(list.headers()["content-type"]).toBe("text/plain; charset=utf-8");
    expect(await list.text()).toContain(date);
  });
}

test("a guide begins with its own choice after another one, until something is chosen", async ({
  page,
}) => {
  const tool = await openTool(page, TAX);
  const tds = tool.getByText("Deposit the TDS of November 2026");
  await expect(tds).toBeVisible();
  await page.getByRole("link", { name: /^Accounting basics/ }).click();
  await expect(page).toHaveURL(`${GUIDES}/accounting-basics`);
  await expect(tool.locator("summary").first()).toContainText("Your books");
  await expect(tool.getByText("GSTR-1: bills of November 2026").first()).toBeVisible();
  await expect(tds).toHaveCount(0);
});

test("has no such file elsewhere", async ({ request }) => {
  for (const path of [
    `${TAX}/calendar.pdf`,
    "pricing-strategy-guide/calendar.ics",
    `${TAX}/__proto__`,
  ]) {
    expect((await request.get(`${GUIDES}/${path}`)).status(), path).toBe(404);
  }
});

test("what is chosen is in the list and in the file", async ({ page }) => {
  const tool = await openTool(page, TAX);
  const gst = await openPart(tool, "GST");
  await gst.getByLabel("Every quarter, tax every month (QRMP)").check();
  await expect(tool.getByText("Quarterly GSTR-3B for October to December 2026")).toHaveCount(0);
  await gst.getByLabel("State of your principal place of business").selectOption("Odisha");
  await expect(gst.locator("summary")).toContainText("Returns every quarter, Odisha");
  await tool.getByRole("button", { name: "January 2027" }).click();
  const row = tool
    .getByRole("listitem")
    .filter({ hasText: "Quarterly GSTR-3B for October to December 2026" });
  await expect(
    dates(tool).filter({ hasText: /^24Sun.*Quarterly GSTR-3B for October/ }),
  ).toBeVisible();
  await expect(row).toContainText("Goods and Services Tax portal, as of May 2026");
  await row.locator("summary").click();
  await expect(row).toContainText("Your state is in the group of the 24th.");
  await expect(row).toContainText("Due dates are sometimes extended");
  const portal = row.getByRole("link", { name: "Goods and Services Tax portal" });
  await expect(portal).toHaveAttribute("href", "https://www.gst.gov.in");
  await row.locator("summary").press("Enter");
  await expect(portal).toBeHidden();

  const alarms = await openPart(tool, "Reminders");
  await alarms.getByLabel("7 days before").check();
  await expect(alarms.locator("summary")).toContainText("3 days before, 7 days before");
  const own = await openPart(tool, "Dates of your own");
  await own.getByRole("button", { name: "Add a date" }).click();
  await own.getByLabel("What").fill("दुकान का लाइसेंस; renew, pay");
  await own.getByLabel("On").fill("2027-03-10");

  const { name, bytes } = await saved(page, tool.getByRole("button", { name: "Calendar file" }));
  expect(name).toBe("calendar.ics");
  const events = eventsIn(bytes.toString());
  const days = Object.fromEntries(
    events.map(({ summary, startDate }) => [summary, startDate.toString()]),
  );
  expect(days["Quarterly GSTR-3B for October to December 2026"]).toBe("2027-01-24");
  expect(days["दुकान का लाइसेंस; renew, pay"]).toBe("2027-03-10");
  expect(days["Advance tax: 75% of the year’s tax by today"]).toBe("2026-12-15");
  expect(
    events.every(({ component }) => component.getAllSubcomponents("valarm").length === 2),
  ).toBe(true);
  // The same again is the same events.
  const again = await saved(page, tool.getByRole("button", { name: "Calendar file" }));
  expect(eventsIn(again.bytes.toString()).map(({ uid }) => uid)).toEqual(
    events.map(({ uid }) => uid),
  );
});

test("a rule can be left out and put back, and the choice is kept", async ({ page }) => {
  const tool = await openTool(page, TAX);
  const count = tool.getByText(/^\d+ dates$/);
  const before = await count.textContent();
  const row = tool.getByRole("listitem").filter({ hasText: "Deposit the TDS of November 2026" });
  await row.locator("summary").press("Enter");
  await row.getByRole("button", { name: "Leave it out, all year" }).press("Enter");
  await expect(row).toHaveCount(0);
  await expect(count).not.toHaveText(before ?? "");
  await page.reload();
  const again = await openTool(page, TAX);
  await again.getByRole("button", { name: "Put back Deposit the TDS of …" }).click();
  await expect(again.getByText(before ?? "", { exact: true })).toBeVisible();
});

test("festivals are those of the regions, with their certainty", async ({ page }) => {
  const tool = await openTool(page, "social-media-strategy");
  await tool.getByRole("button", { name: "Open every month" }).click();
  const chhath = tool.getByText("Chhath Puja", { exact: false });
  await expect(chhath.first()).toBeVisible();
  const eid = dates(tool).filter({ hasText: /^10Wed.*Eid al-Fitr/ });
  await expect(eid).toContainText("Check");
  const posts = await openPart(tool, "Posts and festivals");
  for (const region of ["North", "East"]) await posts.getByLabel(region, { exact: true }).uncheck();
  await expect(chhath).toHaveCount(0);
  await posts.getByLabel("Start posting before each").selectOption("21");
  await expect(dates(tool).filter({ hasText: /^8Fri.*Start posting for Diwali/ })).toBeVisible();
});

test("months stand beside each other on a desk and below each other on a phone, without code too", async ({
  browser,
  sqlite,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: sqlite.url });
  const page = await context.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${GUIDES}/hr-compliance-checklist`);
  const november = page.getByRole("region", { name: "November 2026" });
  const december = page.getByRole("region", { name: "December 2026" });
  await expect(dates(december).filter({ hasText: /^15Tue.*Provident fund/ })).toBeVisible();
  const wide = await between(november, december);
  expect(wide.down).toBe(0);
  expect(wide.right).toBeGreaterThan(100);

  await page.setViewportSize({ width: 390, height: 844 });
  const narrow = await between(november, december);
  expect(narrow.right).toBe(0);
  expect(narrow.down).toBeGreaterThan(100);
  await context.close();
});

test("a date of one’s own that is not whole makes no file", async ({ page }) => {
  const tool = await openTool(page, TAX);
  const own = await openPart(tool, "Dates of your own");
  await own.getByRole("button", { name: "Add a date" }).click();
  await own.getByLabel("What").fill("Lease");
  await expect(own.getByLabel("On")).toHaveAccessibleDescription("Choose a day");
  await tool.getByRole("button", { name: "Calendar file" }).click();
  await expect(tool.getByText("Put your own dates right first")).toBeVisible();
  await own.getByRole("button", { name: "Remove Lease" }).click();
  await expect(own.getByLabel("What")).toHaveCount(0);
});

test("what was stored may be anything", async ({ page }) => {
  for (const stored of [
    "{",
    '{"version":1,"value":{"own":[{"title":{}}],"gst":["x"],"without":"y"}}',
  ]) {
    await page.addInitScript((stored) => {
      localStorage.setItem("guide-tool:calendar", stored);
    }, stored);
    const tool = await openTool(page, TAX);
    await expect(tool.getByRole("heading", { name: "What is coming" })).toBeVisible();
  }
});

test("the first dates and the files are there without the script", async ({ browser, sqlite }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: sqlite.url });
  const page = await context.newPage();
  await page.goto(`${GUIDES}/${TAX}`);
  const tool = page.locator("#tool");
  await expect(tool.getByText("GSTR-1: bills of November 2026")).toBeVisible();
  await expect(tool.getByText("Income Tax Department, as of May 2026").first()).toBeVisible();
  await expect(tool.getByRole("link", { name: /\.(?:ics|txt)/ })).toHaveCount(2);
  await expect(tool.getByRole("button", { name: "Open every month" })).toHaveCount(0);
  await context.close();
});

test("is sound with everything open", async ({ page }) => {
  const tool = await openTool(page, "hr-compliance-checklist");
  await tool.getByRole("button", { name: "Open every month" }).click();
  await openAll(page);
  await tool.getByRole("button", { name: "Add a date" }).click();
  await tool.getByLabel("On", { exact: true }).fill("2027-02-02");
  await expectSound(page);
});

test("prints every month", async ({ page }) => {
  const tool = await openTool(page, TAX);
  await page.emulateMedia({ media: "print" });
  await expect(tool.getByText("Income-tax return for 2026–27")).toBeVisible();
  await expect(tool.getByRole("button", { name: "Open every month" })).toBeHidden();
});

for (const width of [1440, 390]) {
  test(`moves nothing in view while it gets its code at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    expect(await movedWhileReady(page, TAX)).toBeLessThan(0.01);
  });
}
