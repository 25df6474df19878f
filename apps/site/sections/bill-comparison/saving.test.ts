import { expect, it } from "vitest";
import { billComparisonCopy } from "@angadi/content/pages/home-sections";
import { getMostExpensivePlan } from "@angadi/content/plans";
import { calculateSaving } from "./saving.ts";

const { before, rupeesPerDollar } = billComparisonCopy;
const plan = getMostExpensivePlan([]).monthlyPrice;
const dollars = before.lines.map((line) => line.dollars);

it("adds the six bills up to the claimed $299", () => {
  expect(dollars.reduce((sum, bill) => sum + bill, 0)).toBe(299);
});

it("compares with the plan's price including GST, and rounds down", () => {
  // 299 × 90 = 26,910; 4,999 + 899.82 = 5,898.82; 21,011.18 of 26,910 is 78.08%.
  expect(calculateSaving({ dollars, rupeesPerDollar: 90, plan: 4999 })).toEqual({
    before: 26_910_00,
    price: 5898_82,
    saved: 21_011_18,
    percent: 78,
  });
});

it("claims no more than the calculated saving (up to 70%)", () => {
  expect(calculateSaving({ dollars, rupeesPerDollar, plan }).percent).toBeGreaterThanOrEqual(70);
});

it("states the calculated saving in the small print, and why less is claimed", () => {
  const { percent } = calculateSaving({ dollars, rupeesPerDollar, plan });
  const calculationText = billComparisonCopy.calculation({
    before: "$299",
    plan: "A plan",
    rate: "₹90",
    percent,
  });
  expect(calculationText).toContain(
    `${percent}% less. We claim no more than ${billComparisonCopy.saving.claimed}%`,
  );
});
