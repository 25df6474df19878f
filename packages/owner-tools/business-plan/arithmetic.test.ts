import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  computeSurplusScenarios,
  computeBreakEven,
  computeFirstMonths,
  computePlanTotals,
} from "./arithmetic.ts";

const toPaise = (...amounts: number[]) => amounts.map((amount) => amount * 100);
const [price = 0, cost = 0, bills = 0, instalment = 0, wage = 0] = toPaise(
  90,
  34,
  40_000,
  9_046,
  20_000,
);
const laundry = { price, cost, bills, instalment, wage };

describe("the guide’s laundry", () => {
  it("has a surplus in spite of setbacks", () => {
    expect(computeSurplusScenarios(1300, laundry)).toMatchObject({
      asPlanned: 2375400,
      fewerCustomers: 919400,
    });
  });
});

const anyAmount = fc.integer({ min: 0, max: 1_000_000_000 });

it("counts the fewest units that break even", () => {
  const anyAmounts = fc.record({
    price: anyAmount,
    cost: anyAmount,
    bills: anyAmount,
    instalment: anyAmount,
    wage: anyAmount,
  });
  fc.assert(
    fc.property(anyAmounts, (amounts) => {
      const { unitMargin, breakEvenUnits, monthlyCosts } = computeBreakEven(amounts);
      expect(breakEvenUnits === undefined).toBe(unitMargin <= 0);
      if (breakEvenUnits === undefined) return;
      expect(breakEvenUnits * unitMargin).toBeGreaterThanOrEqual(monthlyCosts);
      expect((breakEvenUnits - 1) * unitMargin).toBeLessThan(Math.max(monthlyCosts, 1));
    }),
  );
});

it("adds up totals, and continues the running total from month to month", () => {
  fc.assert(
    fc.property(fc.array(anyAmount), fc.array(anyAmount), (needs, sources) => {
      const { subtotal, safetyMargin, total, sourcesTotal, shortfall } = computePlanTotals({
        needs,
        safetyMarginRate: 0,
        sources,
      });
      expect([safetyMargin, total, shortfall]).toEqual([0, subtotal, subtotal - sourcesTotal]);
    }),
  );
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 100_000 })), (units) => {
      const months = computeFirstMonths(units, laundry);
      expect(months.at(-1)?.runningTotal ?? 0).toBe(
        months.reduce((sum, { surplus }) => sum + surplus, 0),
      );
    }),
  );
});
