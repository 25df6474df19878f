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
const offer = (fields: Partial<OfferFields>) =>
  computeOffer(unwrapInput(readOffer({ ...blanks.offer, ...fields }, 0)), "rupee");
const lakh = { amount: "1 lakh", months: "12" } as const;

describe("the guide's one price tag: ₹1,00,000 for a year", () => {
  it.each<[string, Partial<OfferFields>, number]>([
    ["own fixed deposit", { ...lakh, kind: "end", rate: "6.5" }, 6500],
    ["sister", { ...lakh, kind: "end", rate: "8" }, 8000],
    ["gold loan", { ...lakh, kind: "end", rate: "10" }, 10_000],
    ["overdraft, half the time", { ...lakh, kind: "overdraft", rate: "12", used: "50" }, 6000],
    ["term loan", { ...lakh, kind: "loan", rate: "11" }, 6056],
    ["finance company", { ...lakh, kind: "end", rate: "18", fee: "2,000" }, 20_000],
    ["moneylender", { ...lakh, kind: "end", rate: "36" }, 36_000],
  ])("%s", (_name, fields, rupees) => {
    const { cost, perYear } = offer(fields);
    expect([cost, perYear]).toEqual([rupees * 100, rupees * 100]);
    expect(workedExamples).toContain(String(rupees));
  });
});

describe("the guide's cases", () => {
  it("Jodhpur: has the price of a partner", () => {
    for (const profit of [8_00_000, 5_00_000, 2_00_000]) {
      const share = { kind: "share", amount: "6,00,000", share: "25", months: "48" } as const;
      const { perYear } = offer({ ...share, profit: String(profit) });
      expect(workedExamples).toContain(String(perYear / 100));
    }
  });

  it("Bhagalpur: compares offers for ninety days", () => {
    const days = "90";
    const ways = [
      offer({ kind: "discount", amount: "5 lakh", rate: "2", days }),
      offer({ kind: "bill", amount: "5 lakh", rate: "9.5", days }),
      offer({ kind: "days", amount: "4 lakh", rate: "12", days }),
      offer({ kind: "end", amount: "4 lakh", rate: "36", months: "3" }),
    ];
    expect(ways.map(({ cost }) => Math.round(cost / 100))).toEqual([
      10_000, 11_712, 11_836, 36_000,
    ]);
    for (const { cost } of ways) expect(workedExamples).toContain(String(Math.round(cost / 100)));
  });
});

it("has a cost of paid minus received for any offer", () => {
  fc.assert(
    fc.property(fundingInputs, (input) => {
      for (const computed of computeFunding(input)) {
        const figures = Object.values(computed).filter((value) => typeof value === "number");
        for (const figure of figures) expect(Number.isSafeInteger(figure)).toBe(true);
        expect(computed.received).toBeGreaterThan(0);
        expect(computed.rate).toBeGreaterThanOrEqual(0);
        expect(computed.cost).toBe(
          computed.kind === "share" ? computed.paid : computed.paid - computed.received,
        );
      }
    }),
  );
});

it("has a loan's own rate without charges, and a higher one with a charge", () => {
  const rate = fc.integer({ min: 1_00, max: 40_00 });
  fc.assert(
    fc.property(rate, fc.integer({ min: 3, max: 120 }), (rate, months) => {
      const loan = {
        name: "",
        kind: "loan",
        every: "day",
        amount: 50_00_000_00,
        rate,
        months,
      } as const;
      const free = computeOffer({ ...loan, fee: 0 }, "paisa").rate;
      expect(Math.abs(free - rate)).toBeLessThanOrEqual(1);
      expect(computeOffer({ ...loan, fee: 1_00_000_00 }, "paisa").rate).toBeGreaterThan(free);
    }),
  );
});

describe("invalid numbers", () => {
  const problems = (fields: Partial<OfferFields>) =>
    listProblems(readOffer({ ...blanks.offer, ...fields }, 2));

  it("are reported with their fields, and only for the fields of the kind", () => {
    expect(problems({})).toEqual([
      "offers.2.amount: empty",
      "offers.2.rate: empty",
      "offers.2.months: empty",
    ]);
    expect(problems({ kind: "share", amount: "x", share: "101", months: "12", rate: "?" })).toEqual(
      ["offers.2.amount: not-a-number", "offers.2.share: too-large"],
    );
    expect(problems({ ...lakh, rate: "11", fee: "40,001" })).toEqual(["offers.2.fee: too-large"]);
    const daily = { kind: "instalments", amount: "1 lakh", count: "200" } as const;
    expect(problems({ ...daily, payment: "499" })).toEqual(["offers.2.payment: too-small"]);
    expect(problems({ ...daily, payment: "2 lakh" })).toEqual(["offers.2.payment: too-large"]);
    expect(listProblems(readFunding(blanks.funding)).length).toBeGreaterThan(3);
  });

  it("are also rejected by the computation", () => {
    const good = unwrapInput(readOffer({ ...blanks.offer, ...lakh, rate: "11" }, 0));
    for (const amount of [Number.NaN, 0, 1.5, 1e15]) {
      expect(() => computeOffer({ ...good, amount }, "rupee")).toThrow(InvalidInputError);
    }
    const offers = [good, good, good, good, good];
    expect(() => computeFunding({ rounding: "rupee", offers })).toThrow(InvalidInputError);
  });
});
