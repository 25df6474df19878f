import { describe, expect, it } from "vitest";
import { getPricingSections } from "@angadi/content/pages/pricing-sections";
import { plans } from "@angadi/content/plans";
import { formatPrice } from "../../sections/plans/price.ts";

const copy = getPricingSections([]).comparison;
const findPlan = (name: string) => {
  const match = plans.find((plan) => plan.name === name);
  if (!match) throw new Error(`no plan ${name}`);
  return match;
};
const MONTHLY = { isYearly: false, includesGst: false };
const YEARLY = { isYearly: true, includesGst: false };

describe("formatPrice", () => {
  it("shows a monthly price in rupees with Indian digit grouping", () => {
    expect(formatPrice(findPlan("AI Growth Engine"), MONTHLY, copy)).toEqual({
      amount: "₹1,999",
      per: "a month",
      notes: ["Yearly: ₹19,599", "You save ₹4,389 a year"],
    });
    const large = { ...findPlan("AI Powerhouse"), monthlyPrice: 1_234_567 };
    expect(formatPrice(large, MONTHLY, copy).amount).toBe("₹12,34,567");
  });

  it("shows a yearly price with its monthly cost and the actual saving", () => {
    expect(formatPrice(findPlan("AI Growth Engine"), YEARLY, copy)).toEqual({
      amount: "₹19,599",
      per: "a year",
      notes: ["That is ₹1,633 a month", "You save ₹4,389 a year"],
    });
    expect(formatPrice(findPlan("AI Powerhouse"), YEARLY, copy).notes).toEqual([
      "That is ₹4,167 a month",
      "You save ₹9,989 a year",
    ]);
  });

  it("adds 18 % GST on request, in whole rupees", () => {
    const month = formatPrice(
      findPlan("AI Growth Engine"),
      { ...MONTHLY, includesGst: true },
      copy,
    );
    expect(month.amount).toBe("₹2,359");
    expect(month.notes).toEqual(["Yearly: ₹23,127", "You save ₹5,179 a year"]);
    const year = formatPrice(
      findPlan("AI Growth Engine"),
      { isYearly: true, includesGst: true },
      copy,
    );
    expect(year.amount).toBe("₹23,127");
    expect(year.notes).toEqual(["That is ₹1,927 a month", "You save ₹5,179 a year"]);
  });

  it("shows no saving if there is none", () => {
    const costlyPlan = { ...findPlan("AI Growth Engine"), yearlyPrice: 24_000 };
    expect(formatPrice(costlyPlan, YEARLY, copy).notes).toEqual(["That is ₹2,000 a month"]);
    expect(formatPrice(costlyPlan, MONTHLY, copy).notes).toEqual(["Yearly: ₹24,000"]);
    const monthly = { ...costlyPlan, yearlyPrice: 0 };
    expect(formatPrice(monthly, MONTHLY, copy).notes).toEqual([]);
  });

  it("says free or contact us instead of a zero price", () => {
    expect(formatPrice(findPlan("AI Jumpstart"), YEARLY, copy)).toEqual({
      amount: "Free",
      notes: ["Free forever"],
    });
    expect(formatPrice(findPlan("AI Growth Partner"), MONTHLY, copy)).toEqual({
      amount: "Contact Us",
      notes: [],
    });
  });
});
