import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  computeSetbacks,
  computeBreakEven,
  computeFirstMonths,
  computePlanTotals,
} from "./arithmetic.ts";

const rupees = (...amounts: number[]) => amounts.map((amount) => amount * 100);
const [price = 0, cost = 0, bills = 0, instalment = 0, wage = 0] = rupees(
  90,
  34,
  40_000,
  9_046,
  20_000,
);
const laundry = { price, cost, bills, instalment, wage };

describe("the guide’s laundry", () => {
  it("survives setbacks", () => {
    expect(computeSetbacks(1300, laundry)).toMatchObject({
      asPlanned: 2375400,
      fewerCustomers: 919400,
    });
  });
});

const amount = fc.integer({ min: 0, max: 1_000_000_000 });

it("counts the fewest units that break even", () => {
  const months = fc.record({
    price: amount,
    cost: amount,
    bills: amount,
    instalment: amount,
    wage: amount,
  });
  fc.assert(
    fc.property(months, (month) => {
      const { unitMargin, unitsToPay, monthlyCosts } = computeBreakEven(month);
      expect(unitsToPay === undefined).toBe(unitMargin <= 0);
      if (unitsToPay === undefined) return;
      expect(unitsToPay * unitMargin).toBeGreaterThanOrEqual(monthlyCosts);
      expect((unitsToPay - 1) * unitMargin).toBeLessThan(Math.max(monthlyCosts, 1));
    }),
  );
});

it("adds up totals, and continues the running total from month to month", () => {
  fc.assert(
    fc.property(fc.array(amount), fc.array(amount), (needs, sources) => {
      const { subtotal, safetyMargin, total, funded, missing } = computePlanTotals({
        needs,
        margin: 0,
        sources,
      });
      expect([safetyMargin, total, missing]).toEqual([0, subtotal, subtotal - funded]);
    }),
  );
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 100_000 })), (units) => {
      const lines = computeFirstMonths(units, laundry);
      expect(lines.at(-1)?.runningTotal ?? 0).toBe(
        lines.reduce((sum, { surplus }) => sum + surplus, 0),
      );
    }),
  );
});
