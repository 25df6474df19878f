import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { blanks, examples } from "@angadi/tests/guide-examples";
import { cashFlowInputs } from "@angadi/tests/guide-inputs";
import { readGuideSource, createAmountMatcher } from "@angadi/tests/guide-sums";
import { listProblems, unwrapInput } from "@angadi/tests/unwrap-input";
import { computeCashFlow, readCashFlow } from "./arithmetic.ts";
import { InvalidInputError } from "../kit/figures/fields.ts";

const SLUG = "cash-flow-management";
const isInGuide = createAmountMatcher(SLUG);
const ludhianaInput = unwrapInput(readCashFlow(examples.cashFlow));

/** The guide's table: week, opening, in, out, closing. */
const guideRows = [...readGuideSource(SLUG).matchAll(/^\|( \d+ +\|.*)\|$/gm)].map(
  ([, cells = ""]) =>
    cells.split("|").map((cell) => Number(cell.replaceAll(/[\s,*]/g, "").replace("−", "-"))),
);

describe("the guide's uniform maker in Ludhiana", () => {
  const result = computeCashFlow(ludhianaInput);

  it("matches every number in the guide's table", () => {
    expect(guideRows).toHaveLength(13);
    const rows = result.weeks.map((week) => [
      week.week,
      week.openingBalance / 100,
      week.in / 100,
      week.out / 100,
      week.closingBalance / 100,
    ]);
    expect(rows).toEqual(guideRows);
    for (const figure of [result.lowestWeek.closingBalance, result.change, result.moneyNeeded])
      expect(isInGuide(figure)).toBe(true);
  });
});

it("carries each closing balance forward, and adds up the totals", () => {
  fc.assert(
    fc.property(cashFlowInputs, (input) => {
      const result = computeCashFlow(input);
      let balance = result.openingBalance;
      for (const week of result.weeks) {
        expect(week.openingBalance).toBe(balance);
        expect(week.closingBalance).toBe(week.openingBalance + week.in - week.out);
        expect(week.closingBalance).toBeGreaterThanOrEqual(result.lowestWeek.closingBalance);
        balance = week.closingBalance;
      }
      expect(result.change).toBe(result.totals.allIn - result.totals.allOut);
      expect(result.totals.in.reduce((sum, line) => sum + line, 0)).toBe(result.totals.allIn);
      expect(result.totals.out.reduce((sum, line) => sum + line, 0)).toBe(result.totals.allOut);
      // With `moneyNeeded` in the drawer today, the cushion is never used.
      const drawer = input.drawer + result.moneyNeeded;
      const resultWithMoney = computeCashFlow({ ...input, drawer });
      expect(resultWithMoney.lowestWeek.closingBalance).toBeGreaterThanOrEqual(
        Math.min(input.cushion, resultWithMoney.openingBalance),
      );
      expect(resultWithMoney.moneyNeeded).toBe(0);
    }),
  );
});

it("reports invalid numbers with their fields", () => {
  const [line] = examples.cashFlow.in;
  const weeks = ["-5", "x", ...Array<string>(11).fill("")];
  const result = readCashFlow({
    ...examples.cashFlow,
    start: "2026-02-30",
    bank: "-1,00,000",
    cushion: "-1",
    in: [{ label: line?.label ?? "", weeks }],
  });
  expect(listProblems(result)).toEqual([
    "start: not-a-date",
    "cushion: negative",
    "in.0.weeks.0: negative",
    "in.0.weeks.1: not-a-number",
  ]);
  for (const bank of [Number.NaN, 1.5, 1e13]) {
    expect(() => computeCashFlow({ ...ludhianaInput, bank })).toThrow(InvalidInputError);
  }
  expect(() => computeCashFlow({ ...ludhianaInput, in: [{ label: "", weeks: [1] }] })).toThrow(
    InvalidInputError,
  );
});

it("has only zeros for a blank form", () => {
  const result = computeCashFlow(unwrapInput(readCashFlow(blanks.cashFlow)));
  expect([result.closingBalance, result.lowestWeek, result.warnings]).toEqual([
    0,
    { week: 1, closingBalance: 0 },
    [],
  ]);
});
