import { describe, expect, it } from "vitest";
import { earnings } from "./commission.ts";

const month = { shops: 10, price: 1999, yearly: false, share: 30 };

describe("earnings", () => {
  it("returns a share of what all shops pay, in whole paise", () => {
    expect(earnings(month)).toMatchObject({ paid: 1_999_000, each: 599_700 });
    expect(earnings({ ...month, shops: 1 }).each).toBe(59_970);
    expect(earnings({ ...month, shops: 1, share: 7 }).each).toBe(13_993);
  });

  it("counts twelve payments a year for monthly billing, and one for yearly billing", () => {
    expect(earnings(month).overYears(1)).toBe(7_196_400);
    expect(earnings(month).overYears(3)).toBe(21_589_200);
    const year = earnings({ ...month, price: 19_599, yearly: true });
    expect(year.each).toBe(5_879_700);
    expect(year.overYears(3)).toBe(17_639_100);
  });

  it("returns zero for a share of zero", () => {
    expect(earnings({ ...month, share: 0 }).each).toBe(0);
    expect(earnings({ ...month, shops: 0 }).overYears(5)).toBe(0);
  });
});
