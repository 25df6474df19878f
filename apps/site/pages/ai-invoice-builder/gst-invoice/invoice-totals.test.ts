import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calculateTotals } from "./invoice-totals.ts";

const supplier = { gstin: "36SAMPL0001A1Z1" };
const TELANGANA = { state: "Telangana", code: "36" };
const KARNATAKA = { state: "Karnataka", code: "29" };
const line = (quantity: number, rate: number, gst: number) => ({
  description: "",
  code: "",
  unit: "",
  quantity,
  rate,
  gst,
});

describe("calculateTotals", () => {
  it("splits the tax equally between CGST and SGST within the seller's state", () => {
    const totals = calculateTotals({
      supplier,
      placeOfSupply: TELANGANA,
      lines: [line(1, 100_000, 18)],
    });
    expect(totals).toEqual({
      lines: [100_000],
      taxable: 100_000,
      taxes: [
        { kind: "CGST", percent: 9, taxableValue: 100_000, amount: 9000 },
        { kind: "SGST", percent: 9, taxableValue: 100_000, amount: 9000 },
      ],
      roundOff: 0,
      total: 118_000,
    });
  });

  it("charges the same total as IGST across a state border", () => {
    const { taxes, total } = calculateTotals({
      supplier,
      placeOfSupply: KARNATAKA,
      lines: [line(1, 100_000, 18)],
    });
    expect(taxes).toEqual([{ kind: "IGST", percent: 18, taxableValue: 100_000, amount: 18_000 }]);
    expect(total).toBe(118_000);
  });

  it("groups by rate, does not tax exempt lines and rounds to the rupee", () => {
    const totals = calculateTotals({
      supplier,
      placeOfSupply: TELANGANA,
      lines: [line(3, 3333, 5), line(1, 10_050, 18), line(2, 4000, 0)],
    });
    expect(totals.lines).toEqual([9999, 10_050, 8000]);
    expect(totals.taxes.map(({ kind, percent, amount }) => [kind, percent, amount])).toEqual([
      ["CGST", 9, 905],
      ["SGST", 9, 905],
      ["CGST", 2.5, 250],
      ["SGST", 2.5, 250],
    ]);
    // 280.49 + 23.10 = 303.59
    expect(totals.taxable).toBe(28_049);
    expect(totals.roundOff).toBe(-59 + 100);
    expect(totals.total).toBe(30_400);
  });

  it("adds up in whole paise, whatever is billed", () => {
    const anyLine = fc
      .record({
        quantity: fc.integer({ min: 1, max: 500 }),
        rate: fc.integer({ min: 1, max: 5_000_000 }),
        gst: fc.constantFrom(0, 5, 18, 40),
      })
      .map(({ quantity, rate, gst }) => line(quantity, rate, gst));
    fc.assert(
      fc.property(
        fc.array(anyLine, { minLength: 1, maxLength: 8 }),
        fc.constantFrom(TELANGANA, KARNATAKA),
        (lines, placeOfSupply) => {
          const totals = calculateTotals({ supplier, placeOfSupply, lines });
          const taxes = totals.taxes.map(({ amount }) => amount);
          const amounts = [...totals.lines, ...taxes, totals.roundOff];
          expect(amounts.every(Number.isInteger)).toBe(true);
          expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(totals.total);
          expect(totals.total % 100).toBe(0);
          expect(Math.abs(totals.roundOff)).toBeLessThanOrEqual(50);
        },
      ),
    );
  });
});
