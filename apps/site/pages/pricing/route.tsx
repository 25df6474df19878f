import { pricingPageCopy } from "@angadi/content/pages/pricing";
import type { PlanPrices } from "@angadi/contract/plan";
import { useAppUrl } from "../../addresses/use-app-url.ts";
import { siteContext } from "../../data/context.ts";
import { loadPlanPrices } from "../../data/load-prices.ts";
import { buildPageMeta, getOrigin } from "../../head/page-meta.ts";
import { DeferredView } from "../../data/deferred-view.tsx";
import type { Route } from "./+types/route.ts";
import { PricingContent } from "./pricing.tsx";

export const loader = ({ context }: Route.LoaderArgs) => loadPlanPrices(context.get(siteContext));

// The switches only change the URL; the prices stay the same.
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = (args) =>
  buildPageMeta(args, pricingPageCopy.formatMeta(args.loaderData?.availablePrices ?? []));

export default function PricingPage({ loaderData, matches }: Route.ComponentProps) {
  const { deferredPrices, availablePrices } = loaderData;
  const appUrl = useAppUrl();
  const url = `${getOrigin({ matches })}/pricing`;
  const renderPricing = (prices: readonly PlanPrices[]) => (
    <PricingContent prices={prices} appUrl={appUrl} url={url} />
  );
  return (
    <DeferredView data={deferredPrices} skeleton={renderPricing(availablePrices)}>
      {(outcome) => renderPricing(outcome.ok ? outcome.value : availablePrices)}
    </DeferredView>
  );
}
