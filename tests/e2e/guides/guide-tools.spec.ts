import type { Page } from "@playwright/test";
import { CALCULATORS, addressOf, openTool, saved, toolIn } from "./guide-tool.ts";
import { expect, hydrated, test, inOwnFonts } from "../test.ts";
import { violationsIn } from "../violations.ts";

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const isZip = (bytes: Buffer) => bytes.subarray(0, 2).toString() === "PK";

/** All figures typed over with something that is none. */
async function spoil(page: Page) {
  const fields = toolIn(page).locator("input:not([type]):visible, input[type=text]:visible");
  for (const field of (await fields.all()).slice(0, 6)) await field.fill("many");
  await page.keyboard.press("Tab");
}

async function beginsAnew(page: Page, result: string) {
  const opened = toolIn(page);
  const shown = opened.getByText(result, { exact: true }).first();
  await expect(shown).toBeVisible();
  await opened.getByRole("button", { name: "Empty the sheet" }).click();
  await expect(opened.getByText("The sheet is empty.")).toBeVisible();
  await expect(opened.getByText(result, { exact: true })).toHaveCount(0);
  // No field is wrong before one has been there.
  await expect(opened.locator("[aria-invalid]")).toHaveCount(0);
  await opened.getByRole("button", { name: "Undo" }).click();
  await expect(shown).toBeVisible();
  await expect(opened.getByRole("button", { name: "Undo" })).toHaveCount(0);
}

const HOSTILE = ["{", '{"version":1,"value":[]}', '{"version":1,"value":{"__proto__":{}}}'];

for (const [index, { slug, tool, result }] of CALCULATORS.entries()) {
  test.describe(tool, () => {
    test("is announced at the guide’s head and in its contents, where it stands; begins anew, and takes that back", async ({
      page,
    }) => {
      await page.goto(addressOf(slug));
      await hydrated(page);
      await page.locator("article header").getByRole("link").last().click();
      await expect(page).toHaveURL(/#tool$/);
      await expect(toolIn(page).getByRole("heading", { level: 2 })).toBeInViewport();
      const contents = page.getByRole("navigation", { name: "In this guide" }).getByRole("link");
      const heads = await contents.evaluateAll((links) =>
        links.map((link) => link.getAttribute("href") ?? ""),
      );
      expect(heads.indexOf("#tool")).toBeGreaterThan(0);
      expect(heads.indexOf("#tool")).toBeLessThan(heads.indexOf("#checklist"));
      const tops = await page.evaluate(
        (ids) =>
          ids.map((id) => document.getElementById(id.slice(1))?.getBoundingClientRect().top ?? 0),
        heads,
      );
      expect(tops).toEqual(tops.toSorted((one, other) => one - other));
      await beginsAnew(page, result);
    });

    test("shows the guide’s example and its files without JavaScript", async ({
      browser,
      sqlite,
      request,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: sqlite.url });
      const page = await context.newPage();
      await page.goto(addressOf(slug));
      const shown = toolIn(page);
      await expect(shown.getByText(result, { exact: true }).first()).toBeVisible();
      await expect(shown.locator("input:visible:enabled, select, summary")).toHaveCount(0);
      const enabled = shown.locator("button:visible:enabled");
      expect(await enabled.allTextContents()).toEqual([]);
      await expect(shown.getByText(/^These files hold/)).toBeVisible();
      // The guide goes on below it.
      await expect(shown.locator("xpath=following::h2[@id='checklist']")).toBeVisible();
      for (const [ending, type] of [
        ["xlsx", XLSX],
        ["csv", "text/csv; charset=utf-8"],
      ] as const) {
        const href = `${addressOf(slug)}/${tool}.${ending}`;
        await expect(shown.locator(`a[href="${href}"]`)).toBeVisible();
        const file = await request.get(href);
        expect(file.status()).toBe(200);
        expect(file.headers()["content-type"]).toBe(type);
        expect(file.headers()["content-disposition"]).toBe(
          `attachment; filename="${tool}.${ending}"`,
        );
        expect(file.headers()["cache-control"]).toContain("s-maxage");
        const body = await file.body();
        if (ending === "xlsx") expect(isZip(body)).toBe(true);
        else expect(body.toString().startsWith("\uFEFF")).toBe(true);
      }
      await context.close();
    });

    test("moves nothing when its fields come, and fits any width", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 900 });
      await page.goto(addressOf(slug));
      await inOwnFonts(page);
      const box = () => toolIn(page).locator("footer").boundingBox();
      const before = await box();
      await hydrated(page);
      await toolIn(page).getByRole("button", { name: "Empty the sheet" }).waitFor();
      expect((await box())?.y, "the files").toBeCloseTo(before?.y ?? 0, 0);
      for (const width of [1440, 390, 320]) {
        await page.setViewportSize({ width, height: 900 });
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(over, `sideways at ${width} px`).toBe(0);
      }
    });

    test("keeps what is typed, in this browser and nowhere else", async ({ page }) => {
      const sent: string[] = [];
      page.on("request", (request) => {
        const { pathname } = new URL(request.url());
        // What is told for the day's totals holds nothing that was typed.
        const isTotal = pathname === "/totals" && !/lakh|125000/.test(request.postData() ?? "");
        if (request.method() !== "GET" && !isTotal) sent.push(request.url());
      });
      const opened = await openTool(page, slug);
      if (tool === "start-up-budget") await opened.locator("summary").first().click();
      const field = opened.locator("input:not([type]):visible").last();
      await field.fill("1.25 lakh");
      await field.blur();
      await page.reload();
      const again = await openTool(page, slug);
      if (tool === "start-up-budget") await again.locator("summary").first().click();
      const value = await again.locator("input:not([type]):visible").last().inputValue();
      expect(value).toMatch(/^(?:1,25,000|1.25 lakh)$/);
      expect(sent).toEqual([]);
      expect(
        await page.evaluate((name) => localStorage.getItem(name), `guide-tool:${tool}`),
      ).toMatch(/^\{"version":1,/);
    });

    test("survives whatever stands in the browser’s storage", async ({ page }) => {
      // One of them a tool: all read through one parser.
      const stored = HOSTILE[index % HOSTILE.length] ?? "";
      await page.addInitScript(
        ([key = "", text = ""]) => localStorage.setItem(key, text),
        [`guide-tool:${tool}`, stored],
      );
      const opened = await openTool(page, slug);
      await expect(opened.getByText(result, { exact: true }).first()).toBeVisible();
    });

    test(
      "has no axe violations, with results and with mistakes",
      { tag: index === 0 ? [] : "@long" },
      async ({ page }) => {
        const opened = await openTool(page, slug);
        for (const summary of await opened.locator("summary").all()) await summary.click();
        expect(await violationsIn(page, "#tool"), "with results").toEqual([]);
        await spoil(page);
        await expect(opened.locator("[aria-invalid]").first()).toBeVisible();
        await page.setViewportSize({ width: 390, height: 900 });
        expect(await violationsIn(page, "#tool"), "with mistakes").toEqual([]);
      },
    );

    test("says at a field what is wrong, and gives no figure that depends on it", async ({
      page,
    }) => {
      const opened = await openTool(page, slug);
      if (tool === "start-up-budget") await opened.locator("summary").first().click();
      const amount = opened.locator("input:not([type]):visible");
      // The first that holds an amount.
      let field = amount.first();
      for (const candidate of await amount.all()) {
        if (/^[\d,]{5,}$/.test(await candidate.inputValue())) {
          field = candidate;
          break;
        }
      }
      for (const [typed, said] of [
        ["lots", "Type rupees, such as 12,000 or 1.25 lakh."],
        ["2000 crore", /At most ₹1,000 crore|Type a figure from/],
        ["0.001", "A paisa is the smallest part: two figures after the point."],
      ] as const) {
        await field.fill(typed);
        // Nobody is told off before they have left the field.
        await expect(field).not.toHaveAttribute("aria-invalid");
        await field.blur();
        await expect(field).toHaveAttribute("aria-invalid", "true");
        await expect(field).toHaveAccessibleDescription(
          said instanceof RegExp ? said : new RegExp(said.replace(/\./g, "\\.")),
        );
        await expect(opened.getByText(/^Fill in .+ first$/).first()).toBeVisible();
        await expect(opened.getByText(result, { exact: true })).toHaveCount(0);
      }
      await opened.getByRole("button", { name: /^Excel/ }).click();
      await expect(
        opened.getByText("Put right the marked fields first. No file was made."),
      ).toBeVisible();
      expect(await opened.textContent()).not.toMatch(/NaN|Infinity|undefined/);
    });
  });
}

