import { plansAt } from "#content/plans.ts";
import type { PlanPrices } from "#contract/plan.ts";
import { planUrl, startUrl } from "./app-urls.ts";
import type { OfferedPlan } from "./sections/plans/plan.ts";

/**
 * The plans with the API's prices, taglines and ids where it knows a plan by its name, and with
 * where their buttons lead: on agreement to the contact page, all others to the app.
 */
export function offeredPlans(prices: readonly PlanPrices[], appUrl: string): OfferedPlan[] {
  return plansAt(prices).map((plan) => {
    const known = prices.find(({ planName }) => planName === plan.name);
    const href = (yearly: boolean) => {
      if (plan.onAgreement) return "/contact";
      const price = yearly ? plan.yearlyPrice : plan.monthlyPrice;
      return price > 0 ? planUrl(appUrl, { id: known?.id, yearly }) : startUrl(appUrl);
    };
    return {
      ...plan,
      tagline: known?.tagline ?? plan.tagline,
      href: { monthly: href(false), yearly: href(true) },
      leaves: !plan.onAgreement,
    };
  });
}
