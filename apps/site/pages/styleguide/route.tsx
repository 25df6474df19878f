import { data } from "react-router";
import { getFaqCopy } from "@angadi/content/faq";
import {
  billComparisonCopy,
  closingCallCopy,
  featureTilesCopy,
} from "@angadi/content/pages/home-sections";
import { styleguideCopy as copy } from "@angadi/content/pages/styleguide";
import { getMostExpensivePlan } from "@angadi/content/plans";
import { testimonialsCopy } from "@angadi/content/testimonials";
import { siteContext } from "../../data/context.ts";
import { loadPrices } from "../../data/load-prices.ts";
import { NOINDEX, buildPageMeta } from "../../head/page-meta.ts";
import { BillComparison } from "../../sections/bill-comparison/bill-comparison.tsx";
import { ClosingCall } from "../../sections/closing-call/closing-call.tsx";
import { Faq } from "../../sections/faq/faq.tsx";
import { FeatureTiles } from "../../sections/feature-tiles/feature-tiles.tsx";
import { PageHero } from "../../sections/page-hero/page-hero.tsx";
import { Testimonials } from "../../sections/testimonials/testimonials.tsx";
import type { Route } from "./+types/route.ts";
import { Primitives } from "./primitives.tsx";
import { Samples } from "./samples.tsx";

/** Exists only with `STYLEGUIDE=1`, for developers. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  if (!site.hasStyleguide) throw data(null, { status: 404 });
  return { prices: await loadPrices(site) };
}

export const meta: Route.MetaFunction = (args) => [...buildPageMeta(args, copy.meta), NOINDEX];

export default function StyleguidePage({ loaderData: { prices } }: Route.ComponentProps) {
  return (
    <>
      <PageHero heading={copy.meta.title} lede={copy.meta.description} />
      <Primitives />
      <Samples />
      <FeatureTiles copy={featureTilesCopy} />
      <BillComparison copy={billComparisonCopy} plan={getMostExpensivePlan(prices)} />
      <Testimonials copy={testimonialsCopy} />
      <Faq copy={getFaqCopy(prices)} />
      <ClosingCall copy={closingCallCopy} href="/" />
    </>
  );
}
