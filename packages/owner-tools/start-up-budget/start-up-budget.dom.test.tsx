import { fireEvent, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import {
  getAmount,
  getSummaryText,
  openDetails,
  getDetails,
  renderTool,
  getRowTexts,
} from "../kit/tool.test-helper.tsx";
import { StartUpBudget } from "./start-up-budget.tsx";

const renderBudget = () => renderTool(StartUpBudget, "startup-budget-calculator");

describe("the start-up budget", () => {
  it("shows the guide’s boxes, margins, weeks and gaps", () => {
    const tool = renderBudget();
    const summaries = Array.from(
      tool.container.querySelectorAll("summary"),
      (summary) => summary.textContent,
    );
    expect(summaries.filter((summary) => summary.includes("₹"))).toEqual(
      [
        "₹1,13,000",
        "₹1,67,000",
        "₹1,20,000",
        "₹2,20,000",
        "₹16,000",
        "₹22,000",
        "₹62,000",
        "₹1,04,000",
      ].map((sum) => expect.stringContaining(sum)),
    );
    expect(getAmount("Boxes A to H")).toBe("₹8,24,000");
    expect(getAmount("Missing")).toBe("₹4,30,000");
    const margin = tool.getField("Safety margin");
    for (const [percent, needed] of [
      ["20", "₹9,88,800"],
      ["30", "₹10,71,200"],
      ["25", "₹10,30,000"],
    ] as const) {
      fireEvent.change(margin, { target: { value: percent } });
      expect(getAmount("Before you sign")).toBe(needed);
      expect(tool.getByText(new RegExp(`^${percent}%: `))).toBeVisible();
    }
    expect(tool.getByText(/project is too big, or too early/)).toBeVisible();
    const [weeksTable] = tool.container.querySelectorAll("table");
    expect(weeksTable && getRowTexts(weeksTable)).toEqual([
      expect.stringContaining("Weeks before opening"),
      "8₹91,000₹91,000",
      "7₹50,100₹1,41,100",
      "5₹1,36,000₹2,77,100",
      "4₹88,800₹3,65,900",
      "2₹2,20,000₹5,85,900",
      "1₹72,100₹6,58,000",
    ]);
  });

  it("accepts the visitor’s own lines, months and names", async () => {
    const tool = renderBudget();
    const premises = await openDetails(tool, "Premises");
    const box = within(premises);
    await tool.user.click(box.getByText("Add a line"));
    await tool.fill(box.getByLabelText("Item 5"), "Meter upgrade");
    const amount = box.getByLabelText<HTMLInputElement>("Meter upgrade, ₹");
    await tool.fill(amount, "38 thousand");
    await tool.user.tab();
    expect(amount).toHaveValue("38,000");
    expect(getSummaryText(premises)).toContain("₹1,51,000");
    await tool.user.click(box.getByRole("button", { name: "Remove Broker" }));
    expect(getSummaryText(premises)).toContain("₹1,29,000");
    const runningIn = await openDetails(tool, "Running in");
    expect(runningIn).toHaveTextContent("gap ₹30,000");
    await tool.user.click(within(runningIn).getByRole("button", { name: "Remove month 5" }));
    expect(tool.getByText(/In month 4.*sales don’t cover/)).toBeVisible();
    expect(getDetails("Running in")).toBe(runningIn);
  });
});
