import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { blanks, examples } from "#tests/guide-examples.ts";
import { budgetInputs } from "#tests/guide-inputs.ts";
import { tells } from "#tests/guide-sums.ts";
import { problemsOf, readOf } from "#tests/read.ts";
import { BadInput } from "../kit/figures/fields.ts";
import { BOXES, readBudget, stagePayments, startUpBudget } from "./arithmetic.ts";

const SLUG = "startup-budget-calculator";
const inTheGuide = tells(SLUG);
const surat = readOf(readBudget(examples.budget));

describe("the guide's repair shop in Surat", () => {
  const sums = startUpBudget(surat);

  it("has the boxes, the total and the margins of the guide", () => {
    expect(Object.values(sums.boxes)).toEqual(
      [113_000, 167_000, 120_000, 220_000, 16_000, 22_000, 62_000, 104_000].map((r) => r * 100),
    );
    expect(sums.total).toBe(8_24_000_00);
    expect([sums.margin, sums.needed, sums.missing, sums.over]).toEqual([
      2_06_000_00, 10_30_000_00, 4_30_000_00, 0,
    ]);
    const told = [
      ...Object.values(sums.boxes),
      ...sums.choices.flatMap((c) => [c.margin, c.needed]),
    ];
    for (const figure of [...told, sums.missing, sums.running.monthly]) {
      expect(inTheGuide(figure), `${figure} in the guide`).toBe(true);
    }
    expect(sums.tooBig).toBe(true);
    expect(sums.running.open).toBe(false);
    expect(sums.householdShort).toBe(13_000_00);
  });

  it("pays in the guide's weeks", () => {
    expect(sums.weeks.map(({ weeks, amount }) => [weeks, amount / 100])).toEqual([
      [8, 91_000],
      [7, 50_100],
      [5, 1_36_000],
      [4, 88_800],
      [2, 2_20_000],
      [1, 72_100],
    ]);
    expect(sums.beforeOpening).toBe(6_58_000_00);
    expect(sums.onOpeningDay).toBe(1_66_000_00);
    for (const { amount } of sums.weeks) expect(inTheGuide(amount)).toBe(true);
  });

  it("comes to the guide's figures after its three cuts", () => {
    const cut = startUpBudget({
      ...surat,
      boxes: {
        ...surat.boxes,
        // A used rework station and laptop save ₹30,000, accessories ₹50,000.
        C: [{ label: "", amount: 1_20_000_00 - 30_000_00, weeks: 5, deposit: false }],
        D: [{ label: "", amount: 2_20_000_00 - 50_000_00, weeks: 2, deposit: false }],
      },
      // The technician comes in month three.
      running: {
        costs: surat.running.costs,
        left: surat.running.left.map((left, month) => (month < 2 ? left + 18_000_00 : left)),
      },
    });
    expect(cut.total).toBe(7_08_000_00);
    expect(cut.needed).toBe(8_85_000_00);
  });
});

describe("any budget", () => {
  it("adds up", () => {
    fc.assert(
      fc.property(budgetInputs, (input) => {
        const sums = startUpBudget(input);
        const boxes = BOXES.map((box) => sums.boxes[box]).reduce((sum, box) => sum + box, 0);
        expect(boxes).toBe(sums.total);
        expect(sums.beforeOpening + sums.onOpeningDay).toBe(sums.total);
        expect(sums.weeks.at(-1)?.soFar ?? 0).toBe(sums.beforeOpening);
        expect(sums.needed - sums.missing + sums.over).toBe(input.have);
        const { deposit, equipment, stock, gone } = sums.back;
        expect(deposit + equipment + stock + gone).toBe(sums.total);
        expect(Object.values(stagePayments(sums.boxes.B)).reduce((a, b) => a + b)).toBe(
          sums.boxes.B,
        );
        expect(Math.abs(sums.margin * 10_000 - sums.total * input.margin)).toBeLessThanOrEqual(
          5000,
        );
      }),
    );
  });

  it("needs more with a larger margin", () => {
    fc.assert(
      fc.property(budgetInputs, fc.integer({ min: 20_00, max: 30_00 }), (input, margin) => {
        const [one, other] = [startUpBudget(input), startUpBudget({ ...input, margin })];
        expect((other.needed - one.needed) * (margin - input.margin)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe("bad figures", () => {
  it("are named with their fields, all at once", () => {
    const read = readBudget({
      ...examples.budget,
      boxes: {
        ...examples.budget.boxes,
        A: [{ label: "Deposit", amount: "lots", weeks: "105", deposit: true }],
      },
      household: { needs: "-1", income: "", months: "8.5" },
      margin: "35",
    });
    expect(problemsOf(read)).toEqual([
      "boxes.A.0.amount: not-a-number",
      "boxes.A.0.weeks: too-large",
      "household.needs: negative",
      "household.months: too-fine",
      "margin: too-large",
    ]);
    expect(problemsOf(readBudget({ ...examples.budget, margin: "" }))).toEqual(["margin: empty"]);
  });

  it("are refused by the sum, too", () => {
    for (const have of [Number.NaN, Number.POSITIVE_INFINITY, 0.5, -1, 1e15]) {
      expect(() => startUpBudget({ ...surat, have })).toThrow(BadInput);
    }
  });
});

it("a blank sheet comes to nothing", () => {
  const sums = startUpBudget(readOf(readBudget(blanks.budget)));
  expect([sums.total, sums.needed, sums.weeks]).toEqual([0, 0, []]);
});
