import type { PlanPrices } from "#contract/plan.ts";
import { planUrl, startUrl } from "./app-urls.ts";
import type { OfferedPlan, Plan } from "./sections/plans/plan.ts";

/**
 * The plans with the API's prices, taglines and ids where it knows a plan by its name, and with
 * where their buttons lead: on agreement to the contact page, all others to the app.
 */
export function offeredPlans(
  plans: readonly Plan[],
  prices: readonly PlanPrices[],
  appUrl: string,
): OfferedPlan[] {
  return plans.map((plan) => {
    const known = prices.find(({ planName }) => planName === plan.name);
    const priced = known
      ? {
          ...plan,
          tagline: known.tagline ?? plan.tagline,
          monthlyPrice: known.monthlyPrice,
          yearlyPrice: known.yearlyPrice,
        }
      : plan;
    const href = (yearly: boolean) => {
      if (plan.onAgreement) return "/contact";
      const price = yearly ? priced.yearlyPrice : priced.monthlyPrice;
      return price > 0 ? planUrl(appUrl, { id: known?.id, yearly }) : startUrl(appUrl);
    };
    return {
      ...priced,
      href: { monthly: href(false), yearly: href(true) },
      leaves: !plan.onAgreement,
    };
  });
}
