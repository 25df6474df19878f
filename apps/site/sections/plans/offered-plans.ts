import { listPlansOnSale } from "@angadi/content/plans";
import type { PlanPrices } from "@angadi/contract/plan";
import { buildPlanUrl, buildStartUrl } from "../../addresses/app-urls.ts";
import type { OfferedPlan, Plan } from "./plan.ts";

/**
 * The plans with the API's prices, taglines and ids, matched by name, and with their buttons' URLs:
 * the contact page for plans with custom pricing, the app for all others.
 */
export const listOfferedPlans = (prices: readonly PlanPrices[], appUrl: string): OfferedPlan[] =>
  listPlansOnSale(prices).map((plan) => {
    const planPrices = prices.find(({ planName }) => planName === plan.name);
    return toOfferedPlan(
      { ...plan, tagline: planPrices?.tagline ?? plan.tagline },
      planPrices?.id,
      appUrl,
    );
  });

function toOfferedPlan(plan: Plan, id: string | undefined, appUrl: string): OfferedPlan {
  const buildHref = (isYearly: boolean) => {
    if (plan.hasCustomPricing) return "/contact";
    const price = isYearly ? plan.yearlyPrice : plan.monthlyPrice;
    return price > 0 ? buildPlanUrl(appUrl, { id, isYearly }) : buildStartUrl(appUrl);
  };
  return {
    ...plan,
    href: { monthly: buildHref(false), yearly: buildHref(true) },
    isExternal: !plan.hasCustomPricing,
  };
}
