import type { Locator } from "@playwright/test";
import { openTool } from "./guide-tool.ts";
import { expect, test } from "../test.ts";

/** The amount beside a label on a slip, or in a list of results. */
const amount = (tool: Locator, label: string | RegExp) =>
  tool
    .locator("dl > div")
    .filter({ has: tool.page().locator("dt", { hasText: label }) })
    .first()
    .locator("dd");

test.describe("the start-up budget", () => {
  test("has the guide’s boxes, margins, weeks and gaps", async ({ page }) => {
    const tool = await openTool(page, "startup-budget-calculator");
    const boxes = tool.locator("summary").filter({ hasText: "₹" });
    await expect(boxes).toContainText([
      "₹1,13,000",
      "₹1,67,000",
      "₹1,20,000",
      "₹2,20,000",
      "₹16,000",
      "₹22,000",
      "₹62,000",
      "₹1,04,000",
    ]);
    await expect(amount(tool, "Boxes A to H")).toHaveText("₹8,24,000");
    await expect(amount(tool, "Missing")).toHaveText("₹4,30,000");
    const margin = tool.getByRole("slider", { name: "Safety margin" });
    for (const [percent, needed] of [
      ["20", "₹9,88,800"],
      ["30", "₹10,71,200"],
      ["25", "₹10,30,000"],
    ] as const) {
      await margin.fill(percent);
      await expect(amount(tool, "Before you sign")).toHaveText(needed);
      await expect(tool.getByText(new RegExp(`^${percent}%: `))).toBeVisible();
    }
    await expect(tool.getByText(/project is too big, or too early/)).toBeVisible();
    await tool.getByText("The figures of this drawing").first().click();
    const weeks = tool.getByRole("table").first().getByRole("row");
    await expect(weeks).toHaveText([
      /Weeks before opening/,
      "8₹91,000₹91,000",
      "7₹50,100₹1,41,100",
      "5₹1,36,000₹2,77,100",
      "4₹88,800₹3,65,900",
      "2₹2,20,000₹5,85,900",
      "1₹72,100₹6,58,000",
    ]);
  });

  test("takes lines, months and a name of one’s own, by keyboard alone", async ({ page }) => {
    const tool = await openTool(page, "startup-budget-calculator");
    const first = tool.locator("summary").first();
    await first.focus();
    await page.keyboard.press("Enter");
    const box = tool.locator("details").first();
    await box.getByRole("button", { name: "Add a line" }).focus();
    await page.keyboard.press("Enter");
    await box.getByRole("textbox", { name: "Item 5" }).fill("Meter upgrade");
    await box.getByRole("textbox", { name: "Meter upgrade, ₹" }).fill("38 thousand");
    await page.keyboard.press("Tab");
    await expect(box.getByRole("textbox", { name: "Meter upgrade, ₹" })).toHaveValue("38,000");
    await expect(first).toContainText("₹1,51,000");
    await box.getByRole("button", { name: "Remove Broker" }).press("Enter");
    await expect(first).toContainText("₹1,29,000");
    await tool.locator("summary").filter({ hasText: "Running in" }).press("Enter");
    await expect(tool.getByText("gap ₹30,000")).toBeVisible();
    await tool.getByRole("button", { name: "Remove month 5" }).press("Enter");
    await expect(tool.getByText(/In month 4.*sales don’t cover/)).toBeVisible();
  });
});

