import { within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { extractDocxText } from "@angadi/tests/documents";
import {
  download,
  getSummaryText,
  openDetails,
  renderTool,
  getRowTexts,
} from "../kit/tool.test-helper.tsx";
import { BusinessPlan } from "./business-plan.tsx";

const renderPlan = () => renderTool(BusinessPlan, "business-plan-template");
const readTitle = () => document.querySelector("h3")?.textContent;
const getPageHeadings = () => document.querySelectorAll("h4");
const UNNAMED = "[…] Name of the business";

describe("the business plan", () => {
  it("is shown next to its form, and saved as a Word file", async () => {
    const tool = renderPlan();
    expect(readTitle()).toBe(UNNAMED);
    expect(getPageHeadings()).toHaveLength(1);
    await tool.user.click(tool.getButton("Show every page"));
    expect(getPageHeadings()).toHaveLength(9);
    const business = await openDetails(tool, "The business");
    await tool.fill(tool.getField("Name of the business"), "Meena Tiffins");
    expect(readTitle()).toBe("Meena Tiffins");
    expect(getSummaryText(business)).toContain("1 of 4 answered");
    const offer = within(business).getByLabelText(/^What do you do, for whom/);
    await tool.fill(offer, "Lunch for forty offices.\n\nBy bicycle.");
    await tool.fill(tool.getField("For"), "Stoves");
    await tool.fill(tool.getField("Rupees"), "1.5 lakh");
    const rows = getRowTexts(tool.container);
    expect(rows).toContain("Stoves₹1,50,000");
    expect(rows).toContain("Total₹1,80,000");
    const { name, bytes } = await download(tool, tool.getLink("Your plan (.docx)"));
    expect(name).toBe("business-plan.docx");
    const text = extractDocxText(bytes);
    for (const part of [
      "Meena Tiffins",
      "Lunch for forty offices.",
      "By bicycle.",
      "₹1,80,000",
      "[…] Where they are told",
    ]) {
      expect(text).toContain(part);
    }
  });

  it("is saved in this browser, cleared and restored", async () => {
    const firstTool = renderPlan();
    await firstTool.fill(firstTool.getField("Name of the business"), "Meena Tiffins");
    const tool = firstTool.reload();
    expect(readTitle()).toBe("Meena Tiffins");
    await tool.user.click(tool.getButton("Clear the form"));
    expect(readTitle()).toBe(UNNAMED);
    await tool.user.click(tool.getButton("Undo"));
    expect(readTitle()).toBe("Meena Tiffins");
  });

  it("shows the example laundry with the guide’s numbers", async () => {
    const tool = renderPlan();
    await tool.user.click(tool.getButton("Show the laundry"));
    const rows = getRowTexts(tool.container);
    for (const row of [
      "Total₹9,85,200",
      "One kilogram leaves₹56",
      "81,150₹64,400−₹4,646−₹2,10,768",
    ]) {
      expect(rows).toContain(row);
    }
    expect(tool.getByText(/To pay bills and loan: 876 a month.*as well: 1,233/)).toBeVisible();
    expect(tool.getByText("Both totals are equal to the rupee.")).toBeVisible();
    expect(tool.getByText(/lowest in month 8, at −₹2,10,768/)).toBeVisible();
  });

  it("shows an invalid number's error at its field, and makes no file", async () => {
    const tool = renderPlan();
    await tool.user.click(tool.getButton("Show the laundry"));
    const price = tool.getField("A unit brings (₹)");
    for (const [typed, message] of [
      ["ninety or so", "Enter a figure, such as 1,25,000"],
      ["-90", "Enter it without a minus"],
      ["999 crore", "Enter a smaller figure: this is more than the form can add up"],
    ] as const) {
      await tool.fill(price, typed);
      expect(price).toHaveAttribute("aria-invalid", "true");
      expect(price).toHaveAccessibleDescription(message);
      expect(tool.queryByText(/To pay bills and loan/)).toBe(null);
    }
    await tool.user.click(tool.getLink("Your plan (.docx)"));
    expect(tool.getByText(/one of the figures cannot be read/)).toBeVisible();
    await tool.fill(price, "");
    expect(price).not.toHaveAttribute("aria-invalid");
    await tool.fill(price, "९०");
    expect(tool.getByText(/876 a month/)).toBeVisible();
  });

  it("lets lines be added and removed by keyboard", async () => {
    const tool = renderPlan();
    tool.getButton("Add a line").focus();
    await tool.user.keyboard("{Enter}");
    const getNeedFields = () => tool.getAllByLabelText("For");
    expect(getNeedFields()).toHaveLength(4);
    await tool.fill(getNeedFields()[3] ?? tool.container, "Signboard");
    tool.getByRole("button", { name: "Remove Signboard" }).focus();
    await tool.user.keyboard("{Enter}");
    expect(getNeedFields()).toHaveLength(3);
  });

  it.each(["{", "[]", '{"version":1,"value":{"needs":7,"answers":[{}]}}'])(
    "ignores %s in the browser’s storage",
    (stored) => {
      localStorage.setItem("guide-tool:business-plan", stored);
      renderPlan();
      expect(readTitle()).toBe(UNNAMED);
    },
  );
});
