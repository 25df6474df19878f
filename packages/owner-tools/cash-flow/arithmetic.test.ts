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
const ludhiana = unwrapInput(readCashFlow(examples.cashFlow));

/** The guide's table: week, opening, in, out, closing. */
const table = [...readGuideSource(SLUG).matchAll(/^\|( \d+ +\|.*)\|$/gm)].map(([, cells = ""]) =>
  cells.split("|").map((cell) => Number(cell.replaceAll(/[\s,*]/g, "").replace("−", "-"))),
);

describe("the guide's uniform maker in Ludhiana", () => {
  const computed = computeCashFlow(ludhiana);

  it("matches every number in the guide's table", () => {
    expect(table).toHaveLength(13);
    const rows = computed.weeks.map((week) => [
      week.week,
      week.opening / 100,
      week.in / 100,
      week.out / 100,
      week.closing / 100,
    ]);
    expect(rows).toEqual(table);
    for (const figure of [computed.lowest.closing, computed.change, computed.needed])
      expect(isInGuide(figure)).toBe(true);
  });
});

it("carries each closing balance forward, and adds up the totals", () => {
  fc.assert(
    fc.property(cashFlowInputs, (input) => {
      const computed = computeCashFlow(input);
      let balance = computed.opening;
      for (const week of computed.weeks) {
        expect(week.opening).toBe(balance);
        expect(week.closing).toBe(week.opening + week.in - week.out);
        expect(week.closing).toBeGreaterThanOrEqual(computed.lowest.closing);
        balance = week.closing;
      }
      expect(computed.change).toBe(computed.totals.allIn - computed.totals.allOut);
      expect(computed.totals.in.reduce((sum, line) => sum + line, 0)).toBe(computed.totals.allIn);
      expect(computed.totals.out.reduce((sum, line) => sum + line, 0)).toBe(computed.totals.allOut);
      // With `needed` in the bank today, the cushion is never used.
      const withHelp = computeCashFlow({ ...input, drawer: input.drawer + computed.needed });
      expect(withHelp.lowest.closing).toBeGreaterThanOrEqual(
        Math.min(input.cushion, withHelp.opening),
      );
      expect(withHelp.needed).toBe(0);
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
    expect(() => computeCashFlow({ ...ludhiana, bank })).toThrow(InvalidInputError);
  }
  expect(() => computeCashFlow({ ...ludhiana, in: [{ label: "", weeks: [1] }] })).toThrow(
    InvalidInputError,
  );
});

it("has only zeros for a blank form", () => {
  const computed = computeCashFlow(unwrapInput(readCashFlow(blanks.cashFlow)));
  expect([computed.closing, computed.lowest, computed.warnings]).toEqual([
    0,
    { week: 1, closing: 0 },
    [],
  ]);
});
