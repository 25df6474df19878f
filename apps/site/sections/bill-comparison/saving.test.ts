import { expect, it } from "vitest";
import { billComparisonCopy } from "@angadi/content/pages/home-sections";
import { getMostExpensivePlan } from "@angadi/content/plans";
import { calculateSaving } from "./saving.ts";

const { separateBills, rupeesPerDollar } = billComparisonCopy;
const planPrice = getMostExpensivePlan([]).monthlyPrice;
const dollars = separateBills.lines.map((line) => line.dollars);

it("adds the six bills up to the claimed $299", () => {
  expect(dollars.reduce((sum, bill) => sum + bill, 0)).toBe(299);
});

it("compares with the plan's price including GST, and rounds down", () => {
  // 299 × 90 = 26,910; 4,999 + 899.82 = 5,898.82; 21,011.18 of 26,910 is 78.08%.
  expect(calculateSaving({ dollars, rupeesPerDollar: 90, planPrice: 4999 })).toEqual({
    separateCost: 26_910_00,
    planCost: 5898_82,
    saving: 21_011_18,
    percent: 78,
  });
});

it("claims no more than the calculated saving (up to 70%)", () => {
  const { percent } = calculateSaving({ dollars, rupeesPerDollar, planPrice });
  expect(percent).toBeGreaterThanOrEqual(70);
});

it("states the calculated saving in the small print, and why less is claimed", () => {
  const { percent } = calculateSaving({ dollars, rupeesPerDollar, planPrice });
  const calculationText = billComparisonCopy.calculation({
    separateCost: "$299",
    plan: "A plan",
    rate: "₹90",
    percent,
  });
  expect(calculationText).toContain(
    `${percent}% less. We claim no more than ${billComparisonCopy.saving.maxPercent}%`,
  );
});