test.describe("the thirteen weeks", () => {
  test("have the guide’s lowest week, and its three telephone calls", async ({ page }) => {
    const tool = await openTool(page, "cash-flow-management");
    await expect(amount(tool, "Lowest, week 6")).toHaveText("−₹1,02,000");
    await expect(amount(tool, "To find by week 5")).toHaveText("₹1,52,000");
    await expect(amount(tool, "After week 13")).toHaveText("₹6,60,000");
    await expect(tool.getByText(/^You are below zero in week 5, for 4 weeks/)).toBeVisible();
    await tool.getByRole("button", { name: "With three telephone calls" }).click();
    await expect(amount(tool, "Lowest, week 6")).toHaveText("₹1,33,000");
    await expect(amount(tool, "After week 13")).toHaveText("₹7,00,000");
    const closing = tool.getByRole("row").filter({ hasText: "Closing" }).last();
    await expect(closing.getByRole("cell").nth(8)).toHaveText("₹2,30,000");
    await expect(closing.getByRole("cell").nth(9)).toHaveText("₹3,80,000");
    await expect(tool.getByText(/No week falls below your cushion/)).toBeVisible();
  });

  test("show one week at a time on a phone, with a line of one’s own", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const tool = await openTool(page, "cash-flow-management");
    const heads = tool.getByRole("columnheader", { name: /^Week/ });
    await expect(heads).toHaveCount(1);
    await expect(heads).toContainText("Week 1");
    await expect(heads).toContainText("1 Mar");
    await tool.getByRole("button", { name: "Week after" }).click();
    await expect(tool.getByText("Week 2 of 13")).toBeVisible();
    await tool.getByRole("button", { name: "Add what goes out" }).click();
    await tool.getByRole("textbox", { name: "Name of line 3, Out" }).fill("New machine");
    await tool.getByRole("textbox", { name: "New machine, week 2" }).fill("2 lakh");
    await expect(amount(tool, "Lowest, week 6")).toHaveText("−₹3,02,000");
    await expect(tool.getByText(/below zero in week 2, for 8 weeks/)).toBeVisible();
  });

  test("are told from a week that has no figure", async ({ page }) => {
    const tool = await openTool(page, "cash-flow-management");
    await tool.getByRole("textbox", { name: "Cloth, week 2" }).fill("−5");
    await expect(tool.getByText("Fill in Cloth, week 2 first")).toBeVisible();
    await tool.getByRole("textbox", { name: "Cloth, week 2" }).blur();
    await expect(tool.getByText("No minus here: type the figure alone.")).toBeVisible();
    // An overdrawn account is one.
    await tool.getByRole("textbox", { name: "Cloth, week 2" }).fill("");
    await tool.getByRole("textbox", { name: "Bank balance today" }).fill("−50,000");
    await expect(amount(tool, "Opening balance")).toHaveText("−₹50,000");
  });
});

test.describe("the price sheet", () => {
  test("has the guide’s jar, tag, shop, discount and rise", async ({ page }) => {
    const tool = await openTool(page, "pricing-strategy-guide");
    await expect(amount(tool, "Full cost of a piece")).toHaveText("₹273");
    await expect(amount(tool, /^The batch$/)).toHaveText("₹38,120");
    await expect(amount(tool, "You keep, a piece")).toHaveText("₹93.67");
    await expect(amount(tool, "To keep 25%")).toHaveText("₹382");
    await expect(amount(tool, "You keep at your tag")).toHaveText("₹2");
    await expect(amount(tool, "You keep at the MRP to try")).toHaveText("₹48.43");
    await expect(amount(tool, "sold by yourself")).toHaveText("₹155.57");
    await expect(amount(tool, "Customers you can lose")).toHaveText("47");
    await expect(amount(tool, "Sales that bring the same")).toHaveText("373");
    const rows = tool.getByRole("table").first().getByRole("row");
    await expect(rows).toContainText(["", "₹341", "₹364", "₹390", "₹455", "₹546"]);
    // An ordinary month, not the best one.
    await tool.getByRole("textbox", { name: "Sold in an ordinary month" }).fill("250");
    await expect(amount(tool, "Its part of the fixed costs")).toHaveText("₹56");
  });

  test("has the technician’s hour, and warns of what has no answer", async ({ page }) => {
    const tool = await openTool(page, "pricing-strategy-guide");
    const discount = tool.getByRole("region", { name: "What a discount costs" });
    await discount.getByRole("textbox", { name: "Discount" }).fill("40");
    await expect(discount.getByText("No number of pieces makes up for it.")).toBeVisible();
    await tool.getByRole("radio", { name: "time, by the hour" }).check();
    await expect(amount(tool, "An hour must bring")).toHaveText("₹502");
    await expect(amount(tool, "usual mistake")).toHaveText("₹283");
    await expect(amount(tool, "A visit at your rate")).toHaveText("₹337");
    await expect(amount(tool, "Hours billed in a month")).toHaveText("112.5");
    await openTool(page, "pricing-strategy-guide");
    await expect(tool.getByRole("radio", { name: "time, by the hour" })).toBeChecked();
  });
});

