import { within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { getAmount, renderTool, getRowTexts } from "../kit/tool.test-helper.tsx";
import { PricingTool } from "./pricing.tsx";

const renderPricing = () => renderTool(PricingTool, "pricing-strategy-guide");

describe("the pricing tool", () => {
  it("shows the guide’s jar, tag, shop, discount and rise", async () => {
    const tool = renderPricing();
    expect(getAmount("Full cost of a piece")).toBe("₹273");
    expect(getAmount(/^The batch$/)).toBe("₹38,120");
    expect(getAmount("You keep on each piece")).toBe("₹93.67");
    expect(getAmount("To keep 25%")).toBe("₹382");
    expect(getAmount("You keep if the shop sells at your tag")).toBe("₹2");
    expect(getAmount("You keep if the shop sells at the MRP to try")).toBe("₹48.43");
    expect(getAmount("sold by yourself")).toBe("₹155.57");
    expect(getAmount("Customers you can lose")).toBe("47");
    expect(getAmount("Sales that bring the same")).toBe("373");
    const [marginTable] = tool.container.querySelectorAll("table");
    expect(marginTable && getRowTexts(marginTable)).toEqual(
      ["", "₹341", "₹364", "₹390", "₹455", "₹546"].map((price) => expect.stringContaining(price)),
    );
    // An ordinary month, not the best one.
    await tool.fill(tool.getField("Sold in an ordinary month"), "250");
    expect(getAmount("Its part of the fixed costs")).toBe("₹56");
  });

  it("shows the technician’s hour, and warns if there is no result", async () => {
    const tool = renderPricing();
    const heading = tool.getByText("What a discount costs", { selector: "h3" });
    const discount = within(heading.closest("section") ?? document.body);
    await tool.fill(discount.getByLabelText("Discount"), "40");
    expect(discount.getByText("No number of pieces makes up for it.")).toBeVisible();
    await tool.user.click(tool.getField(/time, by the hour/));
    expect(getAmount("An hour must bring")).toBe("₹502");
    expect(getAmount("usual mistake")).toBe("₹283");
    expect(getAmount("A visit at your rate")).toBe("₹337");
    expect(getAmount("Hours billed in a month")).toBe("112.5");
    expect(tool.reload().getField(/time, by the hour/)).toBeChecked();
  });
});
