import { describe, expect, it } from "vitest";
import { getAmount, renderTool } from "../kit/tool.test-helper.tsx";
import { CashFlow } from "./cash-flow.tsx";

const renderCashFlow = () => renderTool(CashFlow, "cash-flow-management");

describe("the thirteen weeks", () => {
  it("shows the guide’s lowest week, and the effect of its three phone calls", async () => {
    const tool = renderCashFlow();
    expect(getAmount("Lowest, week 6")).toBe("−₹1,02,000");
    expect(getAmount("Money to find by week 5")).toBe("₹1,52,000");
    expect(getAmount("After week 13")).toBe("₹6,60,000");
    expect(tool.getByText(/^You are below zero in week 5, for 4 weeks/)).toBeVisible();
    await tool.user.click(tool.getButton("With three telephone calls"));
    expect(getAmount("Lowest, week 6")).toBe("₹1,33,000");
    expect(getAmount("After week 13")).toBe("₹7,00,000");
    const closingRow = Array.from(tool.container.querySelectorAll("tr")).findLast(
      ({ textContent }) => textContent.startsWith("Closing"),
    );
    const cells = Array.from(closingRow?.querySelectorAll("td") ?? [], (cell) => cell.textContent);
    expect(cells.slice(8, 10)).toEqual(["₹2,30,000", "₹3,80,000"]);
    expect(tool.getByText(/No week falls below your cushion/)).toBeVisible();
  });

  it("includes a line the visitor adds", async () => {
    const tool = renderCashFlow();
    await tool.user.click(tool.getButton("Add what goes out"));
    await tool.fill(tool.getField("Name of line 3, Out"), "New machine");
    await tool.fill(tool.getField("New machine, week 2"), "2 lakh");
    expect(getAmount("Lowest, week 6")).toBe("−₹3,02,000");
    expect(tool.getByText(/below zero in week 2, for 8 weeks/)).toBeVisible();
  });

  it("shows no result until an invalid amount is corrected", async () => {
    const tool = renderCashFlow();
    await tool.fill(tool.getField("Cloth, week 2"), "−5");
    expect(tool.getAllByText("Fill in “Cloth, week 2” first")).not.toHaveLength(0);
    await tool.user.tab();
    expect(tool.getByText("Enter the figure without a minus.")).toBeVisible();
    // Only the balance of an overdrawn account may be negative.
    await tool.fill(tool.getField("Cloth, week 2"), "");
    await tool.fill(tool.getField("Bank balance today"), "−50,000");
    expect(getAmount("Opening balance")).toBe("−₹50,000");
  });
});
