import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { examples } from "@angadi/tests/guide-examples";
import { latePaymentInputs } from "@angadi/tests/late-payment-inputs";
import { computeExpectedLatePayment } from "@angadi/tests/expected-late-payment";
import { unwrapInput } from "@angadi/tests/unwrap-input";
import { computeLatePayment } from "./arithmetic.ts";
import { bankRates } from "./bank-rates.ts";
import { type LatePaymentInput, readLatePayment } from "./input.ts";

/** A fixed seed; developers may change it to try other cases. */
const CASES = {
  numRuns: Number(process.env["LATE_PAYMENT_RUNS"] ?? 200),
  seed: Number(process.env["LATE_PAYMENT_SEED"] ?? 20_261_123),
};

const bill = unwrapInput(readLatePayment(examples.latePayment));
/** A bill accepted on the given day, to place its first rest around a change of the rate. */
const around = (accepted: number): LatePaymentInput => ({
  ...bill,
  accepted,
  agreedDays: undefined,
  until: accepted + 400,
});
const aroundChanges = bankRates
  .slice(1)
  .flatMap(({ from }) => [-1, 0, 1].map((shift) => around(from - 15 - 31 + shift)));
/** The same input, with the amount owed paid on the last counted day. */
const withSettlement = (input: LatePaymentInput): LatePaymentInput => {
  const { owed } = computeLatePayment(input);
  const settling = { day: input.until, amount: owed, line: input.payments.length };
  return { ...input, payments: [...input.payments, settling] };
};
const random = fc.sample(latePaymentInputs, CASES);

describe("an independent day-by-day computation agrees to the paisa", () => {
  it.each(["examples", "changes of the bank rate", "settled on the day", "random"] as const)(
    "%s",
    (name) => {
      const cases = {
        examples: [bill, unwrapInput(readLatePayment(examples.partPayment))],
        "changes of the bank rate": aroundChanges,
        "settled on the day": aroundChanges.map(withSettlement),
        random,
      }[name];
      for (const input of cases)
        expect(computeLatePayment(input)).toEqual(computeExpectedLatePayment(input));
    },
  );

  it("and owes nothing once everything is paid on the last counted day", () => {
    expect(aroundChanges.map((input) => computeLatePayment(withSettlement(input)).owed)).toEqual(
      aroundChanges.map(() => 0),
    );
  });

  it("on cases that cover every rate and month length", () => {
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
