import { describe, expect, it } from "vitest";
import { getPricingSections } from "@angadi/content/pages/pricing-sections";
import { plans } from "@angadi/content/plans";
import { formatPrice } from "../../sections/plans/price.ts";

const copy = getPricingSections([]).comparison;
const getPlan = (name: string) => {
  const match = plans.find((plan) => plan.name === name);
  if (!match) throw new Error(`no plan ${name}`);
  return match;
};
const MONTHLY = { isYearly: false, includesGst: false };
const YEARLY = { isYearly: true, includesGst: false };

describe("formatPrice", () => {
  it("shows a monthly price in rupees with Indian digit grouping", () => {
    expect(formatPrice(getPlan("AI Growth Engine"), MONTHLY, copy)).toEqual({
      amount: "₹1,999",
      per: "a month",
      notes: ["Yearly: ₹19,599", "You save ₹4,389 a year"],
    });
    const expensivePlan = { ...getPlan("AI Powerhouse"), monthlyPrice: 1_234_567 };
    expect(formatPrice(expensivePlan, MONTHLY, copy).amount).toBe("₹12,34,567");
  });

  it("shows a yearly price with its monthly cost and the actual saving", () => {
    expect(formatPrice(getPlan("AI Growth Engine"), YEARLY, copy)).toEqual({
      amount: "₹19,599",
      per: "a year",
      notes: ["That is ₹1,633 a month", "You save ₹4,389 a year"],
    });
    expect(formatPrice(getPlan("AI Powerhouse"), YEARLY, copy).notes).toEqual([
      "That is ₹4,167 a month",
      "You save ₹9,989 a year",
    ]);
  });

  it("adds 18 % GST on request, in whole rupees", () => {
    const monthly = formatPrice(
      getPlan("AI Growth Engine"),
      { ...MONTHLY, includesGst: true },
      copy,
    );
    expect(monthly.amount).toBe("₹2,359");
    expect(monthly.notes).toEqual(["Yearly: ₹23,127", "You save ₹5,179 a year"]);
    const yearly = formatPrice(getPlan("AI Growth Engine"), { ...YEARLY, includesGst: true }, copy);
    expect(yearly.amount).toBe("₹23,127");
    expect(yearly.notes).toEqual(["That is ₹1,927 a month", "You save ₹5,179 a year"]);
  });

  it("shows no saving if there is none", () => {
    const costlyPlan = { ...getPlan("AI Growth Engine"), yearlyPrice: 24_000 };
    expect(formatPrice(costlyPlan, YEARLY, copy).notes).toEqual(["That is ₹2,000 a month"]);
    expect(formatPrice(costlyPlan, MONTHLY, copy).notes).toEqual(["Yearly: ₹24,000"]);
    const monthlyOnlyPlan = { ...costlyPlan, yearlyPrice: 0 };
    expect(formatPrice(monthlyOnlyPlan, MONTHLY, copy).notes).toEqual([]);
  });

  it("says free or contact us instead of a zero price", () => {
    expect(formatPrice(getPlan("AI Jumpstart"), YEARLY, copy)).toEqual({
      amount: "Free",
      notes: ["Free forever"],
    });
    expect(formatPrice(getPlan("AI Growth Partner"), MONTHLY, copy)).toEqual({
      amount: "Contact Us",
      notes: [],
    });
  });
});
