import type { Locator } from "@playwright/test";
import { downloadFile } from "./guide-tool.ts";
import { expectValidPage, measureShiftWhileReady, openAll, openTool } from "./guide-part.ts";
import { expect, test } from "../test.ts";

/** The tools that make a document, with what is printed and what is not. */
const DOCUMENTS = [
  {
    guide: "business-plan-template",
    prepare: (tool: Locator) => tool.getByRole("button", { name: "Show the laundry" }).click(),
    link: "Your plan (.docx)",
    file: "business-plan.docx",
    printed: "Patia Laundry",
    button: "Show every page",
    makeMistake: (tool: Locator) => tool.getByLabel("A unit costs (₹)").fill("x"),
  },
  {
    guide: "data-privacy-compliance",
    prepare: () => Promise.resolve(),
    link: "Word (.docx)",
    file: "privacy-notice.docx",
    printed: "How we use your data",
    button: "Copy the notice",
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
    printed: "Income-tax return for 2026–27",
    button: "Add a date",
    makeMistake: async (tool: Locator) => {
      await tool.getByRole("button", { name: "Add a date" }).click();
      await tool.getByLabel("On", { exact: true }).fill("2027-02-02");
    },
  },
];

for (const { guide, prepare, link, file, printed, button, makeMistake } of DOCUMENTS) {
  test(`${file} is saved, prints without its form, and its form is accessible @long`, async ({
    page,
  }) => {
    const tool = await openTool(page, guide);
    await prepare(tool);
    expect((await downloadFile(page, link)).name).toBe(file);
    await page.emulateMedia({ media: "print" });
    await expect(tool.getByText(printed).first()).toBeVisible();
    await expect(tool.locator("summary").first()).toBeHidden();
    await expect(tool.getByRole("button", { name: button })).toBeHidden();
    await page.emulateMedia({ media: "screen" });
    await openAll(page);
    await expectValidPage(page);
    await makeMistake(tool);
    await expectValidPage(page);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await measureShiftWhileReady(page, guide), `${width} px`).toBeLessThan(0.01);
    }
  });
}

test("another guide’s calendar starts with its own choice @long", async ({ page }) => {
  const tool = await openTool(page, "tax-planning-strategies");
  const tds = tool.getByText("Deposit the TDS of November 2026");
  await expect(tds).toBeVisible();
  await page.getByRole("link", { name: /^Accounting basics/ }).click();
  await expect(tool.locator("summary").first()).toContainText("Your books");
  await expect(tds).toHaveCount(0);
  await page.goBack();
  await expect(tds).toBeVisible();
});
