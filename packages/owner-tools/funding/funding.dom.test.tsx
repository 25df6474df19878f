import { within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { getAmount, renderTool } from "../kit/tool.test-helper.tsx";
import { Funding } from "./funding.tsx";

const renderFunding = () => renderTool(Funding, "funding-options-comparison");

const getOffers = () =>
  Array.from(document.querySelectorAll<HTMLElement>("ol > li")).filter((item) =>
    item.querySelector("select"),
  );
function getOffer(index: number): HTMLElement {
  const item = getOffers()[index];
  if (!item) throw new Error(`No offer ${index}.`);
  return item;
}

describe("offers side by side", () => {
  it("start with the bank’s loan, the cousin’s share, and the cousin’s loan", () => {
    renderFunding();
    expect(getOffers()).toHaveLength(3);
    expect(getAmount("You pay in all", getOffer(0))).toBe("₹7,44,336");
    expect(getAmount("Each month", getOffer(0))).toBe("₹15,507");
    expect(getAmount("A year costs", getOffer(1))).toBe("₹1,25,000");
    expect(getAmount("You pay in all", getOffer(1))).toBe("₹7,50,000");
    expect(getAmount("The whole would be worth", getOffer(1))).toBe("₹24,00,000");
    expect(getAmount("In a bad month", getOffer(1))).toBe("₹0");
    expect(within(getOffer(2)).getByText("Cheapest")).toBeVisible();
  });

  it("are limited to four, of any kind", async () => {
    const tool = renderFunding();
    await tool.user.click(tool.getButton("Add an offer"));
    expect(tool.queryByText("Add an offer")).toBe(null);
    const fourth = within(getOffer(3));
    await tool.user.selectOptions(fourth.getByRole("combobox"), "Discount for cash");
    await tool.fill(fourth.getByLabelText("Name of offer 4"), "Parts supplier");
    await tool.fill(fourth.getByLabelText("The bill"), "1 lakh");
    await tool.fill(fourth.getByLabelText("Discount"), "2");
    await tool.fill(fourth.getByLabelText("Days between the two dates"), "20");
    expect(getAmount("True rate a year", getOffer(3))).toMatch(/^37\.2\d%$/);
    expect(tool.getByText(/Parts supplier” is the costliest at 37/)).toBeVisible();
    await tool.user.click(fourth.getByRole("button", { name: "Remove Parts supplier" }));
    expect(getOffers()).toHaveLength(3);
  });
});
