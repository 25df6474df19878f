import { describe, expect, it } from "vitest";
import { getAmount, renderTool, getRowTexts, setDay } from "../kit/tool.test-helper.tsx";
import { LatePayment } from "./late-payment.tsx";

const renderLatePayment = () => renderTool(LatePayment, "cash-flow-management");

describe("late payment", () => {
  it("first asks whether the law applies", async () => {
    const tool = renderLatePayment();
    await tool.user.click(tool.getField("Goods we only resell"));
    expect(tool.getAllByText(/leaves out retail and wholesale traders/)[0]).toBeVisible();
    expect(tool.queryByText("A letter of demand")).toBe(null);
    await tool.user.click(tool.getLink("Excel sheet with formulas"));
    expect(tool.container.querySelector("footer [role=status]")).toHaveTextContent(
      "leaves out retail",
    );
    await tool.user.click(tool.getField("What we make, or a service"));
    await tool.user.click(tool.getField("Only later"));
    expect(tool.getAllByText(/registration that is older than the bill/)[0]).toBeVisible();
  });

  it("includes a part payment, reports errors, and writes the letter", async () => {
    const tool = renderLatePayment();
    expect(getAmount("Last day to pay in time")).toBe("5 Jan 2026");
    await tool.user.click(tool.getButton("Add a part payment"));
    setDay(tool.getField("Paid on"), "2026-02-28");
    const amount = tool.getAllByLabelText("Amount").at(-1) ?? tool.container;
    await tool.fill(amount, "3 lakh");
    expect(tool.getByText("Fill in “Amount, part payment 1” first")).toBeVisible();
    await tool.fill(amount, "50,000");
    // Five of the month's 28 days are after the payment.
    expect(getRowTexts(tool.container)[2]).toContain("₹2,665.04");
    await tool.fill(tool.getField(/^Your firm/), "Sri Press");
    await tool.user.click(tool.getButton("Copy the letter"));
    expect(await tool.findByText("The letter is copied.")).toBeVisible();
    const letter = await navigator.clipboard.readText();
    expect(letter).toContain("From: Sri Press\nUdyam registration: [your Udyam number]");
    expect(letter).toContain("We have received ₹50,000 on 28 February 2026.");
    expect(letter).toContain("at 16.5% a year");
  });
});
