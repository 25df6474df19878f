import type { DeskPlan, HandOff } from "@angadi/desk-ports/plans";
import { listOfferedPlans } from "@angadi/site/sections/plans/offered-plans";

/** The pricing page's plans, with the URLs of their buttons. */
export function listHandOffs(plans: readonly DeskPlan[], appUrl: string): HandOff[] {
  const names = new Set(plans.map(({ planName }) => planName));
  return listOfferedPlans(plans, appUrl).map((plan) => ({
    name: plan.name,
    isPriced: names.has(plan.name),
    monthlyPrice: plan.monthlyPrice,
    yearlyPrice: plan.yearlyPrice,
    monthlyUrl: plan.href.monthly,
    yearlyUrl: plan.href.yearly,
  }));
}
