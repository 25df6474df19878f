import { describe, expect, it } from "vitest";
import { listOfferedPlans } from "./offered-plans.ts";

const APP = "https://app.example.test";
const createPrices = (planName: string, prices = {}, id?: string) => ({
  id,
  planName,
  tagline: undefined,
  monthlyPrice: 100,
  yearlyPrice: 1000,
  ...prices,
});

const listByName = (...prices: ReturnType<typeof createPrices>[]) =>
  Object.fromEntries(listOfferedPlans(prices, APP).map((plan) => [plan.name, plan]));

describe("listOfferedPlans", () => {
  it("uses the defaults, without plan ids, if the API has not responded", () => {
    const plan = listByName()["AI Growth Engine"];
    expect(plan).toMatchObject({ monthlyPrice: 1999, yearlyPrice: 19_599 });
    expect(plan?.href).toEqual({
      monthly: `${APP}/website-type?ia=false`,
      yearly: `${APP}/website-type?ia=true`,
    });
  });

  it("uses price, tagline and id of the plan with the same name, and encodes the id", () => {
    const plan = listByName(
      { ...createPrices("AI Growth Engine", {}, "a&b=c d"), tagline: "New" as never },
      createPrices("Somebody’s Plan"),
    )["AI Growth Engine"];
    expect(plan).toMatchObject({ monthlyPrice: 100, yearlyPrice: 1000, tagline: "New" });
    expect(plan?.href.yearly).toBe(`${APP}/website-type?id=a%26b%3Dc+d&ia=true`);
  });

  it("links a free plan without parameters, in the billing period in which it is free", () => {
    expect(listByName()["AI Jumpstart"]?.href.yearly).toBe(`${APP}/website-type`);
    const plan = listByName(createPrices("AI Powerhouse", { monthlyPrice: 0 }, "p"))[
      "AI Powerhouse"
    ];
    expect(plan?.href).toEqual({
      monthly: `${APP}/website-type`,
      yearly: `${APP}/website-type?id=p&ia=true`,
    });
  });

  it("links the plan with custom pricing to the contact page, whatever its price", () => {
    const plan = listByName(createPrices("AI Growth Partner", {}, "p"))["AI Growth Partner"];
    expect(plan).toMatchObject({ monthlyPrice: 100, isExternal: false });
    expect(plan?.href).toEqual({ monthly: "/contact", yearly: "/contact" });
  });
});
