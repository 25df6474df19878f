import { openTool } from "./guide-tool.ts";
import { expect, test } from "../test.ts";

test("a tool’s result stays visible: in a bar on a phone, else next to the text", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const tool = await openTool(page, "business-loan-guide");
  const resultBar = tool.locator("> [data-result]");
  const loanField = tool.getByLabel("Loan", { exact: true }).first();

  await test.step("the bill directly follows the fields of the instalment", async () => {
    const monthsTop =
      (await tool.getByLabel("Months", { exact: true }).first().boundingBox())?.y ?? 0;
    const billTop = (await tool.getByRole("heading", { name: "The bank’s bill" }).boundingBox())?.y;
    const feeTop = (await tool.getByLabel("Processing fee").boundingBox())?.y ?? 0;
    expect(billTop).toBeGreaterThan(monthsTop);
    expect(billTop).toBeLessThan(feeTop);
  });

  await test.step("the bar stays visible as long as the sheet is", async () => {
    expect((await resultBar.boundingBox())?.height).toBeCloseTo(56, -1);
    await tool.getByLabel("How many times").scrollIntoViewIfNeeded();
    await expect(resultBar).toBeInViewport({ ratio: 0.9 });
    await page.getByRole("heading", { level: 1 }).scrollIntoViewIfNeeded();
    await expect(resultBar).not.toBeInViewport();
  });

  await test.step("the first key after clearing the sheet shifts no layout", async () => {
    await tool.getByRole("button", { name: "Clear the sheet" }).click();
    await expect(tool.getByText("The sheet is empty.")).toBeVisible();
    const measureTop = () =>
      loanField.evaluate((field) => field.getBoundingClientRect().y + scrollY);
    const topBefore = await measureTop();
    await loanField.pressSequentially("5");
    await expect(tool.getByText("The sheet is empty.")).toBeHidden();
    expect(await measureTop()).toBe(topBefore);
    await tool.getByRole("button", { name: "Undo" }).click();
  });

  await test.step("on a wide screen it is next to the text, on two lines", async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(resultBar).toBeHidden();
    const resultBox = page.getByRole("link", { name: "Work out your loan" }).last().locator("..");
    await expect(resultBox).toContainText("EMI ₹20,676");
    const amountBox = await resultBox.locator("b").first().boundingBox();
    const lineBox = await resultBox.locator("p").first().boundingBox();
    expect(amountBox?.x).toBeCloseTo(lineBox?.x ?? 0, 0);
    expect(amountBox?.y).toBeGreaterThan((lineBox?.y ?? 0) + 10);
  });
});
