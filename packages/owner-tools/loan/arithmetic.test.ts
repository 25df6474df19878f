import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { blanks, examples } from "@angadi/tests/guide-examples";
import { loanInputs } from "@angadi/tests/guide-inputs";
import { readGuideFigures, readGuideSource, createAmountMatcher } from "@angadi/tests/guide-sums";
import { listProblems, unwrapInput } from "@angadi/tests/unwrap-input";
import { InvalidInputError } from "../kit/figures/fields.ts";
import { sumByYear, computeDaily, computeFlat, computeLoan } from "./arithmetic.ts";
import { readLoan, readLoanPart } from "./input.ts";

const SLUG = "business-loan-guide";
const isInGuide = createAmountMatcher(SLUG);
const { sums: workedExamples } = readGuideFigures(SLUG);
const thrissurInput = unwrapInput(readLoan(examples.loan));

/** The rows of the guide's schedule: month, opening balance, interest, principal, closing balance. */
const guideRows = [...readGuideSource(SLUG).matchAll(/^\|( \d+ +\|(?: *[\d,]+ *\|){4})$/gm)].map(
  ([, cells = ""]) =>
    cells
      .split("|")
      .slice(0, 5)
      .map((cell) => Number(cell.replaceAll(",", ""))),
);

describe("the guide's bakery in Thrissur", () => {
  const result = computeLoan(thrissurInput.loan, thrissurInput.rounding);

  it("has the instalment, schedule and last instalment in the guide", () => {
    expect(result.emi).toBe(20_676_00);
    expect(guideRows).toHaveLength(8);
    const months = new Set(guideRows.map(([month]) => month));
    const rows = result.schedule.rows.filter(({ month }) => months.has(month));
    const computedRows = rows.map(
      ({ month, openingBalance, interest, principal, closingBalance }) => [
        month,
        openingBalance / 100,
        interest / 100,
        principal / 100,
        closingBalance / 100,
      ],
    );
    expect(computedRows).toEqual(guideRows);
    expect(result.schedule.lastPayment).toEqual({ month: 48, amount: 20_700_00 });
    expect([result.schedule.totalPaid, result.schedule.totalInterest]).toEqual([
      9_92_472_00, 1_92_472_00,
    ]);
    for (const figure of [result.emi, result.schedule.totalPaid, result.schedule.totalInterest]) {
      expect(isInGuide(figure)).toBe(true);
      expect(workedExamples).toContain(String(figure / 100));
    }
  });
});

describe("the instalment", () => {
  const computeEmi = (rupees: number, rate: number, months: number) =>
    computeLoan({ ...thrissurInput.loan, loan: rupees * 100, rate, months, prepay: 0 }, "paisa")
      .emi;
  it.each([
    [10_00_000, 7_50, 240, 8055_93],
    [10_00_000, 8_00, 120, 12_132_76],
    [10_00_000, 8_50, 180, 9847_40],
    [10_00_000, 8_50, 240, 8678_23],
    // Without interest, it is a simple division.
    [1_20_000, 0, 12, 10_000_00],
  ])(
    "of ₹%d at %d hundredths of a percent for %d months is as published by others, to the paisa",
    (rupees, rate, months, emi) => {
      expect(computeEmi(rupees, rate, months)).toBe(emi);
    },
  );
  it.each([
    [10_00_000, 10_50, 120, 13_493],
    [10_00_000, 12_00, 120, 14_347],
    [10_00_000, 10_00, 60, 21_247],
    [50_00_000, 8_50, 240, 43_391],
  ])(
    "of ₹%d at %d hundredths of a percent for %d months is as published by others, to the rupee",
    (rupees, rate, months, emi) => {
      expect(Math.abs(computeEmi(rupees, rate, months) - emi * 100)).toBeLessThanOrEqual(50);
    },
  );
});

