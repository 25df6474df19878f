import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { examples } from "@angadi/tests/guide-examples";
import { latePaymentInputs } from "@angadi/tests/late-payment-inputs";
import { reckonLate } from "@angadi/tests/late-payment-reckoner";
import { readOf } from "@angadi/tests/read";
import { computeLatePayment } from "./arithmetic.ts";
import { bankRates } from "./bank-rates.ts";
import { type LatePaymentInput, readLatePayment } from "./input.ts";

/** The seed is fixed: other cases are for a developer. */
const CASES = {
  numRuns: Number(process.env["LATE_PAYMENT_RUNS"] ?? 200),
  seed: Number(process.env["LATE_PAYMENT_SEED"] ?? 20_261_123),
};

const bill = readOf(readLatePayment(examples.latePayment));
/** Whose first rest is the day before a change of the rate, the day itself, and the day after. */
const around = (accepted: number): LatePaymentInput => ({
  ...bill,
  accepted,
  agreedDays: undefined,
  until: accepted + 400,
});
const aroundChanges = bankRates
  .slice(1)
  .flatMap(({ from }) => [-1, 0, 1].map((shift) => around(from - 15 - 31 + shift)));
/** What they owe is paid on the day it is counted to. */
const settled = (input: LatePaymentInput): LatePaymentInput => {
  const { owed } = computeLatePayment(input);
  const settling = { day: input.until, amount: owed, line: input.payments.length };
  return { ...input, payments: [...input.payments, settling] };
};
const random = fc.sample(latePaymentInputs, CASES);

describe("an independent reckoner, which goes day by day, agrees to the paisa", () => {
  it.each(["examples", "changes of the bank rate", "settled on the day", "random"] as const)(
    "%s",
    (name) => {
      const cases = {
        examples: [bill, readOf(readLatePayment(examples.partPayment))],
        "changes of the bank rate": aroundChanges,
        "settled on the day": aroundChanges.map(settled),
        random,
      }[name];
      for (const input of cases) expect(computeLatePayment(input)).toEqual(reckonLate(input));
    },
  );

  it("and nothing is owed once all of it is paid on the day it is counted to", () => {
    expect(aroundChanges.map((input) => computeLatePayment(settled(input)).owed)).toEqual(
      aroundChanges.map(() => 0),
    );
  });

  it("on cases that have all there is", () => {
    const months = random.map((input) => computeLatePayment(input).months);
    const all = months.flat();
    const rates = new Set(bankRates.map(({ rate }) => rate));
    expect(new Set(all.map(({ bankRate }) => bankRate))).toEqual(rates);
    expect(new Set(all.map(({ monthDays }) => monthDays))).toEqual(new Set([28, 29, 30, 31]));
    expect(months.filter((list) => list.length === 0).length).toBeGreaterThan(3);
    expect(all.filter(({ paid }) => paid > 0).length).toBeGreaterThan(100);
    expect(all.filter(({ days, monthDays }) => days < monthDays).length).toBeGreaterThan(50);
  });
});
