import type { Locator, Page } from "@playwright/test";
import { CALCULATORS, addressOf, openTool, saved, toolIn } from "./guide-tool.ts";
import { expect, hydrated, inOwnFonts, test } from "../test.ts";
import { violationsIn } from "../violations.ts";

/** Replaces the figures by text that is not a number. */
async function spoil(page: Page) {
  const fields = toolIn(page).locator("input:not([type]):visible, input[type=text]:visible");
  for (const field of (await fields.all()).slice(0, 6)) await field.fill("many");
  await page.keyboard.press("Tab");
}

/** Requests other than GET, except totals that contain nothing that was typed. */
function sentFrom(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    const isTotal = pathname === "/totals" && !/lakh|125000/.test(request.postData() ?? "");
    if (request.method() !== "GET" && !isTotal) sent.push(request.url());
  });
  return sent;
}

/** The ids in the table of contents, in order, and the position of each section. */
const contentsOf = (page: Page) =>
  page
    .getByRole("navigation", { name: "In this guide" })
    .getByRole("link")
    .evaluateAll((links) =>
      links.map((link) => {
        const hash = link.getAttribute("href") ?? "";
        const part = document.getElementById(hash.slice(1));
        return { hash, top: part?.getBoundingClientRect().top ?? 0 };
      }),
    );

const firstBoxOpened = async (tool: Locator) => {
  await tool.locator("summary").first().click();
};

for (const { slug, tool } of CALCULATORS) {
  const tag = tool === "start-up-budget" ? [] : "@long";
  test(
    `${tool} loads without shifting the page, and saves input only in this browser`,
    { tag },
    async ({ page }) => {
      const sent = sentFrom(page);
      const opened = toolIn(page);
      const last = opened.locator("input:not([type]):visible").last();

      await test.step("its fields load without layout shift, and it fits any width", async () => {
        await page.setViewportSize({ width: 390, height: 900 });
        await page.goto(addressOf(slug));
        await inOwnFonts(page);
        const box = () => opened.locator("footer").boundingBox();
        const before = await box();
        await hydrated(page);
        await opened.getByRole("button", { name: "Clear the sheet" }).waitFor();
        expect((await box())?.y, "the files").toBeCloseTo(before?.y ?? 0, 0);
        for (const width of [320, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          const over = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(over, `sideways at ${width} px`).toBe(0);
        }
      });

      await test.step("the guide’s header and contents link to it, in the right order", async () => {
        await page.locator("article header").getByRole("link").last().click();
        await expect(page).toHaveURL(/#tool$/);
        await expect(opened.getByRole("heading", { level: 2 })).toBeInViewport();
        const contents = await contentsOf(page);
        const hashes = contents.map(({ hash }) => hash);
        expect(hashes.indexOf("#tool")).toBeGreaterThan(0);
        expect(hashes.indexOf("#tool")).toBeLessThan(hashes.indexOf("#checklist"));
        const tops = contents.map(({ top }) => top);
        expect(tops).toEqual(tops.toSorted((one, other) => one - other));
      });

      await test.step("input is kept after a reload, and never sent", async () => {
        if (tool === "start-up-budget") await firstBoxOpened(opened);
        await last.fill("1.25 lakh");
        await last.blur();
        await page.reload();
        await hydrated(page);
        await opened.getByRole("button", { name: "Clear the sheet" }).waitFor();
        if (tool === "start-up-budget") await firstBoxOpened(opened);
        await expect(last).toHaveValue(/^(?:1,25,000|1.25 lakh)$/);
        expect(sent).toEqual([]);
      });
    },
  );

  test(
    `${tool} has no axe violations, with results and with mistakes`,
    { tag: "@long" },
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
}

test("a phone shows one of the thirteen weeks at a time", { tag: "@long" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const tool = await openTool(page, "cash-flow-management");
  const heads = tool.getByRole("columnheader", { name: /^Week/ });
  await expect(heads).toHaveCount(1);
  await expect(heads).toContainText("Week 1");
  await expect(heads).toContainText("1 Mar");
  await tool.getByRole("button", { name: "Week after" }).click();
  await expect(tool.getByText("Week 2 of 13")).toBeVisible();
  await expect(heads).toHaveCount(1);
  await expect(heads).toContainText("Week 2");
});

test("the sheet works by keyboard, prints alone, and reports a failed download", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to (?:load|fetch)/);
  await page.addInitScript(() => {
    globalThis.print = () => undefined;
  });
  const opened = await openTool(page, "startup-budget-calculator");

  await test.step("keyboard", async () => {
    const line = opened.locator("summary").first();
    await line.focus();
    await page.keyboard.press("Enter");
    const box = opened.locator("details").first();
    await box.getByRole("button", { name: "Remove Broker" }).press("Enter");
    await expect(line).toContainText("₹91,000");
    await opened.getByRole("button", { name: "Show the shop in Surat" }).press("Enter");
    await expect(line).toContainText("₹1,13,000");
    await line.press("Enter");
  });

  await test.step("print", async () => {
    await opened.getByRole("button", { name: "Print the sheet" }).click();
    await page.emulateMedia({ media: "print" });
    await expect(opened.getByRole("heading", { level: 2 })).toBeVisible();
    await expect(opened.getByText("₹10,30,000").first()).toBeVisible();
    await expect(page.getByText("Ask a shopkeeper what it cost to open")).toBeHidden();
    await expect(opened.getByRole("button", { name: "Clear the sheet" })).toBeHidden();
    expect((await page.pdf({ preferCSSPageSize: true })).length).toBeGreaterThan(5000);
    await page.emulateMedia({ media: "screen" });
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  });

  await test.step("files", async () => {
    await page.route(/\/assets\/to-csv/, (route) => route.abort());
    const csv = opened.getByRole("link", { name: /CSV/ });
    await csv.click();
    await expect(opened.getByText(/The file could not be made/)).toBeVisible();
    await page.unroute(/\/assets\/to-csv/);
    await expect(csv).toBeEnabled();
    const xlsx = await saved(page, "Excel sheet with formulas");
    expect(xlsx.name).toBe("start-up-budget.xlsx");
    expect(xlsx.bytes.subarray(0, 2).toString()).toBe("PK");
  });
});
