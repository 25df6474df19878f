import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { computeBillSums } from "./arithmetic.ts";
import type { BillInput, LineInput } from "./bill.ts";

const createLine = (
  rate: number,
  taxRate: number,
  changes: Partial<LineInput> = {},
): LineInput => ({
  quantity: 1000,
  rate: rate * 100,
  discount: { amount: 0 },
  taxRate,
  cessRate: 0,
  ...changes,
});
const createBill = (lines: LineInput[], changes: Partial<BillInput> = {}): BillInput => ({
  registration: "regular",
  sellerState: "36",
  placeOfSupply: "36",
  reverseCharge: false,
  pricesIncludeTax: false,
  roundToRupee: false,
  lines,
  freight: 0,
  ...changes,
});

describe("computeBillSums", () => {
  it("charges CGST and SGST within a state, and IGST between states", () => {
    const sameState = computeBillSums(createBill([createLine(1000_00, 18_00)]));
    expect(sameState.rates[0]).toMatchObject({ cgst: 90_00, sgst: 90_00, igst: 0 });
    const interState = computeBillSums(
      createBill([createLine(1000_00, 18_00)], { placeOfSupply: "29" }),
    );
    expect(interState.rates[0]).toMatchObject({ cgst: 0, sgst: 0, igst: 180_00 });
    expect([sameState.total, interState.total]).toEqual([1180_00, 1180_00]);
  });

  it("computes tax once per rate, not per line", () => {
    // Computed per line, each tax would be 0.45 and rounded up three times.
    const { rates } = computeBillSums(
      createBill([createLine(9, 5_00), createLine(9, 5_00), createLine(9, 5_00)]),
    );
    expect(rates).toEqual([
      {
        taxRate: 5_00,
        cessRate: 0,
        taxableValue: 27,
        freight: 0,
        cgst: 1,
        sgst: 1,
        igst: 0,
        cess: 0,
      },
    ]);
  });

  it("accepts discounts in rupees and in per cent, but none above the line’s amount", () => {
    const { lines } = computeBillSums(
      createBill([
        createLine(350_00, 0, { quantity: 2500, discount: { percent: 10_00 } }),
        createLine(350_00, 0, { discount: { amount: 50_00 } }),
      ]),
    );
    expect(lines.map(({ gross, discount, amount }) => [gross, discount, amount])).toEqual([
      [875_00, 87_50, 787_50],
      [350_00, 50_00, 300_00],
    ]);
    expect(() =>
      computeBillSums(createBill([createLine(1, 0, { discount: { amount: 2 } })])),
    ).toThrow(RangeError);
  });

  it("allocates freight to the rates by value", () => {
    const { rates, freightTaxableValue } = computeBillSums(
      createBill([createLine(100_00, 5_00), createLine(300_00, 18_00)], { freight: 100_01 }),
    );
    expect(rates.map(({ freight }) => freight)).toEqual([75_01, 25_00]);
    expect(freightTaxableValue).toBe(100_01);
  });

  it("totals exactly the prices if they include tax", () => {
    const { rates, total, taxableValue } = computeBillSums(
      createBill([createLine(100_00, 18_00)], { pricesIncludeTax: true }),
    );
    expect(rates[0]).toMatchObject({ cgst: 7_63, sgst: 7_63, taxableValue: 84_74 });
    expect([taxableValue, total]).toEqual([84_74, 100_00]);
  });

  it("charges no tax under reverse charge, and shows it", () => {
    const sums = computeBillSums(
      createBill([createLine(1000_00, 5_00)], { reverseCharge: true, pricesIncludeTax: true }),
    );
    expect([sums.tax, sums.taxableValue, sums.total]).toEqual([50_00, 1000_00, 1000_00]);
  });

  it("charges no tax if the seller is not allowed to", () => {
    for (const registration of ["composition", "none"] as const) {
      const sums = computeBillSums(
        createBill([createLine(99_50, 18_00, { cessRate: 12_00 }), createLine(1_00, 5_00)], {
          registration,
          pricesIncludeTax: true,
          roundToRupee: true,
        }),
      );
      expect([sums.tax, sums.rates.length, sums.total, sums.roundOff]).toEqual([0, 1, 101_00, 50]);
    }
  });

  it("computes cess on the taxable value, and sorts rates from the highest", () => {
    const { rates } = computeBillSums(
      createBill([
        createLine(100_00, 5_00),
        createLine(100_00, 40_00),
        createLine(100_00, 40_00, { cessRate: 12_00 }),
      ]),
    );
    expect(rates.map(({ taxRate, cessRate, cess }) => [taxRate, cessRate, cess])).toEqual([
      [40_00, 12_00, 12_00],
      [40_00, 0, 0],
      [5_00, 0, 0],
    ]);
  });

  it("adds up in whole paise for any bill", () => {
    const lineArbitrary = fc.record({
      quantity: fc.integer({ min: 1, max: 500_000 }),
      rate: fc.integer({ min: 0, max: 5_000_000 }),
      discount: fc.record({ percent: fc.integer({ min: 0, max: 100_00 }) }),
      taxRate: fc.constantFrom(0, 25, 3_00, 5_00, 18_00, 40_00),
      cessRate: fc.constantFrom(0, 0, 12_00),
    });
    fc.assert(
      fc.property(
        fc.array(lineArbitrary, { minLength: 1, maxLength: 12 }),
        fc.boolean(),
        fc.integer({ min: 0, max: 500_000 }),
        fc.constantFrom("36", "29"),
        (lines, pricesIncludeTax, freight, placeOfSupply) => {
          const sums = computeBillSums(
            createBill(lines, { pricesIncludeTax, freight, placeOfSupply, roundToRupee: true }),
          );
          const sum = (amounts: readonly number[]) =>
            amounts.reduce((total, amount) => total + amount, 0);
          expect(sum(sums.lines.map(({ taxableValue }) => taxableValue))).toBe(
            sums.linesTaxableValue,
          );
          expect(sum(sums.rates.map(({ taxableValue }) => taxableValue))).toBe(sums.taxableValue);
          expect(sums.taxableValue + sums.tax + sums.roundOff).toBe(sums.total);
          expect(sums.total % 100).toBe(0);
          const lineAmounts = sum(sums.lines.map(({ amount }) => amount)) + freight;
          expect(pricesIncludeTax ? sums.taxableValue + sums.tax : sums.taxableValue).toBe(
            lineAmounts,
          );
        },
      ),
    );
  });
});
