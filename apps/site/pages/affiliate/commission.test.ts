import { describe, expect, it } from "vitest";
import { calculateEarnings } from "./commission.ts";

const month = { shops: 10, price: 1999, isYearly: false, share: 30 };

describe("earnings", () => {
  it("returns a share of what all shops pay, in whole paise", () => {
    expect(calculateEarnings(month)).toMatchObject({ totalPaid: 1_999_000, perPayment: 599_700 });
    expect(calculateEarnings({ ...month, shops: 1 }).perPayment).toBe(59_970);
    expect(calculateEarnings({ ...month, shops: 1, share: 7 }).perPayment).toBe(13_993);
  });

  it("counts twelve payments a year for monthly billing, and one for yearly billing", () => {
    expect(calculateEarnings(month).calculateForYears(1)).toBe(7_196_400);
    expect(calculateEarnings(month).calculateForYears(3)).toBe(21_589_200);
    const year = calculateEarnings({ ...month, price: 19_599, isYearly: true });
    expect(year.perPayment).toBe(5_879_700);
    expect(year.calculateForYears(3)).toBe(17_639_100);
  });

  it("returns zero for a share of zero", () => {
    expect(calculateEarnings({ ...month, share: 0 }).perPayment).toBe(0);
    expect(calculateEarnings({ ...month, shops: 0 }).calculateForYears(5)).toBe(0);
  });
});
