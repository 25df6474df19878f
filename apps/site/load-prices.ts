import type { PlanPrice } from "@angadi/content/plans";
import type { PlanPrices } from "@angadi/contract/plan";
import type { SiteContext } from "./context.ts";
import { type Deferred, defer } from "./deferred.ts";

export interface LoadedPlans {
  answer: Deferred<PlanPrices[]>;
  /** For what cannot wait: the answer if it came in time, otherwise the last one that ever came. */
  known: readonly PlanPrices[];
}

/** The API's plans. */
export async function loadPlans(site: SiteContext): Promise<LoadedPlans> {
  const answer = await defer(site.api.planPrices(), "plan prices", site);
  const known = "now" in answer && answer.now.ok ? answer.now.value : site.api.lastPlanPrices();
  return { answer, known };
}

/** What a page needs to name prices in its texts. Empty while no answer ever came. */
export async function loadPrices(site: SiteContext): Promise<PlanPrice[]> {
  const { known } = await loadPlans(site);
  return known.map(({ planName, monthlyPrice, yearlyPrice, tagline, basedOn, isRetired }) => {
    const price: PlanPrice = { planName, monthlyPrice, yearlyPrice };
    if (basedOn) Object.assign(price, { tagline, basedOn });
    if (isRetired) price.isRetired = true;
    return price;
  });
}
