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
const thrissur = unwrapInput(readLoan(examples.loan));

/** The rows of the guide's schedule: month, opening balance, interest, principal, closing balance. */
const table = [...readGuideSource(SLUG).matchAll(/^\|( \d+ +\|(?: *[\d,]+ *\|){4})$/gm)].map(
  ([, cells = ""]) =>
    cells
      .split("|")
      .slice(0, 5)
      .map((cell) => Number(cell.replaceAll(",", ""))),
);

describe("the guide's bakery in Thrissur", () => {
  const computed = computeLoan(thrissur.loan, thrissur.rounding);

  it("has the instalment, schedule and last instalment in the guide", () => {
    expect(computed.emi).toBe(20_676_00);
    expect(table).toHaveLength(8);
    const months = new Set(table.map(([month]) => month));
    const rows = computed.schedule.rows.filter(({ month }) => months.has(month));
    const computedRows = rows.map(
      ({ month, openingBalance, interest, principal, closingBalance }) => [
        month,
        openingBalance / 100,
        interest / 100,
        principal / 100,
        closingBalance / 100,
      ],
    );
    expect(computedRows).toEqual(table);
    expect(computed.schedule.lastPayment).toEqual({ month: 48, amount: 20_700_00 });
    expect([computed.schedule.totalPaid, computed.schedule.totalInterest]).toEqual([
      9_92_472_00, 1_92_472_00,
    ]);
    for (const figure of [
      computed.emi,
      computed.schedule.totalPaid,
      computed.schedule.totalInterest,
    ]) {
      expect(isInGuide(figure)).toBe(true);
      expect(workedExamples).toContain(String(figure / 100));
    }
  });
});

describe("instalments published by others", () => {
  const loan = (rupees: number, rate: number, months: number) =>
    computeLoan({ ...thrissur.loan, loan: rupees * 100, rate, months, prepay: 0 }, "paisa").emi;
  it.each([
    [10_00_000, 7_50, 240, 8055_93],
    [10_00_000, 8_00, 120, 12_132_76],
    [10_00_000, 8_50, 180, 9847_40],
    [10_00_000, 8_50, 240, 8678_23],
    // Without interest, it is a simple division.
    [1_20_000, 0, 12, 10_000_00],
  ])(
    "₹%d at %d hundredths of a percent for %d months, to the paisa",
    (rupees, rate, months, emi) => {
      expect(loan(rupees, rate, months)).toBe(emi);
    },
  );
  it.each([
    [10_00_000, 10_50, 120, 13_493],
    [10_00_000, 12_00, 120, 14_347],
    [10_00_000, 10_00, 60, 21_247],
    [50_00_000, 8_50, 240, 43_391],
  ])(
    "₹%d at %d hundredths of a percent for %d months, to the rupee",
    (rupees, rate, months, emi) => {
      expect(Math.abs(loan(rupees, rate, months) - emi * 100)).toBeLessThanOrEqual(50);
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
          let before = loan.loan;
          for (const row of rows) {
            expect(row.openingBalance).toBe(before);
            expect(row.interest).toBeGreaterThanOrEqual(0);
            expect(row.principal).toBeGreaterThan(0);
            expect(row.interest + row.principal).toBe(row.paid);
            expect(row.closingBalance).toBe(row.openingBalance - row.principal - row.prepayment);
            expect(row === rows.at(-1) || row.paid === emi).toBe(true);
            before = row.closingBalance;
          }
          expect(before).toBe(0);
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
        const computed = computeLoan(loan, rounding);
        const free = computeLoan({ ...loan, fee: 0 }, rounding);
        expect(computed.apr).toBeGreaterThanOrEqual(free.apr);
        expect(computed.effectiveRate).toBeGreaterThanOrEqual(computed.apr);
        const years = sumByYear(computed.schedule);
        expect(years.reduce((sum, { paid }) => sum + paid, 0)).toBe(computed.schedule.totalPaid);
        expect(years.at(-1)?.closingBalance).toBe(0);
        expect(computed.prepayment?.interestSaved ?? 0).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 60 },
    );
  });

  it("has its own rate as internal rate", () => {
    const rate = fc.integer({ min: 1_00, max: 30_00 });
    fc.assert(
      fc.property(rate, fc.integer({ min: 6, max: 120 }), (rate, months) => {
        const computed = computeLoan(
          { ...thrissur.loan, loan: 50_00_000_00, rate, months, fee: 0, prepay: 0 },
          "paisa",
        );
        expect(Math.abs(computed.apr - rate)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it("costs more at a flat rate than at the same rate on the falling balance", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_00, max: 40_00 }),
        fc.integer({ min: 2, max: 120 }),
        (rate, months) => {
          const computed = computeFlat(
            { loan: 10_00_000_00, rate, months, otherRate: rate },
            "paisa",
          );
          expect(computed.rate).toBeGreaterThan(rate);
          expect(computed.emiDifference).toBeGreaterThan(0);
        },
      ),
    );
  });
});

describe("invalid numbers", () => {
  const { loan, daily } = examples.loan;
  const problems = (changed: Partial<typeof loan>) =>
    listProblems(readLoanPart("loan", { ...examples.loan, loan: { ...loan, ...changed } }));

  it("are reported with their fields", () => {
    expect(problems({ loan: "999", rate: "61", months: "0" })).toEqual([
      "loan.loan: too-small",
      "loan.rate: too-large",
      "loan.months: too-small",
    ]);
    expect(problems({ prepay: "9,00,000" })).toEqual(["loan.prepay: too-large"]);
    expect(problems({ prepayAfter: "48" })).toEqual(["loan.prepayAfter: too-large"]);
    expect(problems({ prepayAfter: "" })).toEqual(["loan.prepayAfter: too-small"]);
    expect(problems({ prepay: "", prepayAfter: "" })).toEqual([]);
    expect(listProblems(readLoan(blanks.loan))).toContain("flat.otherRate: empty");
  });

  it("have no rate if they do not repay the money, or repay all of it each day", () => {
    const wrong = (changed: Partial<typeof daily>) =>
      listProblems(readLoanPart("daily", { ...examples.loan, daily: { ...daily, ...changed } }));
    expect(wrong({ instalment: "499" })).toEqual(["daily.instalment: too-small"]);
    expect(wrong({ instalment: "500" })).toEqual([]);
    expect(wrong({ instalment: "2,00,000" })).toEqual(["daily.instalment: too-large"]);
  });

  it("are also rejected by the computation", () => {
    for (const rate of [Number.NaN, -1, 0.5, 1e9]) {
      expect(() => computeLoan({ ...thrissur.loan, rate }, "paisa")).toThrow(InvalidInputError);
    }
    expect(() => computeLoan({ ...thrissur.loan, prepayAfter: 48 }, "paisa")).toThrow(
      InvalidInputError,
    );
    expect(() => computeDaily({ ...thrissur.daily, instalment: 100 })).toThrow(InvalidInputError);
  });
});
