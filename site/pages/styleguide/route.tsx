import { data } from "react-router";
import { faqWords } from "#content/faq.ts";
import {
  billComparisonWords,
  comparedPlan,
  closingCallWords,
  featureTilesWords,
} from "#content/pages/home-sections.ts";
import { styleguideWords as words } from "#content/pages/styleguide.ts";
import { testimonialsWords } from "#content/testimonials.ts";
import { siteContext } from "../../context.ts";
import { loadPrices } from "../../load-prices.ts";
import { NOT_INDEXED, pageMeta } from "../../page-meta.ts";
import { BillComparison } from "../../sections/bill-comparison/bill-comparison.tsx";
import { ClosingCall } from "../../sections/closing-call/closing-call.tsx";
import { Faq } from "../../sections/faq/faq.tsx";
import { FeatureTiles } from "../../sections/feature-tiles/feature-tiles.tsx";
import { PageHero } from "../../sections/page-hero/page-hero.tsx";
import { Testimonials } from "../../sections/testimonials/testimonials.tsx";
import type { Route } from "./+types/route.ts";
import { Primitives } from "./primitives.tsx";
import { Samples } from "./samples.tsx";

/** For those who build the site, where `STYLEGUIDE=1` is set; for visitors there is no such page. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  if (!site.styleguide) throw data(null, { status: 404 });
  return { prices: await loadPrices(site) };
}

export const meta: Route.MetaFunction = (args) => [...pageMeta(args, words.meta), NOT_INDEXED];

export default function StyleguidePage({ loaderData: { prices } }: Route.ComponentProps) {
  return (
    <>
      <PageHero heading={words.meta.title} lede={words.meta.description} />
      <Primitives />
      <Samples />
      <FeatureTiles words={featureTilesWords} />
      <BillComparison words={billComparisonWords} plan={comparedPlan(prices)} />
      <Testimonials words={testimonialsWords} />
      <Faq words={faqWords(prices)} />
      <ClosingCall
        heading={closingCallWords.heading}
        text={closingCallWords.text}
        button={{ title: closingCallWords.button, href: "/" }}
      />
    </>
  );
}
