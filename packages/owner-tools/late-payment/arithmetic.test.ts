import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { examples } from "@angadi/tests/guide-examples";
import { readGuideFigures, createAmountMatcher } from "@angadi/tests/guide-sums";
import { latePaymentInputs } from "@angadi/tests/late-payment-inputs";
import { listProblems, unwrapInput } from "@angadi/tests/unwrap-input";
import { InvalidInputError } from "../kit/figures/fields.ts";
import { formatIsoDate, parseDateField } from "../kit/figures/readers.ts";
import { computeLatePayment, addMonths } from "./arithmetic.ts";
import { LAST_CONFIRMED_DAY, getBankRate, bankRates } from "./bank-rates.ts";
import { emptyLatePayment } from "./example.ts";
import { type LatePaymentFields, readLatePayment } from "./input.ts";

const SLUG = "cash-flow-management";
const parseDay = (date: string): number => {
  const result = parseDateField(date);
  if ("problem" in result) throw new Error(date);
  return result.value;
};
const pressInput = unwrapInput(readLatePayment(examples.latePayment));

describe("the guide's press in Sivakasi", () => {
  const result = computeLatePayment(pressInput);

  it("has the same interest as in the guide", () => {
    expect(result.months.map(({ interest }) => interest)).toEqual([2750_00, 2787_81, 2826_14]);
    expect([result.interest, result.amountOwed]).toEqual([8363_95, 2_08_363_95]);
    const inRupees = Math.round(result.interest / 100) * 100;
    expect(createAmountMatcher(SLUG)(inRupees)).toBe(true);
    expect(readGuideFigures(SLUG).sums).toContain(String(inRupees / 100));
  });

  it("bears interest from the day after the 45th", () => {
    expect(formatIsoDate(result.dueDay)).toBe("2026-01-05");
    expect(result.months.map(({ from, to }) => [formatIsoDate(from), formatIsoDate(to)])).toEqual([
      ["2026-01-06", "2026-02-05"],
      ["2026-02-06", "2026-03-05"],
      ["2026-03-06", "2026-04-05"],
    ]);
  });
});

describe("the last day to pay in time", () => {
  const countDaysToPay = (agreedDays: number | undefined) =>
    computeLatePayment({ ...pressInput, agreedDays }).dueDay - pressInput.acceptedDay;
  it.each([
    [undefined, 15],
    [0, 0],
    [30, 30],
    [45, 45],
    [46, 45],
    [365, 45],
  ])("with %s agreed days, is %i days after acceptance", (agreedDays, days) => {
    expect(countDaysToPay(agreedDays)).toBe(days);
  });

  it("bears no interest, but the next day does", () => {
    const { dueDay } = computeLatePayment(pressInput);
    expect(computeLatePayment({ ...pressInput, until: dueDay }).months).toEqual([]);
    const [month] = computeLatePayment({ ...pressInput, until: dueDay + 1 }).months;
    // One of 31 days of a twelfth of 16.5%.
    expect([month?.days, month?.monthDays, month?.interest]).toEqual([1, 31, 88_71]);
  });
});

describe("a month", () => {
  it.each([
    ["2024-01-31", 1, "2024-02-29"],
    ["2023-01-31", 1, "2023-02-28"],
    ["2024-01-31", 2, "2024-03-31"],
    ["2023-12-30", 2, "2024-02-29"],
    ["2016-02-29", 12, "2017-02-28"],
  ])("ends on the same date, or on the last of the month: %s + %i is %s", (from, months, to) => {
    expect(formatIsoDate(addMonths(parseDay(from), months))).toBe(to);
  });

  it("uses the bank rate in force at its rest", () => {
    const { months } = computeLatePayment(unwrapInput(readLatePayment(examples.partPayment)));
    expect(months.map(({ to, bankRate }) => [formatIsoDate(to), bankRate]).slice(0, 5)).toEqual([
      ["2025-03-03", 650],
      ["2025-04-03", 650],
      ["2025-05-03", 625],
      ["2025-06-03", 625],
      ["2025-07-03", 575],
    ]);
    // The payment of 20 May reduces interest from the 21st: 14 of the month's 31 days.
    expect(months[3]).toMatchObject({
      openingBalance: 3_67_115_35,
      amountPaid: 1_00_000_00,
      interest: 5030_53,
    });
  });
});

