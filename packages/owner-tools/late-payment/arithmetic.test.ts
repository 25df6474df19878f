import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { examples } from "@angadi/tests/guide-examples";
import { readGuideFigures, createAmountMatcher } from "@angadi/tests/guide-sums";
import { latePaymentInputs } from "@angadi/tests/late-payment-inputs";
import { listProblems, unwrapInput } from "@angadi/tests/unwrap-input";
import { InvalidInputError } from "../kit/figures/fields.ts";
import { formatIsoDate, readDate } from "../kit/figures/readers.ts";
import { computeLatePayment, addMonths } from "./arithmetic.ts";
import { LAST_CONFIRMED_DAY, findBankRate, bankRates } from "./bank-rates.ts";
import { latePaymentBlank } from "./example.ts";
import { type LatePaymentFields, readLatePayment } from "./input.ts";

const SLUG = "cash-flow-management";
const day = (date: string): number => {
  const result = readDate(date);
  if ("problem" in result) throw new Error(date);
  return result.value;
};
const press = unwrapInput(readLatePayment(examples.latePayment));

describe("the guide's press in Sivakasi", () => {
  const computed = computeLatePayment(press);

  it("has the same interest as in the guide", () => {
    expect(computed.months.map(({ interest }) => interest)).toEqual([2750_00, 2787_81, 2826_14]);
    expect([computed.interest, computed.owed]).toEqual([8363_95, 2_08_363_95]);
    const inRupees = Math.round(computed.interest / 100) * 100;
    expect(createAmountMatcher(SLUG)(inRupees)).toBe(true);
    expect(readGuideFigures(SLUG).sums).toContain(String(inRupees / 100));
  });

  it("bears interest from the day after the 45th", () => {
    expect(formatIsoDate(computed.dueDay)).toBe("2026-01-05");
    expect(computed.months.map(({ from, to }) => [formatIsoDate(from), formatIsoDate(to)])).toEqual(
      [
        ["2026-01-06", "2026-02-05"],
        ["2026-02-06", "2026-03-05"],
        ["2026-03-06", "2026-04-05"],
      ],
    );
  });
});

describe("the last day to pay in time", () => {
  const lastDay = (agreedDays: number | undefined) =>
    computeLatePayment({ ...press, agreedDays }).dueDay - press.accepted;
  it.each([
    [undefined, 15],
    [0, 0],
    [30, 30],
    [45, 45],
    [46, 45],
    [365, 45],
  ])("with %s days agreed is %i after acceptance", (agreed, days) => {
    expect(lastDay(agreed)).toBe(days);
  });

  it("bears no interest, but the next day does", () => {
    const { dueDay } = computeLatePayment(press);
    expect(computeLatePayment({ ...press, until: dueDay }).months).toEqual([]);
    const [month] = computeLatePayment({ ...press, until: dueDay + 1 }).months;
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
  ])("%s plus %i months is %s", (from, months, to) => {
    expect(formatIsoDate(addMonths(day(from), months))).toBe(to);
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
      paid: 1_00_000_00,
      interest: 5030_53,
    });
  });
});

describe("the bank rate", () => {
  it("is the one in force on the day, and changes on the day it is announced", () => {
    const dates = bankRates.map(({ from }) => from);
    expect(dates).toEqual(dates.toSorted((a, b) => a - b));
    expect(findBankRate(day("2020-03-26"))).toBe(540);
    expect(findBankRate(day("2020-03-27"))).toBe(465);
    expect(findBankRate(day("2030-01-01"))).toBe(550);
    expect(formatIsoDate(LAST_CONFIRMED_DAY)).toBe("2026-06-05");
  });
});

it("adds up for any late payment, and never decreases over time except in a partial month", () => {
  fc.assert(
    fc.property(latePaymentInputs, (input) => {
      const { months, owed } = computeLatePayment(input);
      let balance: number | undefined;
      for (const month of months) {
        expect(month.openingBalance).toBe(balance ?? month.openingBalance);
        expect(month.closingBalance).toBe(month.openingBalance - month.paid + month.interest);
        expect(month.interest).toBeGreaterThanOrEqual(0);
        expect(month.days).toBeLessThanOrEqual(month.monthDays);
        balance = month.closingBalance;
      }
      expect(balance ?? owed).toBe(owed);
      const later = computeLatePayment({ ...input, until: input.until + 40 });
      // The last month may cost less once it is complete: the bank rate at its end counts.
      const complete = months.filter(({ days, monthDays }) => days === monthDays);
      const minimum = complete.reduce((sum, month) => sum + month.interest, 0);
      expect(later.interest).toBeGreaterThanOrEqual(minimum);
    }),
  );
});

describe("invalid numbers", () => {
  const { bill } = examples.partPayment;
  const problems = (changes: Partial<LatePaymentFields["bill"]>) =>
    listProblems(readLatePayment({ ...examples.partPayment, bill: { ...bill, ...changes } }));
  const paymentProblems = (payments: LatePaymentFields["payments"]) =>
    listProblems(readLatePayment({ ...examples.partPayment, payments }));

  it("are reported with their fields", () => {
    expect(listProblems(readLatePayment(latePaymentBlank))).toEqual([
      "bill.accepted: empty",
      "bill.amount: empty",
      "bill.until: empty",
    ]);
    expect(problems({ accepted: "2015-09-28" })).toEqual(["bill.accepted: too-small"]);
    expect(problems({ until: "2024-12-19" })).toContain("bill.until: too-small");
    expect(problems({ agreedDays: "400", amount: "0" })).toEqual([
      "bill.agreedDays: too-large",
      "bill.amount: too-small",
    ]);
    const [blank, early, open] = [
      { day: "", amount: "" },
      { day: "2024-12-19", amount: "1" },
      { day: "2025-02-30", amount: "" },
    ];
    expect(paymentProblems([blank, early])).toEqual(["payments.1.day: too-small"]);
    expect(paymentProblems([blank, open])).toEqual([
      "payments.1.day: not-a-date",
      "payments.1.amount: empty",
    ]);
  });

  it("are also rejected by the computation, as are payments above the amount owed", () => {
    const computeWithPayment = (amount: number) =>
      computeLatePayment({ ...press, payments: [{ day: press.until, amount, index: 3 }] });
    expect(computeWithPayment(2_05_537_81).owed).toBe(2826_14);
    // A payment on the last counted day may settle everything, including that day's interest.
    expect(computeWithPayment(2_05_537_81 + 2826_14).owed).toBe(0);
    expect(() => computeWithPayment(2_05_537_81 + 2826_15)).toThrow(
      new InvalidInputError("payments.3.amount", "too-large"),
    );
    for (const amount of [0, -1, 1.5, Number.NaN, 1e15]) {
      expect(() => computeLatePayment({ ...press, amount })).toThrow(InvalidInputError);
    }
    for (const until of [Number.NaN, 20_000.5, press.accepted - 1]) {
      expect(() => computeLatePayment({ ...press, until })).toThrow(InvalidInputError);
    }
  });
});
