import type { Locator } from "@playwright/test";
import { CALCULATORS } from "@angadi/test-kit/calculators";
import { toGuidePath, getTool } from "./guide-tool.ts";
import { expect, test } from "../test.ts";

const INDEX = "/business-starter-guide";
const SECOND_TOOLS = [
  { slug: "cash-flow-management", id: "late-payment", button: "Work out the interest" },
  { slug: "accounting-basics", id: "gst-split", button: "Split an amount" },
] as const;

/** How far the second element is to the right of the first and below it, in CSS pixels. */
async function measureGap(first: Locator, second: Locator) {
  const [firstBox, secondBox] = [await first.boundingBox(), await second.boundingBox()];
  if (!firstBox || !secondBox) throw new Error("An element is hidden.");
  return { right: secondBox.x - firstBox.x, down: secondBox.y - firstBox.y };
}

test("without JavaScript guides are complete, and show only what works @long", async ({
  plainPage: page,
}) => {
  const tool = getTool(page);

  await page.goto(`${INDEX}/business-insurance-guide`);
  await expect(page.getByRole("button", { name: "Copy", exact: true })).toHaveCount(0);

  for (const { slug, tool: id, result } of CALCULATORS) {
    await test.step(`${id} shows its example, read-only, with links to its files`, async () => {
      await page.goto(toGuidePath(slug));
      await expect(tool.getByText(result, { exact: true }).first()).toBeVisible();
      await expect(tool.locator("input:visible:enabled:not([readonly]), select")).toHaveCount(0);
      await expect(tool.locator("button:visible:enabled")).toHaveCount(0);
    });
  }

  for (const { slug, id, button } of SECOND_TOOLS) {
    await test.step(`${id} offers its spreadsheet`, async () => {
      await page.goto(toGuidePath(slug));
      const guideSection = page.locator(`#${id}`);
      await expect(
        guideSection.getByRole("link", { name: "Excel sheet with formulas" }),
      ).toBeVisible();
      await expect(guideSection.getByRole("link", { name: button })).toBeHidden();
    });
  }

  await test.step("a checklist can be ticked", async () => {
    await page.getByRole("checkbox").first().check();
    await expect(page.getByRole("checkbox").first()).toBeChecked();
    await expect(page.locator(".ticks")).toBeHidden();
  });

  await test.step("a calendar’s months are side by side, on a phone below each other", async () => {
    await page.goto(toGuidePath("hr-compliance-checklist"));
    await expect(tool.getByRole("button", { name: "Open every month" })).toHaveCount(0);
    const november = page.getByRole("region", { name: "November 2026" });
    const december = page.getByRole("region", { name: "December 2026" });
    const date = december.locator("div:has(> time)").filter({ hasText: /^15Tue.*Provident fund/ });
    await expect(date).toBeVisible();
    const wideGap = await measureGap(november, december);
    expect(wideGap.down).toBe(0);
    expect(wideGap.right).toBeGreaterThan(100);
    await page.setViewportSize({ width: 390, height: 844 });
    const narrowGap = await measureGap(november, december);
    expect(narrowGap.right).toBe(0);
    expect(narrowGap.down).toBeGreaterThan(100);
  });
});
