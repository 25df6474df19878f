import type { PlanPrice } from "@angadi/content/plans";
import type { PlanPrices } from "@angadi/contract/plan";
import type { SiteContext } from "./context.ts";
import { type Deferred, defer } from "./deferred.ts";

export interface LoadedPlanPrices {
  deferredPrices: Deferred<PlanPrices[]>;
  /** For code that cannot wait: this response if it came in time, otherwise the last one. */
  availablePrices: readonly PlanPrices[];
}

/** Loads the prices of the API's plans. */
export async function loadPlanPrices(site: SiteContext): Promise<LoadedPlanPrices> {
  const deferredPrices = await defer(site.api.listPlanPrices(), "plan prices", site);
  const availablePrices =
    "now" in deferredPrices && deferredPrices.now.ok
      ? deferredPrices.now.value
      : site.api.getLastPlanPrices();
  return { deferredPrices, availablePrices };
}

/** Loads the prices that a page's texts mention. Empty until the API has responded once. */
export async function loadPrices(site: SiteContext): Promise<PlanPrice[]> {
  const { availablePrices } = await loadPlanPrices(site);
  return availablePrices.map(
    ({ planName, monthlyPrice, yearlyPrice, tagline, basedOn, isRetired }) => {
      const price: PlanPrice = { planName, monthlyPrice, yearlyPrice };
      if (basedOn) Object.assign(price, { tagline, basedOn });
      if (isRetired) price.isRetired = true;
      return price;
    },
  );
}
