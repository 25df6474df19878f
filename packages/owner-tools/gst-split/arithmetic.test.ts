import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { examples } from "@angadi/tests/guide-examples";
import { gstSplitInputs } from "@angadi/tests/guide-inputs";
import { listProblems, unwrapInput } from "@angadi/tests/unwrap-input";
import { InvalidInputError } from "../kit/figures/fields.ts";
import { parseHash, toHash } from "./url-hash.ts";
import { computeGstSplit } from "./arithmetic.ts";
import { emptyGstSplit } from "./example.ts";
import { readGstSplit } from "./input.ts";

const shopInput = unwrapInput(readGstSplit(examples.gstSplit));

describe("the shop in Mysuru", () => {
  const result = computeGstSplit(shopInput);

  it("has ₹180 of tax in ₹1,180, and a margin of ₹300", () => {
    expect(result.sale).toEqual({
      taxableValue: 1000_00,
      cgst: 90_00,
      sgst: 90_00,
      igst: 0,
      tax: 180_00,
      total: 1180_00,
    });
    expect(result.margin).toEqual({ amount: 300_00, share: 30_00 });
    expect(result.marginWithTax).toEqual({ amount: 354_00, share: 30_00 });
    expect(result.gstPayable).toBe(54_00);
  });

  it("has a margin of ₹342.20 under composition at that price, and of ₹300 at ₹1,137.38", () => {
    expect(result.composition).toEqual({
      samePrice: { price: 1180_00, tax: 11_80, margin: 342_20 },
      sameMargin: { price: 1137_38, tax: 11_37, margin: 300_01 },
    });
  });
});

it("puts an odd paisa into the price before tax, so that CGST and SGST are equal", () => {
  const { sale } = computeGstSplit({ ...shopInput, amount: 100_01, rate: 5_00 });
  expect(sale).toMatchObject({ cgst: 2_38, sgst: 2_38, taxableValue: 95_25, total: 100_01 });
});

it("splits any price into parts that add up to it", () => {
  fc.assert(
    fc.property(gstSplitInputs, (input) => {
      const { sale, margin, marginWithTax, gstPayable, composition } = computeGstSplit(input);
      expect(sale.taxableValue + sale.cgst + sale.sgst + sale.igst).toBe(sale.total);
      expect(input.includesTax ? sale.total : sale.taxableValue).toBe(input.amount);
      expect(sale.cgst).toBe(sale.sgst);
      // Accurate to one paisa per tax.
      const unroundedTax = (sale.taxableValue * input.rate) / 100_00;
      expect(Math.abs(sale.tax - unroundedTax)).toBeLessThanOrEqual(2 + unroundedTax * 1e-9);
      expect(marginWithTax.amount - margin.amount).toBe(gstPayable);
      const { samePrice, sameMargin } = composition;
      expect(samePrice.price).toBe(sale.total);
      expect(sameMargin.margin - margin.amount).toBeGreaterThanOrEqual(0);
      expect(sameMargin.margin - margin.amount).toBeLessThanOrEqual(2);
    }),
  );
});

describe("invalid numbers", () => {
  it("are reported with their fields", () => {
    expect(listProblems(readGstSplit(emptyGstSplit))).toEqual(["amount: empty"]);
    const otherSlab = { ...examples.gstSplit, slab: "other" };
    expect(listProblems(readGstSplit(otherSlab))).toEqual(["rate: empty"]);
    expect(listProblems(readGstSplit({ ...otherSlab, rate: "0.25", cost: "x" }))).toEqual([
      "cost: not-a-number",
    ]);
  });

  it("are also rejected by the computation", () => {
    expect(() => computeGstSplit({ ...shopInput, rate: 0.5 })).toThrow(InvalidInputError);
    expect(() => computeGstSplit({ ...shopInput, amount: -1 })).toThrow(InvalidInputError);
  });
});

describe("the URL's hash", () => {
  it("preserves any typed text", () => {
    const fields = { ...examples.gstSplit, amount: "₹1/2 #%&=~ लाख", rate: "12.5" };
    expect(parseHash(toHash(fields))).toEqual(fields);
  });

  it.each(["", "#gst-split", "#gst-split=", "#gst-split=1/2", "#gst-split=%/%/%/%/%/%/%/%"])(
    "has no fields if it is %s",
    (hash) => {
      expect(parseHash(hash)).toBeUndefined();
    },
  );

  it("has no fields if a choice is invalid", () => {
    expect(parseHash(toHash({ ...examples.gstSplit, place: "moon" }))).toBeUndefined();
  });
});
