import { describe, expect, it } from "vitest";
import { getComparisonCopy } from "./comparison.ts";
import { getFaqCopy } from "./faq.ts";
import { getBlogPriceStrip } from "./pages/ai-blog-builder-questions.ts";
import { billComparisonCopy } from "./pages/home-sections.ts";
import { getPricingSections } from "./pages/pricing-sections.ts";
import { pricingPageCopy } from "./pages/pricing.ts";
import {
  type Prices,
  getMostExpensivePlan,
  formatLowestPrice,
  plans,
  listPlansOnSale,
  formatYearlyBadge,
} from "./plans.ts";
import { listStories } from "./stories.ts";

const createPrice = (planName: string, monthlyPrice: number, yearlyPrice: number) => ({
  planName,
  monthlyPrice,
  yearlyPrice,
});
const EXPENSIVE: Prices = [
  createPrice("AI Growth Engine", 12_007, 1_44_084),
  createPrice("AI Powerhouse", 25_013, 3_00_156),
];
const NOTHING_FREE: Prices = [createPrice("AI Jumpstart", 299, 2999)];
const ALL_FREE: Prices = plans.map(({ name }) => createPrice(name, 0, 0));

const renderTexts = (prices: Prices) =>
  JSON.stringify([
    getComparisonCopy(prices),
    getFaqCopy(prices),
    getBlogPriceStrip(prices),
    getPricingSections(prices),
    pricingPageCopy.formatMeta(prices),
  ]);

describe("listPlansOnSale", () => {
  it("applies the API's prices by plan name and uses the defaults for all other plans", () => {
    const pricedPlans = listPlansOnSale([
      createPrice("AI Powerhouse", 5499, 54_990),
      createPrice("Somebody’s Plan", 1, 1),
    ]);
    expect(pricedPlans.map(({ monthlyPrice }) => monthlyPrice)).toEqual([0, 1999, 5499, 0]);
    expect(listPlansOnSale([])).toEqual(plans);
  });

  it("lists plans in the order of the prices if these include all plans", () => {
    const names = plans.map(({ name }) => name).toReversed();
    const pricedPlans = listPlansOnSale(names.map((name) => createPrice(name, 1, 1)));
    expect(pricedPlans.map(({ name }) => name)).toEqual(names);
  });

  it("omits retired plans and shows added ones with the features of another plan", () => {
    const pricedPlans = listPlansOnSale([
      { ...createPrice("AI Powerhouse", 0, 0), isRetired: true },
      {
        ...createPrice("AI Festival", 999, 9999),
        basedOn: "AI Growth Engine",
        tagline: "One season.",
      },
      { ...createPrice("AI Old", 9, 99), basedOn: "AI Growth Engine", isRetired: true },
    ]);
    expect(pricedPlans.map(({ name }) => name)).toEqual([
      "AI Jumpstart",
      "AI Growth Engine",
      "AI Growth Partner",
      "AI Festival",
    ]);
    expect(pricedPlans[3]).toMatchObject({
      monthlyPrice: 999,
      tagline: "One season.",
      buttonText: "Choose AI Festival",
      isPopular: false,
      features: plans[1].features,
    });
  });
});

describe("texts that name prices", () => {
  it("match the client's specification at the default prices, in rupees", () => {
    expect(getPricingSections([]).heading).toBe("Start at ₹0. Paid plans from ₹1,999 a month.");
    expect(getPricingSections([]).comparison.badge).toBe("Save 20%");
    expect(
      formatLowestPrice([
        createPrice("AI Growth Engine", 1_25_000, 0),
        createPrice("AI Powerhouse", 0, 0),
      ]),
    ).toBe("₹1,25,000");
  });

  it("start with the cheapest paid plan", () => {
    expect(formatLowestPrice(NOTHING_FREE)).toBe("₹299");
    expect(formatLowestPrice([createPrice("AI Powerhouse", 999, 9999)])).toBe("₹999");
  });

  it("do not call a paid plan free", () => {
    expect(renderTexts([])).toMatch(/stays free.*is still free/s);
    expect(renderTexts(NOTHING_FREE)).not.toMatch(
      /stays? free (?:after|\.)|plan stays free|is still free|is free,/,
    );
  });

  it("do not mention paid plans if there are none", () => {
    expect(formatLowestPrice(ALL_FREE)).toBeUndefined();
    expect(renderTexts(ALL_FREE)).not.toMatch(/Paid plans|undefined|Infinity|NaN/);
    expect(pricingPageCopy.formatMeta(ALL_FREE).description).toBe(
      "Start at ₹0. 14-day free trial, no credit card, cancel anytime.",
    );
  });

  it("promise only what paying yearly really saves", () => {
    expect(formatYearlyBadge([createPrice("AI Growth Engine", 2000, 18_001)])).toBe(
      "Save up to 24%",
    );
    expect(formatYearlyBadge(EXPENSIVE)).toBeUndefined();
    expect(renderTexts([])).toContain("it costs less");
    expect(renderTexts(EXPENSIVE)).not.toContain("it costs less");
  });
});

describe("the bill on the home page", () => {
  const formatCalculation = (percent: number) =>
    billComparisonCopy.calculation({ separateCost: "$299", plan: "A plan", rate: "₹90", percent });

  it("compares with the most expensive plan that needs no agreement", () => {
    expect(getMostExpensivePlan([createPrice("AI Growth Partner", 90_000, 0)]).name).toBe(
      "AI Powerhouse",
    );
    expect(getMostExpensivePlan([createPrice("AI Growth Engine", 9000, 0)]).name).toBe(
      "AI Growth Engine",
    );
  });

  it("claims no more than the calculated saving, and nothing if there is none", () => {
    expect(formatCalculation(34)).toMatch(/A plan with GST costs 34% less\.$/);
    expect(formatCalculation(0)).not.toMatch(/less|%/);
    expect(formatCalculation(-9)).not.toMatch(/less|%/);
  });
});

it("stories state the difference between their plan's price and their previous costs", () => {
  const saved = listStories(EXPENSIVE).map(({ moneySaved }) => moneySaved);
  expect(saved).toEqual([6200 - 12_007, 5900 - 12_007, 15_800 - 25_013]);
});
