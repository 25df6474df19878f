import type { DeskPlan, HandOff } from "@angadi/contract/desk/plans";
import { offeredPlans } from "@angadi/site/offered-plans";

/** What the pricing page makes of such plans: its columns, with where each button leads. */
export function planHandOffs(plans: readonly DeskPlan[], appUrl: string): HandOff[] {
  const names = new Set(plans.map(({ planName }) => planName));
  return offeredPlans(plans, appUrl).map((offered) => ({
    name: offered.name,
    isPriced: names.has(offered.name),
    monthlyPrice: offered.monthlyPrice,
    yearlyPrice: offered.yearlyPrice,
    monthly: offered.href.monthly,
    yearly: offered.href.yearly,
  }));
}
