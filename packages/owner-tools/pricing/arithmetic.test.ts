import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { blanks, examples } from "@angadi/tests/guide-examples";
import { pricingInputs } from "@angadi/tests/guide-inputs";
import { readGuideFigures } from "@angadi/tests/guide-sums";
import { listProblems, unwrapInput } from "@angadi/tests/unwrap-input";
import { InvalidInputError } from "../kit/figures/fields.ts";
import {
  computeExtraSales,
  computeTagOutcome,
  computeHourCost,
  countPiecesNeeded,
  computePriceForMargin,
  computePricing,
} from "./arithmetic.ts";
import { readPricingPart, readPricing } from "./input.ts";

const { sums: workedExamples } = readGuideFigures("pricing-strategy-guide");
const gunturInput = unwrapInput(readPricing(examples.pricing));

describe("the guide's seven sittings", () => {
  const result = computePricing(gunturInput);

  it("have the guide's numbers", () => {
    const { unit, hour, price, shop } = result;
    const { requiredIncome, pricePerHour, naivePerHour, visitPrice, billableMinutes } = hour;
    const figures = [unit.batchCost, unit.exactPerPiece, unit.fixedPerPiece, unit.fullCost].concat(
      [requiredIncome, pricePerHour, naivePerHour, visitPrice, billableMinutes * (100 / 60)],
      price.marginTable.map(({ priceBeforeTax }) => priceBeforeTax),
      [
        price.directSale.priceBeforeTax,
        price.directSale.profit,
        shop.currentTag.paid,
        shop.currentTag.profit,
        shop.triedTag.profit,
      ],
    );
    for (const figure of figures) expect([...workedExamples]).toContain(String(figure / 100));
  });

  it("compute the cost of a discount", () => {
    const table = [20_00, 30_00, 40_00, 50_00].map((margin) =>
      [5_00, 10_00, 15_00].map((discount) =>
        Math.round((computeExtraSales(margin, discount) ?? 0) / 100),
      ),
    );
    expect(table).toEqual([
      [33, 100, 300],
      [20, 50, 100],
      [14, 33, 60],
      [11, 25, 43],
    ]);
    for (const percent of table.flat()) expect(workedExamples).toContain(String(percent));
    expect(computeExtraSales(20_00, 20_00)).toBeUndefined();
  });
});

describe("any price", () => {
  it("breaks even with the computed number of pieces, and not with one less", () => {
    fc.assert(
      fc.property(pricingInputs, (input) => {
        const { price, unit, discount } = computePricing(input);
        const contribution = price.directSale.priceBeforeTax - unit.perPiece;
        const { breakEven = 0 } = price;
        expect(price.breakEven === undefined).toBe(contribution <= 0);
        expect(contribution <= 0 || breakEven * contribution >= input.unit.fixed).toBe(true);
        expect(breakEven === 0 || (breakEven - 1) * contribution < input.unit.fixed).toBe(true);
        const currentProfit = price.directSale.profit * input.discount.pieces;
        const discountedProfit = discount.discountedSale.profit;
        const { piecesNeeded } = discount;
        expect(piecesNeeded === undefined).toBe(currentProfit <= 0 || discountedProfit <= 0);
        if (piecesNeeded === undefined) return;
        expect(piecesNeeded * discountedProfit).toBeGreaterThanOrEqual(currentProfit);
        expect((piecesNeeded - 1) * discountedProfit).toBeLessThan(currentProfit);
      }),
    );
  });

  it("increases with the share to keep, and is accurate to half a rupee", () => {
    const anyCost = fc.integer({ min: 100, max: 1_00_000_00 });
    fc.assert(
      fc.property(
        anyCost,
        fc.nat(89_99),
        fc.constantFrom("rupee" as const, "paisa" as const),
        (cost, keep, rounding) => {
          const price = computePriceForMargin(cost, keep, rounding);
          const unit = rounding === "rupee" ? 100 : 1;
          const higherPrice = computePriceForMargin(cost, keep + 1, rounding);
          expect(higherPrice.priceBeforeTax).toBeGreaterThanOrEqual(price.priceBeforeTax);
          expect(
            Math.abs(price.priceBeforeTax * (10_000 - keep) - cost * 10_000),
          ).toBeLessThanOrEqual(unit * 5000);
          // Adding the markup and keeping the margin result in the same price.
          const [withMarkup, withMargin] = [10_000 + price.markup, 1e8 / (10_000 - keep)];
          expect(Math.abs(withMarkup - withMargin)).toBeLessThanOrEqual(0.5 + 1e-6);
        },
      ),
    );
  });

  it("is the price before tax plus the tax", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1_00, max: 1_00_000_00 }), fc.nat(40_00), (tag, gst) => {
        const { priceBeforeTax } = computeTagOutcome(tag, gst, 0, 0);
        expect(priceBeforeTax).toBeLessThanOrEqual(tag);
        expect(Math.abs((priceBeforeTax * (10_000 + gst)) / 10_000 - tag)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it("has the lowest tag that keeps the share when sold through the shop", () => {
    fc.assert(
      fc.property(pricingInputs, (input) => {
        const { shop, unit } = computePricing(input);
        const toShopPrice = (tag: number) =>
          (tag * (10_000 - input.shop.share)) / (10_000 + input.price.gst);
        const targetPrice = (unit.fullCost * 10_000) / (10_000 - input.shop.keep);
        const step = input.rounding === "rupee" ? 100 : 1;
        expect(toShopPrice(shop.tagNeeded)).toBeGreaterThanOrEqual(targetPrice - 0.02);
        const isLowest = toShopPrice(shop.tagNeeded - step) < targetPrice + 0.02;
        expect(shop.tagNeeded === 0 || isLowest).toBe(true);
      }),
    );
  });
});

describe("invalid numbers", () => {
  it("are reported with their fields, part by part", () => {
    const fields = {
      ...examples.pricing,
      unit: { ...examples.pricing.unit, pieces: "0", lines: [{ label: "Oil", amount: "-1" }] },
      hour: { ...examples.pricing.hour, billable: "25" },
      price: { keep: "100", gst: "50", tag: "free" },
    };
    expect(listProblems(readPricing(fields))).toEqual([
      "unit.pieces: too-small",
      "unit.lines.0.amount: negative",
      "hour.billable: too-large",
      "price.keep: too-large",
      "price.gst: too-large",
      "price.tag: not-a-number",
    ]);
    expect(listProblems(readPricingPart("hour", fields))).toEqual(["hour.billable: too-large"]);
    expect(listProblems(readPricingPart("rise", fields))).toEqual([]);
    expect(listProblems(readPricingPart("price", blanks.pricing))).toEqual([
      "price.keep: empty",
      "price.gst: empty",
      "price.tag: empty",
    ]);
  });

  it("are also rejected by the computation", () => {
    expect(() => computePriceForMargin(273_00, 100_00, "rupee")).toThrow(InvalidInputError);
    expect(() => computeTagOutcome(Number.NaN, 0, 0, 0)).toThrow(InvalidInputError);
    expect(() => computeHourCost({ ...gunturInput.hour, days: 0 }, "rupee")).toThrow(
      InvalidInputError,
    );
    expect(countPiecesNeeded(100, 0)).toBeUndefined();
  });
});
