import { within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import {
  getAmount,
  openDetails,
  getDetails,
  renderTool,
  getRowTexts,
} from "../kit/tool.test-helper.tsx";
import { frameCopy } from "../kit/frame/copy.ts";
import { Loan } from "./loan.tsx";

const renderLoan = () => renderTool(Loan, "business-loan-guide");
const readStickyResult = () => document.querySelector("[data-result]")?.getAttribute("data-result");

describe("the loan tool", () => {
  it("shows the bakery’s EMI, schedule, true rate and cover", async () => {
    const tool = renderLoan();
    expect(getAmount("EMI each month")).toBe("₹20,676");
    expect(getAmount("True rate a year (APR)")).toBe("11.63%");
    expect(getAmount("Interest in all")).toBe("₹1,92,472");
    expect(getAmount("Last, month 48")).toBe("₹20,700");
    expect(getAmount("You receive")).toBe("₹7,90,560");
    expect(tool.getByText(/After 24 months, half the time, ₹4,43,635/)).toBeVisible();
    expect(getAmount("Cover, ordinary year")).toBe("1.50");
    expect(getAmount("Cover, bad year")).toBe("1.05");
    expect(getAmount("EMI at 12%")).toBe("₹21,067");
    expect(getAmount("Interest saved")).toBe("₹35,374");
    expect(getAmount("Months saved")).toBe("6");
    const [termsTable] = tool.container.querySelectorAll("table");
    expect(termsTable).toHaveTextContent(/EMI.*26,191.*20,676.*17,394/);
    const yearRows = getRowTexts(await openDetails(tool, "Year 1"));
    expect(yearRows).toHaveLength(13);
    expect(yearRows[1]).toBe("17,33313,34320,6767,86,657");
    expect(yearRows[12]).toBe("125,92514,75120,6766,31,563");
  });

  it("compares offers that sound cheap, and computes the limit", async () => {
    const tool = renderLoan();
    expect(getAmount("True rate, falling balance")).toBe("16.43%");
    expect(getAmount("You save each month with the bank")).toBe("₹487");
    expect(getAmount(/^True rate a year$/)).toBe("68.4%");
    expect(getAmount("A day")).toBe("0.1874%");
    expect(getAmount("Limit you can ask for")).toBe("₹12,00,000");
    expect(getAmount("Interest of a year")).toBe("₹73,500");
    const heading = tool.getByText(/600 a day/, { selector: "h3" });
    const daily = within(heading.closest("section") ?? document.body);
    await tool.fill(daily.getByLabelText("You pay each time"), "400");
    expect(daily.getByText("Fill in “You pay each time” first")).toBeVisible();
  });

  it("computes a long loan to the paisa, and rejects one that is too long", async () => {
    const tool = renderLoan();
    const months = tool.getField("Months");
    await tool.fill(months, "30 years");
    await tool.user.click(tool.getByRole("radio", { name: /the paisa/ }));
    expect(getAmount("EMI each month")).toBe("₹7,618.59");
    expect(getDetails("Year 30")).toBeInTheDocument();
    await tool.fill(months, "361");
    await tool.user.tab();
    expect(tool.getByText("Enter a figure from 1 to 360.")).toBeVisible();
    expect(tool.getAllByText("Fill in “Months” first")).not.toHaveLength(0);
  });

  it("ignores the example’s prepayment if it does not fit the owner’s loan", async () => {
    const tool = renderLoan();
    await tool.fill(tool.getField("Loan"), "50,000");
    await tool.fill(tool.getField("Months"), "6");
    expect(getAmount("EMI each month")).toBe("₹8,603");
    expect(tool.container.querySelector("[aria-invalid='true']")).toBe(null);
    expect(tool.getByText(/Enter an amount up to the loan/)).toBeVisible();
    expect(tool.queryByText(frameCopy.blockedByErrors)).toBe(null);
    await tool.fill(tool.getField("Paid in extra"), "60,000");
    await tool.user.tab();
    // A typed prepayment is marked as invalid; the loan's results stay.
    expect(tool.getByText("Enter a figure from ₹1 to the loan.")).toBeVisible();
    expect(getAmount("EMI each month")).toBe("₹8,603");
    expect(tool.getByText("Fill in “Paid in extra” first")).toBeVisible();
  });

  it("updates its sticky result while typing", async () => {
    const tool = renderLoan();
    expect(readStickyResult()).toBe("EMI\u00A0₹20,676\u00A0· APR\u00A011.63%");
    await tool.fill(tool.getField("Loan"), "4,00,000");
    expect(readStickyResult()).toMatch(/₹10,338/);
    await tool.fill(tool.getField("Paid in extra"), "50,000");
    expect(readStickyResult()).toMatch(/APR.*Extra saves\u00A0₹[\d,]+$/);
    await tool.fill(tool.getField("Loan"), "");
    expect(readStickyResult()).toBe("Fill in “Loan” first");
  });

  it("restores the cleared sheet on undo, and what was typed since on a second undo", async () => {
    const tool = renderLoan();
    await tool.user.click(tool.getButton("Clear the sheet"));
    expect(tool.getByText("The sheet is empty.")).toBeVisible();
    await tool.fill(tool.getField("Loan"), "5");
    expect(tool.container.querySelector("[aria-invalid]")).toBe(null);
    await tool.user.click(tool.getButton("Undo"));
    expect(tool.getField("Loan")).toHaveValue("8,00,000");
    await tool.user.click(tool.getButton("Undo"));
    expect(tool.getField("Loan")).toHaveValue("5");
    expect(tool.queryByText("Undo")).toBe(null);
  });
});
