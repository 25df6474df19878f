import { CALCULATORS, addressOf, openTool } from "./guide-tool.ts";
import { expect, hydrated, test } from "../test.ts";

test.describe("a tool's result on a phone", () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test("stays in view for as long as the loan sheet is, and follows what is typed", async ({
    page,
  }) => {
    const tool = await openTool(page, "business-loan-guide");
    const slip = tool.locator("> [data-result]");
    await expect(slip).toHaveAttribute("data-result", "EMI\u00A0₹20,676\u00A0· APR\u00A011.63%");
    expect((await slip.boundingBox())?.height).toBeCloseTo(56, -1);
    await tool.getByLabel("How many times").scrollIntoViewIfNeeded();
    await expect(slip).toBeInViewport({ ratio: 0.9 });
    await tool.getByLabel("Loan", { exact: true }).first().fill("4,00,000");
    await expect(slip).toHaveAttribute("data-result", /₹10,338/);
    await tool.getByLabel("Paid in extra").fill("50,000");
    await expect(slip).toHaveAttribute("data-result", /APR.*Extra saves\u00A0₹[\d,]+$/);
    await tool.getByLabel("Loan", { exact: true }).first().fill("");
    await expect(slip).toHaveAttribute("data-result", "Fill in Loan first");
    await page.getByRole("heading", { level: 1 }).scrollIntoViewIfNeeded();
    await expect(slip).not.toBeInViewport();
  });

  test("stands directly after what makes the instalment", async ({ page }) => {
    const tool = await openTool(page, "business-loan-guide");
    const months = (await tool.getByLabel("Months", { exact: true }).first().boundingBox())?.y ?? 0;
    const bill = (await tool.getByRole("heading", { name: "The bank’s bill" }).boundingBox())?.y;
    const fee = (await tool.getByLabel("Processing fee").boundingBox())?.y ?? 0;
    expect(bill).toBeGreaterThan(months);
    expect(bill).toBeLessThan(fee);
  });

  test("nothing moves at the first key after the sheet is emptied, and all can be had back", async ({
    page,
  }) => {
    const tool = await openTool(page, "business-loan-guide");
    const loan = tool.getByLabel("Loan", { exact: true }).first();
    const undo = tool.getByRole("button", { name: "Undo" });
    await tool.getByRole("button", { name: "Empty the sheet" }).click();
    await expect(tool.getByText("The sheet is empty.")).toBeVisible();
    const top = () => loan.evaluate((field) => field.getBoundingClientRect().y + scrollY);
    const before = await top();
    await loan.pressSequentially("5");
    await expect(tool.getByText("The sheet is empty.")).toBeHidden();
    await expect(tool.locator("[aria-invalid]")).toHaveCount(0);
    expect(await top()).toBe(before);
    await undo.click();
    await expect(loan).toHaveValue("8,00,000");
    await undo.click();
    await expect(loan).toHaveValue("5");
    await expect(undo).toHaveCount(0);
  });

  for (const { slug } of CALCULATORS) {
    test(`${slug} has its slip before the script is there`, async ({ page }) => {
      await page.goto(addressOf(slug));
      await expect(page.locator("#tool > [data-result]")).toHaveAttribute("data-result", /[₹%]/);
    });
  }
});

test("on a wide screen the result stands beside the text", async ({ page }) => {
  await page.goto(addressOf("business-loan-guide"));
  await hydrated(page);
  await expect(page.locator("#tool > [data-result]")).toBeHidden();
  const beside = page.getByRole("link", { name: "Work out your loan" }).last().locator("..");
  await expect(beside).toContainText("EMI ₹20,676");
  // What it is on one line, how much on the next.
  const amount = await beside.locator("b").first().boundingBox();
  const line = await beside.locator("p").first().boundingBox();
  expect(amount?.x).toBeCloseTo(line?.x ?? 0, 0);
  expect(amount?.y).toBeGreaterThan((line?.y ?? 0) + 10);
});
