import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { blanks, examples } from "@angadi/tests/guide-examples";
import { budgetInputs } from "@angadi/tests/guide-inputs";
import { createAmountMatcher } from "@angadi/tests/guide-sums";
import { listProblems, unwrapInput } from "@angadi/tests/unwrap-input";
import { InvalidInputError } from "../kit/figures/fields.ts";
import { BOXES, readBudget, computeBudget, computeStagePayments } from "./arithmetic.ts";

const SLUG = "startup-budget-calculator";
const isInGuide = createAmountMatcher(SLUG);
const suratInput = unwrapInput(readBudget(examples.budget));

describe("the guide's repair shop in Surat", () => {
  const result = computeBudget(suratInput);

  it("has the guide's figures", () => {
    const { boxes, marginChoices, shortfall, running, weeklyPayments } = result;
    for (const figure of [
      ...Object.values(boxes),
      ...marginChoices.flatMap(({ margin, moneyNeeded }) => [margin, moneyNeeded]),
      ...weeklyPayments.map(({ amount }) => amount),
      shortfall,
      running.monthlyCosts,
    ])
      expect(isInGuide(figure), `${figure} in the guide`).toBe(true);
    expect(running.isLastMonthUncovered).toBe(false);
    expect(result.householdShortfall).toBe(13_000_00);
  });
});

describe("any budget", () => {
  it("has boxes, payments and margins that add up to its totals", () => {
    fc.assert(
      fc.property(budgetInputs, (input) => {
        const result = computeBudget(input);
        const boxTotal = BOXES.map((box) => result.boxes[box]).reduce((sum, box) => sum + box, 0);
        expect(boxTotal).toBe(result.total);
        expect(result.beforeOpening + result.onOpeningDay).toBe(result.total);
        expect(result.weeklyPayments.at(-1)?.cumulative ?? 0).toBe(result.beforeOpening);
        expect(result.moneyNeeded - result.shortfall + result.surplus).toBe(input.have);
        const { deposit, equipment, stock, unrecoverable } = result.recovery;
        expect(deposit + equipment + stock + unrecoverable).toBe(result.total);
        expect(Object.values(computeStagePayments(result.boxes.B)).reduce((a, b) => a + b)).toBe(
          result.boxes.B,
        );
        expect(Math.abs(result.margin * 10_000 - result.total * input.margin)).toBeLessThanOrEqual(
          5000,
        );
      }),
    );
  });

  it("never needs less money with a larger margin", () => {
    fc.assert(
      fc.property(budgetInputs, fc.integer({ min: 20_00, max: 30_00 }), (input, margin) => {
        const result = computeBudget(input);
        const otherResult = computeBudget({ ...input, margin });
        const difference = otherResult.moneyNeeded - result.moneyNeeded;
        expect(difference * (margin - input.margin)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe("invalid numbers", () => {
  it("are all reported at once, with their fields", () => {
    const readResult = readBudget({
      ...examples.budget,
      boxes: {
        ...examples.budget.boxes,
        A: [{ label: "Deposit", amount: "lots", weeks: "105", deposit: true }],
      },
      household: { needs: "-1", income: "", months: "8.5" },
      margin: "35",
    });
    expect(listProblems(readResult)).toEqual([
      "boxes.A.0.amount: not-a-number",
      "boxes.A.0.weeks: too-large",
      "household.needs: negative",
      "household.months: too-precise",
      "margin: too-large",
    ]);
    expect(listProblems(readBudget({ ...examples.budget, margin: "" }))).toEqual(["margin: empty"]);
  });

  it("are also rejected by the computation", () => {
    for (const have of [Number.NaN, Number.POSITIVE_INFINITY, 0.5, -1, 1e15]) {
      expect(() => computeBudget({ ...suratInput, have })).toThrow(InvalidInputError);
    }
  });
});

it("has only zeros on a blank sheet", () => {
  const result = computeBudget(unwrapInput(readBudget(blanks.budget)));
  expect([result.total, result.moneyNeeded, result.weeklyPayments]).toEqual([0, 0, []]);
});
