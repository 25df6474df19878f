import { pricingWords } from "#content/pages/pricing.ts";
import type { PlanPrices } from "#contract/plan.ts";
import { useAppUrl } from "../../app-url.ts";
import { siteContext } from "../../context.ts";
import { defer } from "../../deferred.ts";
import { pageMeta, siteUrl } from "../../page-meta.ts";
import { DeferredView } from "../../deferred-view.tsx";
import type { Route } from "./+types/route.ts";
import { Pricing } from "./pricing.tsx";

/** No prices from the API: the plans keep their own. */
const NONE: readonly PlanPrices[] = [];

export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  return { prices: await defer(site.api.planPrices(), "plan prices", site) };
}

// The switches change the address; prices stay.
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = (args) => pageMeta(args, pricingWords.meta);

export default function PricingPage({ loaderData, matches }: Route.ComponentProps) {
  const appUrl = useAppUrl();
  const url = `${siteUrl({ matches })}/pricing`;
  const pricing = (prices: readonly PlanPrices[]) => (
    <Pricing prices={prices} appUrl={appUrl} url={url} />
  );
  return (
    <DeferredView data={loaderData.prices} skeleton={pricing(NONE)}>
      {(outcome) => pricing(outcome.ok ? outcome.value : NONE)}
    </DeferredView>
  );
}