describe("any loan", () => {
  it("is repaid to the paisa, month by month", () => {
    fc.assert(
      fc.property(loanInputs, ({ loan, rounding }) => {
        const { schedule, prepayment } = computeLoan(loan, rounding);
        for (const { rows, emi, totalInterest, totalPaid } of [
          schedule,
          ...(prepayment ? [prepayment] : []),
        ]) {
          let balance = loan.loan;
          for (const row of rows) {
            expect(row.openingBalance).toBe(balance);
            expect(row.interest).toBeGreaterThanOrEqual(0);
            expect(row.principal).toBeGreaterThan(0);
            expect(row.interest + row.principal).toBe(row.payment);
            expect(row.closingBalance).toBe(row.openingBalance - row.principal - row.prepayment);
            expect(row === rows.at(-1) || row.payment === emi).toBe(true);
            balance = row.closingBalance;
          }
          expect(balance).toBe(0);
          expect(
            rows.reduce((sum, { principal, prepayment }) => sum + principal + prepayment, 0),
          ).toBe(loan.loan);
          expect(totalPaid - totalInterest).toBe(loan.loan);
          expect(rows.length).toBeLessThanOrEqual(loan.months);
        }
      }),
      { numRuns: 60 },
    );
  });

  it("never costs less with a fee, and its years add up", () => {
    fc.assert(
      fc.property(loanInputs, ({ loan, rounding }) => {
        const result = computeLoan(loan, rounding);
        const resultWithoutFee = computeLoan({ ...loan, fee: 0 }, rounding);
        expect(result.apr).toBeGreaterThanOrEqual(resultWithoutFee.apr);
        expect(result.effectiveRate).toBeGreaterThanOrEqual(result.apr);
        const years = sumByYear(result.schedule);
        expect(years.reduce((sum, { totalPaid }) => sum + totalPaid, 0)).toBe(
          result.schedule.totalPaid,
        );
        expect(years.at(-1)?.closingBalance).toBe(0);
        expect(result.prepayment?.interestSaved ?? 0).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 60 },
    );
  });

  it("has an APR equal to its interest rate if there is no fee", () => {
    const anyRate = fc.integer({ min: 1_00, max: 30_00 });
    fc.assert(
      fc.property(anyRate, fc.integer({ min: 6, max: 120 }), (rate, months) => {
        const result = computeLoan(
          { ...thrissurInput.loan, loan: 50_00_000_00, rate, months, fee: 0, prepay: 0 },
          "paisa",
        );
        expect(Math.abs(result.apr - rate)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it("costs more at a flat rate than at the same rate on the falling balance", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_00, max: 40_00 }),
        fc.integer({ min: 2, max: 120 }),
        (rate, months) => {
          const result = computeFlat(
            { loan: 10_00_000_00, rate, months, otherRate: rate },
            "paisa",
          );
          expect(result.yearlyRate).toBeGreaterThan(rate);
          expect(result.emiDifference).toBeGreaterThan(0);
        },
      ),
    );
  });
});

describe("invalid numbers", () => {
  const { loan, daily } = examples.loan;
  const listLoanProblems = (changes: Partial<typeof loan>) =>
    listProblems(readLoanPart("loan", { ...examples.loan, loan: { ...loan, ...changes } }));

  it("are reported with their fields", () => {
    expect(listLoanProblems({ loan: "999", rate: "61", months: "0" })).toEqual([
      "loan.loan: too-small",
      "loan.rate: too-large",
      "loan.months: too-small",
    ]);
    expect(listLoanProblems({ prepay: "9,00,000" })).toEqual(["loan.prepay: too-large"]);
    expect(listLoanProblems({ prepayAfter: "48" })).toEqual(["loan.prepayAfter: too-large"]);
    expect(listLoanProblems({ prepayAfter: "" })).toEqual(["loan.prepayAfter: too-small"]);
    expect(listLoanProblems({ prepay: "", prepayAfter: "" })).toEqual([]);
    expect(listProblems(readLoan(blanks.loan))).toContain("flat.otherRate: empty");
  });

  it("include instalments that never repay the money, or exceed it", () => {
    const listDailyProblems = (changes: Partial<typeof daily>) =>
      listProblems(readLoanPart("daily", { ...examples.loan, daily: { ...daily, ...changes } }));
    expect(listDailyProblems({ instalment: "499" })).toEqual(["daily.instalment: too-small"]);
    expect(listDailyProblems({ instalment: "500" })).toEqual([]);
    expect(listDailyProblems({ instalment: "2,00,000" })).toEqual(["daily.instalment: too-large"]);
  });

  it("are also rejected by the computation", () => {
    for (const rate of [Number.NaN, -1, 0.5, 1e9]) {
      expect(() => computeLoan({ ...thrissurInput.loan, rate }, "paisa")).toThrow(
        InvalidInputError,
      );
    }
    expect(() => computeLoan({ ...thrissurInput.loan, prepayAfter: 48 }, "paisa")).toThrow(
      InvalidInputError,
    );
    expect(() => computeDaily({ ...thrissurInput.daily, instalment: 100 })).toThrow(
      InvalidInputError,
    );
  });
});