test("a file that does not come says so, and the button stays", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to (?:load|fetch)/);
  const opened = await openTool(page, "business-loan-guide");
  await page.route(/\/assets\/to-csv/, (route) => route.abort());
  const csv = opened.getByRole("button", { name: /CSV/ });
  await csv.click();
  await expect(opened.getByText(/The file could not be made/)).toBeVisible();
  await page.unroute(/\/assets\/to-csv/);
  await expect(csv).toBeEnabled();
});

test("a guide’s address with a name that is no file is a page that is not there", async ({
  page,
  request,
  expectedErrors,
}) => {
  expectedErrors.push(/404/);
  for (const path of [
    "cash-flow-management/loan.xlsx",
    "cash-flow-management/constructor",
    "seo-beginners-guide/cash-flow.xlsx",
    "no-such-guide/cash-flow.xlsx",
  ]) {
    expect((await request.get(addressOf(path))).status(), path).toBe(404);
  }
  await page.goto(addressOf("cash-flow-management/nothing.xlsx"));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("the sheet prints by itself", async ({ page }) => {
  await page.addInitScript(() => {
    globalThis.print = () => undefined;
  });
  const opened = await openTool(page, "startup-budget-calculator");
  await opened.getByRole("button", { name: "Print the sheet" }).click();
  await page.emulateMedia({ media: "print" });
  await expect(opened.getByRole("heading", { level: 2 })).toBeVisible();
  await expect(opened.getByText("₹10,30,000").first()).toBeVisible();
  await expect(page.getByText("Ask a shopkeeper what it cost to open")).toBeHidden();
  await expect(opened.getByRole("button", { name: "Empty the sheet" })).toBeHidden();
  const { bytes } = { bytes: await page.pdf({ preferCSSPageSize: true }) };
  expect(bytes.length).toBeGreaterThan(5000);
  await page.emulateMedia({ media: "screen" });
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  expect((await saved(page, "Plain table (CSV)")).name).toBe("start-up-budget.csv");
});
