import fc from "fast-check";
import { FIRST_KNOWN_DAY, bankRates } from "@angadi/owner-tools/late-payment/bank-rates";
import { type LatePaymentInput, MAX_PAYMENTS } from "@angadi/owner-tools/late-payment/input";

/** Generated late payments, all accepted by the parser and possible for the buyer. */

const toEpochDay = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000;
const LAST_DAY = toEpochDay("2027-12-31");

/** Days around the ends of months, and the days before, on and after each bank rate change. */
const specialDays = [
  ...bankRates.map(({ from }) => from),
  ...["2016-01-31", "2016-02-29", "2019-02-28", "2020-02-29", "2023-12-31", "2024-02-29"].map(
    toEpochDay,
  ),
  ...["2020-01-30", "2024-08-31", "2025-11-30", "2023-10-31", "2026-04-30"].map(toEpochDay),
].flatMap((day) => [day - 1, day, day + 1]);

const anyDay = fc.oneof(
  fc.constantFrom(...specialDays),
  fc.integer({ min: FIRST_KNOWN_DAY, max: LAST_DAY }),
);

const anyAmount = fc.oneof(
  fc.integer({ min: 1, max: 10_00_000_00 }),
  fc.integer({ min: 1, max: 10_00_000 }).map((rupees) => rupees * 100),
  fc.integer({ min: 1, max: 100_00_00_000_00 }),
);

/** Part payments as shares of the bill and of its period, in thousandths. */
const partPayments = fc.array(
  fc.record({ share: fc.integer({ min: 1, max: 600 }), time: fc.nat(1000) }),
  {
    maxLength: MAX_PAYMENTS,
  },
);

/** Any late payment: every rate change since 2016, leap years, ends of months, part payments. */
export const latePaymentInputs: fc.Arbitrary<LatePaymentInput> = fc
  .record({
    days: fc.tuple(anyDay, anyDay),
    agreedDays: fc.option(fc.integer({ min: 0, max: 90 }), { nil: undefined }),
    amount: anyAmount,
    parts: partPayments,
  })
  .map(({ days, agreedDays, amount, parts }) => {
    const [acceptedDay, endDay] = [
      Math.max(FIRST_KNOWN_DAY, Math.min(...days)),
      Math.max(...days) + 1,
    ];
    let remaining = amount;
    const payments = parts.flatMap(({ share, time }, index) => {
      const part = Math.floor((amount * share) / 1000);
      if (part === 0 || part > remaining) return [];
      remaining -= part;
      return [
        {
          day: acceptedDay + Math.floor(((endDay - acceptedDay) * time) / 1000),
          amount: part,
          index,
        },
      ];
    });
    return { acceptedDay, until: endDay, agreedDays, amount, payments };
  });
