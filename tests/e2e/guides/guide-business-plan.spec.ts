import { docxText, unzipped } from "#tests/documents.ts";
import {
  expectSound,
  isXml,
  movedWhileReady,
  openAll,
  openPart,
  openTool,
  saved,
} from "./guide-part.ts";
import { expect, test } from "../test.ts";

const GUIDE = "business-plan-template";
const PATH = `/business-starter-guide/${GUIDE}`;

test("a plan is written beside its form and saved as Word", async ({ page }) => {
  const tool = await openTool(page, GUIDE);
  const paper = tool.getByRole("region", { name: "The document" });
  await expect(paper.getByRole("heading", { level: 3 })).toHaveText("[…] Name of the business");
  await expect(paper.getByRole("heading", { level: 4 })).toHaveCount(1);
  await paper.getByRole("button", { name: "Show every page" }).click();
  await expect(paper.getByRole("heading", { level: 4 })).toHaveCount(9);
  const business = await openPart(tool, "The business");
  await business.getByLabel("Name of the business").fill("Meena Tiffins");
  await expect(paper.getByRole("heading", { level: 3 })).toHaveText("Meena Tiffins");
  await expect(business.locator("summary")).toContainText("1 of 4 answered");
  await business
    .getByLabel("What do you do, for whom")
    .fill("Lunch for forty offices.\n\nBy bicycle.");
  const costs = await openPart(tool, "What it costs and who pays");
  await costs.getByLabel("For", { exact: true }).first().fill("Stoves");
  await costs.getByLabel("Rupees").first().fill("1.5 lakh");
  await expect(paper.getByRole("row", { name: "Stoves ₹1,50,000" })).toBeVisible();
  await expect(paper.getByRole("row", { name: "Total ₹1,80,000" })).toBeVisible();

  const { name, bytes } = await saved(
    page,
    tool.getByRole("button", { name: "Your plan (.docx)" }),
  );
  expect(name).toBe("business-plan.docx");
  const files = unzipped(bytes);
  for (const [part, xml] of files) {
    if (/\.(?:xml|rels)$/.test(part)) expect(await isXml(page, xml), part).toBe(true);
  }
  const text = docxText(bytes);
  for (const part of ["Meena Tiffins", "Lunch for forty offices.", "By bicycle.", "₹1,80,000"]) {
    expect(text).toContain(part);
  }
  expect(text).toContain("[…] Where they are told");

  // It is kept, and can be emptied and brought back.
  await page.reload();
  const again = await openTool(page, GUIDE);
  await expect(again.getByRole("heading", { level: 3 })).toHaveText("Meena Tiffins");
  await again.getByRole("button", { name: "Empty the form" }).click();
  await expect(again.getByRole("heading", { level: 3 })).toHaveText("[…] Name of the business");
  await again.getByRole("button", { name: "Undo" }).click();
  await expect(again.getByRole("heading", { level: 3 })).toHaveText("Meena Tiffins");
});

test("the laundry’s figures are those of the guide", async ({ page }) => {
  const tool = await openTool(page, GUIDE);
  await tool.getByRole("button", { name: "Show the laundry" }).click();
  for (const row of [
    "Total ₹9,85,200",
    "One kilogram leaves ₹56",
    "8 1,150 ₹64,400 −₹4,646 −₹2,10,768",
  ]) {
    await expect(tool.getByRole("row", { name: row, exact: true }).first()).toBeVisible();
  }
  await expect(tool.getByText(/To pay bills and loan: 876 a month.*as well: 1,233/)).toBeVisible();
  await expect(tool.getByText("Both totals are equal to the rupee.")).toBeVisible();
});

test("a figure that cannot be read is said at its field, and makes no file", async ({ page }) => {
  const tool = await openTool(page, GUIDE);
  await tool.getByRole("button", { name: "Show the laundry" }).click();
  const months = await openPart(tool, "One unit, one month, nine months");
  const price = months.getByLabel("A unit brings (₹)");
  for (const [typed, says] of [
    ["ninety or so", "Write a figure, such as 1,25,000"],
    ["-90", "Write it without a minus"],
    ["999 crore", "That is more than this form can add up"],
  ] as const) {
    await price.fill(typed);
    await expect(price).toHaveAttribute("aria-invalid", "true");
    await expect(price).toHaveAccessibleDescription(says);
    await expect(tool.getByText(/To pay bills and loan/)).toHaveCount(0);
  }
  await tool.getByRole("button", { name: "Your plan (.docx)" }).click();
  await expect(tool.getByText("Put the figures right first")).toBeVisible();
  await price.fill("");
  await expect(price).not.toHaveAttribute("aria-invalid");
  await price.fill("९०");
  await expect(tool.getByText(/876 a month/)).toBeVisible();
});

