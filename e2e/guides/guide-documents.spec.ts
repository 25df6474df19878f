import type { Locator } from "@playwright/test";
import { downloadFile } from "./guide-tool.ts";
import {
  expectAccessibleTool,
  measureToolShift,
  openAllParts,
  openDocumentTool,
} from "./document-tool.ts";
import { expect, test } from "../test.ts";

/** The tools that make a document, each with a printed text and a button that is not printed. */
const DOCUMENTS = [
  {
    guide: "business-plan-template",
    prepare: (tool: Locator) => tool.getByRole("button", { name: "Show the laundry" }).click(),
    link: "Your plan (.docx)",
    file: "business-plan.docx",
    printedText: "Patia Laundry",
    hiddenButton: "Show every page",
    makeMistake: (tool: Locator) => tool.getByLabel("A unit costs (₹)").fill("x"),
  },
  {
    guide: "data-privacy-compliance",
    prepare: () => Promise.resolve(),
    link: "Word (.docx)",
    file: "privacy-notice.docx",
    printedText: "How we use your data",
    hiddenButton: "Copy the notice",
    makeMistake: async (tool: Locator) => {
      await tool.getByRole("button", { name: "Clear the form" }).click();
      await tool.getByLabel("Days in which you answer").fill("x");
    },
  },
  {
    guide: "tax-planning-strategies",
    prepare: (tool: Locator) => tool.getByRole("button", { name: "Open every month" }).click(),
    link: "Calendar file",
    file: "calendar.ics",
    printedText: "Income-tax return for 2026–27",
    hiddenButton: "Add a date",
    makeMistake: async (tool: Locator) => {
      await tool.getByRole("button", { name: "Add a date" }).click();
      await tool.getByLabel("On", { exact: true }).fill("2027-02-02");
    },
  },
];

for (const { guide, prepare, link, file, printedText, hiddenButton, makeMistake } of DOCUMENTS) {
  test(`${file} is saved, prints without its form, and its form is accessible @long`, async ({
    page,
  }) => {
    const tool = await openDocumentTool(page, guide);
    await prepare(tool);
    expect((await downloadFile(page, link)).name).toBe(file);
    await page.emulateMedia({ media: "print" });
    await expect(tool.getByText(printedText).first()).toBeVisible();
    await expect(tool.locator("summary").first()).toBeHidden();
    await expect(tool.getByRole("button", { name: hiddenButton })).toBeHidden();
    await page.emulateMedia({ media: "screen" });
    await openAllParts(page);
    await expectAccessibleTool(page);
    await makeMistake(tool);
    await expectAccessibleTool(page);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await measureToolShift(page, guide), `${width} px`).toBeLessThan(0.01);
    }
  });
}

test("each guide’s calendar starts with its own selection @long", async ({ page }) => {
  const tool = await openDocumentTool(page, "tax-planning-strategies");
  const tds = tool.getByText("Deposit the TDS of November 2026");
  await expect(tds).toBeVisible();
  await page.getByRole("link", { name: /^Accounting basics/ }).click();
  await expect(tool.locator("summary").first()).toContainText("Your books");
  await expect(tds).toHaveCount(0);
  await page.goBack();
  await expect(tds).toBeVisible();
});
