import { describe, expect, it } from "vitest";
import { calculateEarnings } from "./commission.ts";

const monthly = { shopCount: 10, price: 1999, isYearly: false, share: 30 };

describe("calculateEarnings", () => {
  it("returns a share of what all shops pay, in whole paise", () => {
    expect(calculateEarnings(monthly)).toMatchObject({ totalPaid: 1_999_000, perPayment: 599_700 });
    expect(calculateEarnings({ ...monthly, shopCount: 1 }).perPayment).toBe(59_970);
    expect(calculateEarnings({ ...monthly, shopCount: 1, share: 7 }).perPayment).toBe(13_993);
  });

  it("counts twelve payments a year for monthly billing, and one for yearly billing", () => {
    expect(calculateEarnings(monthly).calculateForYears(1)).toBe(7_196_400);
    expect(calculateEarnings(monthly).calculateForYears(3)).toBe(21_589_200);
    const yearlyEarnings = calculateEarnings({ ...monthly, price: 19_599, isYearly: true });
    expect(yearlyEarnings.perPayment).toBe(5_879_700);
    expect(yearlyEarnings.calculateForYears(3)).toBe(17_639_100);
  });

  it("returns zero for a share of zero and for no shops", () => {
    expect(calculateEarnings({ ...monthly, share: 0 }).perPayment).toBe(0);
    expect(calculateEarnings({ ...monthly, shopCount: 0 }).calculateForYears(5)).toBe(0);
  });
});
