import type { PlanPrice } from "@angadi/content/plans";
import type { PlanPrices } from "@angadi/contract/plan";
import type { SiteContext } from "./context.ts";
import { type Deferred, defer } from "./deferred.ts";

export interface LoadedPlans {
  answer: Deferred<PlanPrices[]>;
  /** For code that cannot wait: this response if it came in time, otherwise the last one. */
  known: readonly PlanPrices[];
}

/** Loads the API's plans. */
export async function loadPlans(site: SiteContext): Promise<LoadedPlans> {
  const answer = await defer(site.api.planPrices(), "plan prices", site);
  const known = "now" in answer && answer.now.ok ? answer.now.value : site.api.lastPlanPrices();
  return { answer, known };
}

/** Loads the prices that a page's texts mention. Empty until the API has responded once. */
export async function loadPrices(site: SiteContext): Promise<PlanPrice[]> {
  const { known } = await loadPlans(site);
  return known.map(({ planName, monthlyPrice, yearlyPrice, tagline, basedOn, isRetired }) => {
    const price: PlanPrice = { planName, monthlyPrice, yearlyPrice };
    if (basedOn) Object.assign(price, { tagline, basedOn });
    if (isRetired) price.isRetired = true;
    return price;
  });
}