describe("the bank rate", () => {
  it("is the one in force on the day, and changes on the day it is announced", () => {
    const dates = bankRates.map(({ from }) => from);
    expect(dates).toEqual(dates.toSorted((a, b) => a - b));
    expect(getBankRate(parseDay("2020-03-26"))).toBe(540);
    expect(getBankRate(parseDay("2020-03-27"))).toBe(465);
    expect(getBankRate(parseDay("2030-01-01"))).toBe(550);
    expect(formatIsoDate(LAST_CONFIRMED_DAY)).toBe("2026-06-05");
  });
});

it("adds up for any late payment, and never decreases over time except in a partial month", () => {
  fc.assert(
    fc.property(latePaymentInputs, (input) => {
      const { months, amountOwed } = computeLatePayment(input);
      let balance: number | undefined;
      for (const month of months) {
        expect(month.openingBalance).toBe(balance ?? month.openingBalance);
        expect(month.closingBalance).toBe(month.openingBalance - month.amountPaid + month.interest);
        expect(month.interest).toBeGreaterThanOrEqual(0);
        expect(month.days).toBeLessThanOrEqual(month.monthDays);
        balance = month.closingBalance;
      }
      expect(balance ?? amountOwed).toBe(amountOwed);
      const laterResult = computeLatePayment({ ...input, until: input.until + 40 });
      // The last month may cost less once it is complete: the bank rate at its end counts.
      const completeMonths = months.filter(({ days, monthDays }) => days === monthDays);
      const minInterest = completeMonths.reduce((sum, month) => sum + month.interest, 0);
      expect(laterResult.interest).toBeGreaterThanOrEqual(minInterest);
    }),
  );
});

describe("invalid numbers", () => {
  const { bill } = examples.partPayment;
  const listBillProblems = (changes: Partial<LatePaymentFields["bill"]>) =>
    listProblems(readLatePayment({ ...examples.partPayment, bill: { ...bill, ...changes } }));
  const listPaymentProblems = (payments: LatePaymentFields["payments"]) =>
    listProblems(readLatePayment({ ...examples.partPayment, payments }));

  it("are reported with their fields", () => {
    expect(listProblems(readLatePayment(emptyLatePayment))).toEqual([
      "bill.accepted: empty",
      "bill.amount: empty",
      "bill.until: empty",
    ]);
    expect(listBillProblems({ accepted: "2015-09-28" })).toEqual(["bill.accepted: too-small"]);
    expect(listBillProblems({ until: "2024-12-19" })).toContain("bill.until: too-small");
    expect(listBillProblems({ agreedDays: "400", amount: "0" })).toEqual([
      "bill.agreedDays: too-large",
      "bill.amount: too-small",
    ]);
    const [emptyPayment, earlyPayment, incompletePayment] = [
      { day: "", amount: "" },
      { day: "2024-12-19", amount: "1" },
      { day: "2025-02-30", amount: "" },
    ];
    expect(listPaymentProblems([emptyPayment, earlyPayment])).toEqual([
      "payments.1.day: too-small",
    ]);
    expect(listPaymentProblems([emptyPayment, incompletePayment])).toEqual([
      "payments.1.day: not-a-date",
      "payments.1.amount: empty",
    ]);
  });

  it("are also rejected by the computation, as are payments above the amount owed", () => {
    const computeWithPayment = (amount: number) =>
      computeLatePayment({
        ...pressInput,
        payments: [{ day: pressInput.until, amount, index: 3 }],
      });
    expect(computeWithPayment(2_05_537_81).amountOwed).toBe(2826_14);
    // A payment on the last counted day may settle everything, including that day's interest.
    expect(computeWithPayment(2_05_537_81 + 2826_14).amountOwed).toBe(0);
    expect(() => computeWithPayment(2_05_537_81 + 2826_15)).toThrow(
      new InvalidInputError("payments.3.amount", "too-large"),
    );
    for (const amount of [0, -1, 1.5, Number.NaN, 1e15]) {
      expect(() => computeLatePayment({ ...pressInput, amount })).toThrow(InvalidInputError);
    }
    for (const until of [Number.NaN, 20_000.5, pressInput.acceptedDay - 1]) {
      expect(() => computeLatePayment({ ...pressInput, until })).toThrow(InvalidInputError);
    }
  });
});
