import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { examples } from "@angadi/tests/guide-examples";
import { gstSplitInputs } from "@angadi/tests/guide-inputs";
import { listProblems, unwrapInput } from "@angadi/tests/unwrap-input";
import { InvalidInputError } from "../kit/figures/fields.ts";
import { parseHash, toHash } from "./url-hash.ts";
import { computeGstSplit } from "./arithmetic.ts";
import { gstSplitBlank } from "./example.ts";
import { readGstSplit } from "./input.ts";

const shop = unwrapInput(readGstSplit(examples.gstSplit));

describe("the shop in Mysuru", () => {
  const computed = computeGstSplit(shop);

  it("has ₹180 of tax in ₹1,180, and a margin of ₹300", () => {
    expect(computed.sale).toEqual({
      taxableValue: 1000_00,
      cgst: 90_00,
      sgst: 90_00,
      igst: 0,
      tax: 180_00,
      total: 1180_00,
    });
    expect(computed.margin).toEqual({ amount: 300_00, share: 30_00 });
    expect(computed.marginWithTax).toEqual({ amount: 354_00, share: 30_00 });
    expect(computed.gstPayable).toBe(54_00);
  });

  it("has a margin of ₹342.20 under composition at that price, and of ₹300 at ₹1,137.38", () => {
    expect(computed.composition).toEqual({
      samePrice: { price: 1180_00, tax: 11_80, margin: 342_20 },
      sameMargin: { price: 1137_38, tax: 11_37, margin: 300_01 },
    });
  });
});

it("puts an odd paisa into the price before tax, so that CGST and SGST are equal", () => {
  const { sale } = computeGstSplit({ ...shop, amount: 100_01, rate: 5_00 });
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
      const exact = (sale.taxableValue * input.rate) / 100_00;
      expect(Math.abs(sale.tax - exact)).toBeLessThanOrEqual(2 + exact * 1e-9);
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
    expect(listProblems(readGstSplit(gstSplitBlank))).toEqual(["amount: empty"]);
    const other = { ...examples.gstSplit, slab: "other" };
    expect(listProblems(readGstSplit(other))).toEqual(["rate: empty"]);
    expect(listProblems(readGstSplit({ ...other, rate: "0.25", cost: "x" }))).toEqual([
      "cost: not-a-number",
    ]);
  });

  it("are also rejected by the computation", () => {
    expect(() => computeGstSplit({ ...shop, rate: 0.5 })).toThrow(InvalidInputError);
    expect(() => computeGstSplit({ ...shop, amount: -1 })).toThrow(InvalidInputError);
  });
});

describe("the URL's hash", () => {
  it("preserves any typed text", () => {
    const typed = { ...examples.gstSplit, amount: "₹1/2 #%&=~ लाख", rate: "12.5" };
    expect(parseHash(toHash(typed))).toEqual(typed);
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
