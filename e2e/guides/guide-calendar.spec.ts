import {
  expectValidPage,
  measureShiftWhileReady,
  openAll,
  openPart,
  openTool,
  readSaved,
} from "./guide-part.ts";
import { expect, test } from "../test.ts";

const GUIDES = "/business-starter-guide";
const TAX = "tax-planning-strategies";

test(
  "a calendar follows its guide until changed, saves its file, and prints completely",
  { tag: "@long" },
  async ({ page }) => {
    const tool = await openTool(page, TAX);
    const tds = tool.getByText("Deposit the TDS of November 2026");

    await test.step("another guide starts with its own choice", async () => {
      await expect(tds).toBeVisible();
      await page.getByRole("link", { name: /^Accounting basics/ }).click();
      await expect(page).toHaveURL(`${GUIDES}/accounting-basics`);
      await expect(tool.locator("summary").first()).toContainText("Your books");
      await expect(tool.getByText("GSTR-1: bills of November 2026").first()).toBeVisible();
      await expect(tds).toHaveCount(0);
      await page.goBack();
      await expect(tds).toBeVisible();
    });

    await test.step("opening a month and a date shows the source", async () => {
      const gst = await openPart(tool, "GST");
      await gst.getByLabel("Every quarter, tax every month (QRMP)").check();
      await gst.getByLabel("State of your principal place of business").selectOption("Odisha");
      const quarterly = "Quarterly GSTR-3B for October to December 2026";
      const row = tool.getByRole("listitem").filter({ hasText: quarterly });
      await expect(row).toHaveCount(0);
      await tool.getByRole("button", { name: "January 2027" }).click();
      await expect(row).toBeVisible();
      await row.locator("summary").click();
      const portal = row.getByRole("link", { name: "Goods and Services Tax portal" });
      await expect(portal).toBeVisible();
      await row.locator("summary").press("Enter");
      await expect(portal).toBeHidden();
    });

    await test.step("its file is saved", async () => {
      const { name, bytes } = await readSaved(
        page,
        tool.getByRole("link", { name: "Calendar file" }),
      );
      expect(name).toBe("calendar.ics");
      expect(bytes.toString()).toMatch(/^BEGIN:VCALENDAR\r\n/);
    });

    await test.step("it prints every month", async () => {
      await page.emulateMedia({ media: "print" });
      await expect(tool.getByText("Income-tax return for 2026–27")).toBeVisible();
      await expect(tool.getByRole("button", { name: "Open every month" })).toBeHidden();
    });
  },
);

test("a calendar is accessible with everything open", { tag: "@long" }, async ({ page }) => {
  const tool = await openTool(page, "hr-compliance-checklist");
  await tool.getByRole("button", { name: "Open every month" }).click();
  await openAll(page);
  await tool.getByRole("button", { name: "Add a date" }).click();
  await tool.getByLabel("On", { exact: true }).fill("2027-02-02");
  await expectValidPage(page);
});

for (const width of [1440, 390]) {
  test(
    `shifts no layout while its code loads at ${width} px`,
    { tag: "@long" },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      expect(await measureShiftWhileReady(page, TAX)).toBeLessThan(0.01);
    },
  );
}
