import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  computeSetbacks,
  computeBreakEven,
  computeFirstMonths,
  findLowest,
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
  it("needs and pays ₹9,85,200", () => {
    const totals = computePlanTotals({
      needs: rupees(230000, 140000, 36000, 65000, 44000, 15000, 72000, 8000, 211000),
      margin: 20_00,
      sources: rupees(535200, 100000, 350000),
    });
    expect(totals).toEqual({
      lines: 82100000,
      safety: 16420000,
      total: 98520000,
      paid: 98520000,
      missing: 0,
    });
  });

  it("breaks even at 876 and 1,233 kg", () => {
    expect(computeBreakEven(laundry)).toEqual({
      unitMargin: 5600,
      toPay: 4904600,
      withWage: 6904600,
      unitsToPay: 876,
      unitsWithWage: 1233,
    });
  });

  it("is lowest in month eight, at ₹2,10,768", () => {
    const lines = computeFirstMonths([300, 450, 600, 750, 850, 950, 1050, 1150, 1250], laundry);
    expect(lines[2]).toEqual({ units: 600, left: 3360000, after: -3544600, running: -13153800 });
    expect(lines.at(-1)?.running).toBe(-20981400);
    expect(findLowest(lines)).toEqual({ month: 8, paise: -21076800 });
    expect(findLowest(computeFirstMonths([5000], laundry))).toBeUndefined();
  });

  it("survives setbacks", () => {
    expect(computeSetbacks(1300, laundry)).toMatchObject({
      asPlanned: 2375400,
      fewerCustomers: 919400,
    });
  });
});

const amount = fc.integer({ min: 0, max: 1_000_000_000 });

it("does not break even with one unit less", () => {
  const months = fc.record({
    price: amount,
    cost: amount,
    bills: amount,
    instalment: amount,
    wage: amount,
  });
  fc.assert(
    fc.property(months, (month) => {
      const { unitMargin, unitsToPay, toPay } = computeBreakEven(month);
      expect(unitsToPay === undefined).toBe(unitMargin <= 0);
      if (unitsToPay === undefined) return;
      expect(unitsToPay * unitMargin).toBeGreaterThanOrEqual(toPay);
      expect((unitsToPay - 1) * unitMargin).toBeLessThan(Math.max(toPay, 1));
    }),
  );
});

it("adds up totals, and continues the running total from month to month", () => {
  fc.assert(
    fc.property(fc.array(amount), fc.array(amount), (needs, sources) => {
      const { lines, safety, total, paid, missing } = computePlanTotals({
        needs,
        margin: 0,
        sources,
      });
      expect([safety, total, missing]).toEqual([0, lines, lines - paid]);
    }),
  );
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 100_000 })), (units) => {
      const lines = computeFirstMonths(units, laundry);
      expect(lines.at(-1)?.running ?? 0).toBe(lines.reduce((sum, { after }) => sum + after, 0));
    }),
  );
});