test.describe("the loan sheet", () => {
  test("has the bakery’s EMI, schedule, true rate and cover", async ({ page }) => {
    const tool = await openTool(page, "business-loan-guide");
    await expect(amount(tool, "EMI, a month")).toHaveText("₹20,676");
    await expect(amount(tool, "True rate a year (APR)")).toHaveText("11.63%");
    await expect(amount(tool, "Interest in all")).toHaveText("₹1,92,472");
    await expect(amount(tool, "Last, month 48")).toHaveText("₹20,700");
    await expect(amount(tool, "You receive")).toHaveText("₹7,90,560");
    await expect(tool.getByText(/After 24 months, half the time, ₹4,43,635/)).toBeVisible();
    await expect(amount(tool, "Cover, ordinary year")).toHaveText("1.50");
    await expect(amount(tool, "Cover, bad year")).toHaveText("1.05");
    await expect(amount(tool, "EMI at 12%")).toHaveText("₹21,067");
    await expect(amount(tool, "Interest saved")).toHaveText("₹35,374");
    await expect(amount(tool, "Months saved")).toHaveText("6");
    await expect(tool.getByRole("table").first().getByRole("row")).toContainText([
      "EMI",
      "26,191",
      "20,676",
      "17,394",
    ]);
    await tool.locator("summary").filter({ hasText: "Year 1" }).click();
    const months = tool.getByRole("region", { name: /The schedule/ }).getByRole("row");
    await expect(months).toHaveCount(13);
    await expect(months.nth(1)).toHaveText("17,33313,34320,6767,86,657");
    await expect(months.nth(12)).toHaveText("125,92514,75120,6766,31,563");
  });

  test("has the offers that sound cheap, and the limit", async ({ page }) => {
    const tool = await openTool(page, "business-loan-guide");
    await expect(amount(tool, "True rate, falling balance")).toHaveText("16.43%");
    await expect(amount(tool, "The bank is cheaper by")).toHaveText("₹487");
    await expect(amount(tool, /^True rate a year$/)).toHaveText("68.4%");
    await expect(amount(tool, "A day")).toHaveText("0.1874%");
    await expect(amount(tool, "Limit you can ask for")).toHaveText("₹12,00,000");
    await expect(amount(tool, "Interest of a year")).toHaveText("₹73,500");
    const daily = tool.getByRole("region", { name: /600 a day/ });
    await daily.getByRole("textbox", { name: "You pay each time" }).fill("400");
    await expect(daily.getByText("Fill in You pay each time first")).toBeVisible();
  });

  test("takes a long loan, to the paisa, and asks for less where it is too long", async ({
    page,
  }) => {
    const tool = await openTool(page, "business-loan-guide");
    const top = tool.getByRole("textbox", { name: "Months", exact: true }).first();
    await top.fill("30 years");
    await tool.getByRole("radio", { name: /the paisa/ }).check();
    await expect(amount(tool, "EMI, a month")).toHaveText("₹7,618.59");
    await expect(tool.locator("summary").filter({ hasText: "Year 30" })).toBeVisible();
    await top.fill("361");
    await top.blur();
    await expect(tool.getByText("Type a figure from 1 to 360.")).toBeVisible();
    await expect(tool.getByText("Fill in Months first").first()).toBeVisible();
  });
});

test.describe("offers side by side", () => {
  test("are the bank’s, the cousin’s share, and the cousin’s loan", async ({ page }) => {
    const tool = await openTool(page, "funding-options-comparison");
    const offers = tool.locator("ol > li").filter({ has: page.locator("select") });
    await expect(offers).toHaveCount(3);
    await expect(amount(offers.nth(0), "You pay in all")).toHaveText("₹7,44,336");
    await expect(amount(offers.nth(0), "Each month")).toHaveText("₹15,507");
    await expect(amount(offers.nth(1), "A year costs")).toHaveText("₹1,25,000");
    await expect(amount(offers.nth(1), "You pay in all")).toHaveText("₹7,50,000");
    await expect(amount(offers.nth(1), "The whole would be worth")).toHaveText("₹24,00,000");
    await expect(amount(offers.nth(1), "In a bad month")).toHaveText("₹0");
    await expect(offers.nth(2).getByText("Cheapest")).toBeVisible();
  });

  test("can be four, of any kind, and no more", async ({ page }) => {
    const tool = await openTool(page, "funding-options-comparison");
    await tool.getByRole("button", { name: "Add an offer" }).click();
    await expect(tool.getByRole("button", { name: "Add an offer" })).toHaveCount(0);
    const fourth = tool.locator("ol > li").nth(3);
    await fourth.getByRole("combobox").selectOption({ label: "Discount for cash" });
    await fourth.getByRole("textbox", { name: "Name of offer 4" }).fill("Parts supplier");
    await fourth.getByRole("textbox", { name: "The bill" }).fill("1 lakh");
    await fourth.getByRole("textbox", { name: "Discount" }).fill("2");
    await fourth.getByRole("textbox", { name: "Days it is about" }).fill("20");
    await expect(amount(fourth, "True rate a year")).toHaveText(/^37\.2\d%$/);
    await expect(tool.getByText(/Parts supplier the dearest at 37/)).toBeVisible();
    await fourth.getByRole("button", { name: "Remove Parts supplier" }).click();
    await expect(tool.locator("ol > li").filter({ has: page.locator("select") })).toHaveCount(3);
  });
});
