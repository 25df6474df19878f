import type { Locator, Page } from "@playwright/test";
import { CALCULATORS } from "@angadi/test-kit/calculators";
import { measureHorizontalOverflow } from "../engines/inspect.ts";
import { toGuidePath, openTool, downloadFile, getTool } from "./guide-tool.ts";
import { settle } from "@angadi/test-kit/settle";
import { expect, hydratePage, test } from "../test.ts";
import { findViolations } from "@angadi/test-kit/violations";

/** Types text into fields for numbers. */
async function fillInvalidText(page: Page) {
  const fields = getTool(page).locator("input:not([type]):visible, input[type=text]:visible");
  for (const field of (await fields.all()).slice(0, 6)) await field.fill("many");
  await page.keyboard.press("Tab");
}

/** Records requests other than GET, except for totals without anything typed. */
function captureRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    const isTotal = pathname === "/totals" && !/lakh|125000/.test(request.postData() ?? "");
    if (request.method() !== "GET" && !isTotal) requests.push(request.url());
  });
  return requests;
}

/** The links of the table of contents in order, with the position of each section. */
const readContents = (page: Page) =>
  page
    .getByRole("navigation", { name: "In this guide" })
    .getByRole("link")
    .evaluateAll((links) =>
      links.map((link) => {
        const hash = link.getAttribute("href") ?? "";
        const section = document.getElementById(hash.slice(1));
        return { hash, top: section?.getBoundingClientRect().top ?? 0 };
      }),
    );

const openFirstPart = async (tool: Locator) => {
  await tool.locator("summary").first().click();
};

for (const { slug, tool } of CALCULATORS) {
  const tag = tool === "start-up-budget" ? [] : "@long";
  test(`${tool} loads without shifting the page, and sends no input`, { tag }, async ({ page }) => {
    const requests = captureRequests(page);
    const toolSection = getTool(page);
    const lastInput = toolSection.locator("input:not([type]):visible").last();

    await test.step("its fields load without layout shift, and it fits any width", async () => {
      await page.setViewportSize({ width: 390, height: 900 });
      await page.goto(toGuidePath(slug));
      await settle(page);
      const readFooterBox = () => toolSection.locator("footer").boundingBox();
      const boxBefore = await readFooterBox();
      await hydratePage(page);
      await toolSection.getByRole("button", { name: "Clear the sheet" }).waitFor();
      expect((await readFooterBox())?.y, "the files").toBeCloseTo(boxBefore?.y ?? 0, 0);
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const overflow = await page.evaluate(measureHorizontalOverflow);
        expect(overflow, `sideways at ${width} px`).toBe(0);
      }
    });

    await test.step("the guide’s header and contents link to it, in the right order", async () => {
      await page.locator("article header").getByRole("link").last().click();
      await expect(page).toHaveURL(/#tool$/);
      await expect(toolSection.getByRole("heading", { level: 2 })).toBeInViewport();
      const contents = await readContents(page);
      const hashes = contents.map(({ hash }) => hash);
      expect(hashes.indexOf("#tool")).toBeGreaterThan(0);
      expect(hashes.indexOf("#tool")).toBeLessThan(hashes.indexOf("#checklist"));
      const tops = contents.map(({ top }) => top);
      expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    });

    if (tool === "start-up-budget") await openFirstPart(toolSection);
    await lastInput.fill("1.25 lakh");
    await lastInput.blur();
    await settle(page);
    expect(requests).toEqual([]);
  });

  test(`${tool} has no axe violations, with results and with mistakes @long`, async ({ page }) => {
    const toolSection = await openTool(page, slug);
    for (const summary of await toolSection.locator("summary").all()) await summary.click();
    expect(await findViolations(page, "#tool"), "with results").toEqual([]);
    await fillInvalidText(page);
    await expect(toolSection.locator("[aria-invalid]").first()).toBeVisible();
    await page.setViewportSize({ width: 390, height: 900 });
    expect(await findViolations(page, "#tool"), "with mistakes").toEqual([]);
  });
}

test("a phone shows one of the thirteen weeks at a time @long", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const tool = await openTool(page, "cash-flow-management");
  const weekHeads = tool.getByRole("columnheader", { name: /^Week/ });
  await expect(weekHeads).toHaveCount(1);
  await expect(weekHeads).toContainText("Week 1");
  await expect(weekHeads).toContainText("1 Mar");
  await tool.getByRole("button", { name: "Week after" }).click();
  await expect(tool.getByText("Week 2 of 13")).toBeVisible();
  await expect(weekHeads).toHaveCount(1);
  await expect(weekHeads).toContainText("Week 2");
});

test("the sheet works by keyboard, prints alone, and reports a failed download", async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to (?:load|fetch)/);
  const toolSection = await openTool(page, "startup-budget-calculator");

  await test.step("keyboard", async () => {
    const summary = toolSection.locator("summary").first();
    await summary.focus();
    await page.keyboard.press("Enter");
    const details = toolSection.locator("details").first();
    await details.getByRole("button", { name: "Remove Broker" }).press("Enter");
    await expect(summary).toContainText("₹91,000");
    await toolSection.getByRole("button", { name: "Show the shop in Surat" }).press("Enter");
    await expect(summary).toContainText("₹1,13,000");
    await summary.press("Enter");
  });

  await test.step("print", async () => {
    await toolSection.getByRole("button", { name: "Print the sheet" }).click();
    await page.emulateMedia({ media: "print" });
    await expect(toolSection.getByRole("heading", { level: 2 })).toBeVisible();
    await expect(toolSection.getByText("₹10,30,000").first()).toBeVisible();
    await expect(page.getByText("Ask a shopkeeper what it cost to open")).toBeHidden();
    await expect(toolSection.getByRole("button", { name: "Clear the sheet" })).toBeHidden();
    expect((await page.pdf({ preferCSSPageSize: true })).length).toBeGreaterThan(5000);
    await page.emulateMedia({ media: "screen" });
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  });

  await test.step("files", async () => {
    await page.route(/\/assets\/to-csv/, (route) => route.abort());
    const csv = toolSection.getByRole("link", { name: /CSV/ });
    await csv.click();
    await expect(toolSection.getByText(/The file could not be made/)).toBeVisible();
    await page.unroute(/\/assets\/to-csv/);
    await expect(csv).toBeEnabled();
    const xlsx = await downloadFile(page, "Excel sheet with formulas");
    expect(xlsx.name).toBe("start-up-budget.xlsx");
    expect(xlsx.bytes.subarray(0, 2).toString()).toBe("PK");
  });
});

for (const [slug, pages] of [
  ["funding-options-comparison", 2],
  ["cash-flow-management", 2],
  ["business-loan-guide", 4],
] as const) {
  test(`the sheet of ${slug} prints on ${pages} pages @long`, async ({ page }) => {
    const tool = await openTool(page, slug);
    await tool.getByRole("button", { name: "Print the sheet" }).click();
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(pages);
  });
}
