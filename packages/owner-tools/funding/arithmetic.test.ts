import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { blanks } from "@angadi/tests/guide-examples";
import { fundingInputs } from "@angadi/tests/guide-inputs";
import { readGuideFigures } from "@angadi/tests/guide-sums";
import { listProblems, unwrapInput } from "@angadi/tests/unwrap-input";
import { InvalidInputError } from "../kit/figures/fields.ts";
import { computeFunding, computeOffer } from "./arithmetic.ts";
import { type OfferFields, readFunding, readOffer } from "./input.ts";

const { sums: workedExamples } = readGuideFigures("funding-options-comparison");
const computeTypedOffer = (fields: Partial<OfferFields>) =>
  computeOffer(unwrapInput(readOffer({ ...blanks.offer, ...fields }, 0)), "rupee");
const lakhForAYear = { amount: "1 lakh", months: "12" } as const;

describe("₹1,00,000 for a year", () => {
  it.each<[string, Partial<OfferFields>, number]>([
    ["own fixed deposit", { ...lakhForAYear, kind: "end", rate: "6.5" }, 6500],
    ["sister", { ...lakhForAYear, kind: "end", rate: "8" }, 8000],
    ["gold loan", { ...lakhForAYear, kind: "end", rate: "10" }, 10_000],
    [
      "overdraft, half the time",
      { ...lakhForAYear, kind: "overdraft", rate: "12", used: "50" },
      6000,
    ],
    ["term loan", { ...lakhForAYear, kind: "loan", rate: "11" }, 6056],
    ["finance company", { ...lakhForAYear, kind: "end", rate: "18", fee: "2,000" }, 20_000],
    ["moneylender", { ...lakhForAYear, kind: "end", rate: "36" }, 36_000],
  ])("costs as much as in the guide if it is from: %s", (_name, fields, rupees) => {
    const { cost, perYear } = computeTypedOffer(fields);
    expect([cost, perYear]).toEqual([rupees * 100, rupees * 100]);
    expect(workedExamples).toContain(String(rupees));
  });
});

describe("the guide's cases", () => {
  it("have the yearly cost of a partner, by profit (Jodhpur)", () => {
    for (const profit of [8_00_000, 5_00_000, 2_00_000]) {
      const share = { kind: "share", amount: "6,00,000", share: "25", months: "48" } as const;
      const { perYear } = computeTypedOffer({ ...share, profit: String(profit) });
      expect(workedExamples).toContain(String(perYear / 100));
    }
  });

  it("have the cost of four offers for ninety days (Bhagalpur)", () => {
    const days = "90";
    const offers = [
      computeTypedOffer({ kind: "discount", amount: "5 lakh", rate: "2", days }),
      computeTypedOffer({ kind: "bill", amount: "5 lakh", rate: "9.5", days }),
      computeTypedOffer({ kind: "days", amount: "4 lakh", rate: "12", days }),
      computeTypedOffer({ kind: "end", amount: "4 lakh", rate: "36", months: "3" }),
    ];
    expect(offers.map(({ cost }) => Math.round(cost / 100))).toEqual([
      10_000, 11_712, 11_836, 36_000,
    ]);
    for (const { cost } of offers) expect(workedExamples).toContain(String(Math.round(cost / 100)));
  });
});

it("computes the cost as paid minus received, or as paid if the money is not repaid", () => {
  fc.assert(
    fc.property(fundingInputs, (input) => {
      for (const result of computeFunding(input)) {
        const figures = Object.values(result).filter((value) => typeof value === "number");
        for (const figure of figures) expect(Number.isSafeInteger(figure)).toBe(true);
        expect(result.received).toBeGreaterThan(0);
        expect(result.yearlyRate).toBeGreaterThanOrEqual(0);
        expect(result.cost).toBe(
          result.kind === "share" ? result.totalPaid : result.totalPaid - result.received,
        );
      }
    }),
  );
});

it("returns a loan's interest rate without charges, and a higher rate with a charge", () => {
  const anyRate = fc.integer({ min: 1_00, max: 40_00 });
  fc.assert(
    fc.property(anyRate, fc.integer({ min: 3, max: 120 }), (rate, months) => {
      const loan = {
        name: "",
        kind: "loan",
        every: "day",
        amount: 50_00_000_00,
        rate,
        months,
      } as const;
      const rateWithoutFee = computeOffer({ ...loan, fee: 0 }, "paisa").yearlyRate;
      expect(Math.abs(rateWithoutFee - rate)).toBeLessThanOrEqual(1);
      const rateWithFee = computeOffer({ ...loan, fee: 1_00_000_00 }, "paisa").yearlyRate;
      expect(rateWithFee).toBeGreaterThan(rateWithoutFee);
    }),
  );
});

describe("invalid numbers", () => {
  const listOfferProblems = (fields: Partial<OfferFields>) =>
    listProblems(readOffer({ ...blanks.offer, ...fields }, 2));

  it("are reported with their fields, and only for the fields of the kind", () => {
    expect(listOfferProblems({})).toEqual([
      "offers.2.amount: empty",
      "offers.2.rate: empty",
      "offers.2.months: empty",
    ]);
    const share = { kind: "share", amount: "x", share: "101", months: "12", rate: "?" } as const;
    expect(listOfferProblems(share)).toEqual([
      "offers.2.amount: not-a-number",
      "offers.2.share: too-large",
    ]);
    expect(listOfferProblems({ ...lakhForAYear, rate: "11", fee: "40,001" })).toEqual([
      "offers.2.fee: too-large",
    ]);
    const daily = { kind: "instalments", amount: "1 lakh", count: "200" } as const;
    expect(listOfferProblems({ ...daily, payment: "499" })).toEqual([
      "offers.2.payment: too-small",
    ]);
    expect(listOfferProblems({ ...daily, payment: "2 lakh" })).toEqual([
      "offers.2.payment: too-large",
    ]);
    expect(listProblems(readFunding(blanks.funding)).length).toBeGreaterThan(3);
  });

  it("are also rejected by the computation", () => {
    const validOffer = unwrapInput(readOffer({ ...blanks.offer, ...lakhForAYear, rate: "11" }, 0));
    for (const amount of [Number.NaN, 0, 1.5, 1e15]) {
      expect(() => computeOffer({ ...validOffer, amount }, "rupee")).toThrow(InvalidInputError);
    }
    const offers = [validOffer, validOffer, validOffer, validOffer, validOffer];
    expect(() => computeFunding({ rounding: "rupee", offers })).toThrow(InvalidInputError);
  });
});
