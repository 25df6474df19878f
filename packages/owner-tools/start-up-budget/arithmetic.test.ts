import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { blanks, examples } from "@angadi/tests/guide-examples";
import { budgetInputs } from "@angadi/tests/guide-inputs";
import { createAmountMatcher } from "@angadi/tests/guide-sums";
import { listProblems, unwrapInput } from "@angadi/tests/unwrap-input";
import { InvalidInputError } from "../kit/figures/fields.ts";
import { BOXES, readBudget, listStagePayments, computeBudget } from "./arithmetic.ts";

const SLUG = "startup-budget-calculator";
const isInGuide = createAmountMatcher(SLUG);
const surat = unwrapInput(readBudget(examples.budget));

describe("the guide's repair shop in Surat", () => {
  const computed = computeBudget(surat);

  it("has the guide's figures", () => {
    const { boxes, marginChoices, shortfall, running, weeks } = computed;
    for (const figure of [
      ...Object.values(boxes),
      ...marginChoices.flatMap(({ margin, needed }) => [margin, needed]),
      ...weeks.map(({ amount }) => amount),
      shortfall,
      running.monthly,
    ])
      expect(isInGuide(figure), `${figure} in the guide`).toBe(true);
    expect(running.isUncovered).toBe(false);
    expect(computed.householdShortfall).toBe(13_000_00);
  });
});

describe("any budget", () => {
  it("adds up", () => {
    fc.assert(
      fc.property(budgetInputs, (input) => {
        const computed = computeBudget(input);
        const boxes = BOXES.map((box) => computed.boxes[box]).reduce((sum, box) => sum + box, 0);
        expect(boxes).toBe(computed.total);
        expect(computed.beforeOpening + computed.onOpeningDay).toBe(computed.total);
        expect(computed.weeks.at(-1)?.cumulative ?? 0).toBe(computed.beforeOpening);
        expect(computed.needed - computed.shortfall + computed.surplus).toBe(input.have);
        const { deposit, equipment, stock, unrecoverable } = computed.payback;
        expect(deposit + equipment + stock + unrecoverable).toBe(computed.total);
        expect(Object.values(listStagePayments(computed.boxes.B)).reduce((a, b) => a + b)).toBe(
          computed.boxes.B,
        );
        expect(
          Math.abs(computed.margin * 10_000 - computed.total * input.margin),
        ).toBeLessThanOrEqual(5000);
      }),
    );
  });

  it("needs more with a larger margin", () => {
    fc.assert(
      fc.property(budgetInputs, fc.integer({ min: 20_00, max: 30_00 }), (input, margin) => {
        const [one, other] = [computeBudget(input), computeBudget({ ...input, margin })];
        expect((other.needed - one.needed) * (margin - input.margin)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe("invalid numbers", () => {
  it("are all reported at once, with their fields", () => {
    const read = readBudget({
      ...examples.budget,
      boxes: {
        ...examples.budget.boxes,
        A: [{ label: "Deposit", amount: "lots", weeks: "105", deposit: true }],
      },
      household: { needs: "-1", income: "", months: "8.5" },
      margin: "35",
    });
    expect(listProblems(read)).toEqual([
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
      expect(() => computeBudget({ ...surat, have })).toThrow(InvalidInputError);
    }
  });
});

it("has only zeros on a blank sheet", () => {
  const computed = computeBudget(unwrapInput(readBudget(blanks.budget)));
  expect([computed.total, computed.needed, computed.weeks]).toEqual([0, 0, []]);
});