test("lines are added and taken away by the keyboard", async ({ page }) => {
  const tool = await openTool(page, GUIDE);
  await tool.locator("summary").filter({ hasText: "What it costs" }).press("Enter");
  const add = tool.getByRole("button", { name: "Add a line" }).first();
  await add.press("Enter");
  await expect(tool.getByLabel("For", { exact: true })).toHaveCount(4);
  await tool.getByLabel("For", { exact: true }).last().fill("Signboard");
  await tool.getByRole("button", { name: "Remove Signboard" }).press("Enter");
  await expect(tool.getByLabel("For", { exact: true })).toHaveCount(3);
});

test("hostile text is text, on the page and in the file", async ({ page }) => {
  const tool = await openTool(page, GUIDE);
  const hostile = `</w:t><script>alert(1)</script> & <!-- ]]> \u0007\u202e🪔 שלום`;
  const business = await openPart(tool, "The business");
  await business.getByLabel("Name of the business").fill(hostile);
  const long = "धन🪔 ".repeat(2000).trim();
  await business.getByLabel("What do they do today").fill(long);
  const { bytes } = await saved(page, tool.getByRole("button", { name: "Your plan (.docx)" }));
  const document = unzipped(bytes).get("word/document.xml") ?? "";
  expect(await isXml(page, document)).toBe(true);
  expect(document).toContain("&lt;/w:t&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; &lt;!-- ]]");
  expect(document).toContain(long);
  for (const unfit of ["\u0007", "\u202e"]) expect(document).not.toContain(unfit);
});

test("what was stored may be anything", async ({ page }) => {
  for (const stored of ["{", "[]", '{"version":1,"value":{"needs":7,"answers":[{}]}}']) {
    await page.addInitScript((stored) => {
      localStorage.setItem("guide-tool:business-plan", stored);
    }, stored);
    const tool = await openTool(page, GUIDE);
    await expect(tool.getByRole("heading", { level: 3 })).toHaveText("[…] Name of the business");
  }
});

test("the ready-made files are there without the script", async ({ browser, sqlite, request }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: sqlite.url });
  const page = await context.newPage();
  await page.goto(PATH);
  const tool = page.locator("#tool");
  await expect(tool.getByText("The business", { exact: true })).toBeVisible();
  const links = tool.getByRole("link", { name: /docx/ });
  await expect(links).toHaveText(["The laundry’s plan (.docx)", "Blank template (.docx)"]);
  const texts = new Map<string, string>();
  for (const link of await links.all()) {
    const href = (await link.getAttribute("href")) ?? "";
    const response = await request.get(href);
    expect(response.headers()["content-type"]).toContain("wordprocessingml.document");
    expect(response.headers()["content-disposition"]).toContain("attachment");
    texts.set(href.replace(/.*\/|\.docx$/g, ""), docxText(await response.body()));
  }
  await context.close();
  expect(texts.get("business-plan")).toContain("₹9,85,200");
  expect(texts.get("blank-business-plan")).toContain("[…] We [do what] for [whom]");
});

test("is sound, filled in and wrong", async ({ page }) => {
  const tool = await openTool(page, GUIDE);
  await tool.getByRole("button", { name: "Show the laundry" }).click();
  await openAll(page);
  await tool.getByLabel("A unit costs (₹)").fill("x");
  await expectSound(page);
});

test("prints the plan and not the form", async ({ page }) => {
  const tool = await openTool(page, GUIDE);
  await tool.getByRole("button", { name: "Show the laundry" }).click();
  await page.emulateMedia({ media: "print" });
  await expect(tool.getByText("Patia Laundry")).toBeVisible();
  await expect(tool.locator("summary").first()).toBeHidden();
  await expect(tool.getByRole("button", { name: "Your plan (.docx)" })).toBeHidden();
});

for (const width of [1440, 390]) {
  test(`moves nothing in view while it gets its code at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    expect(await movedWhileReady(page, GUIDE)).toBeLessThan(0.01);
  });
}
