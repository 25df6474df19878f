import { crmBuilderPage } from "@angadi/content/pages/ai-crm-builder";
import { useAppUrl } from "../../addresses/app-url.ts";
import { siteContext } from "../../data/context.ts";
import { loadPrices } from "../../data/load-prices.ts";
import { buildPageMeta } from "../../head/page-meta.ts";
import { buildSoftwareApplicationJsonLd } from "../../head/structured-data.ts";
import type { Route } from "./+types/route.ts";
import * as content from "@angadi/content/pages/ai-crm-builder-sections";
import { crmQuestions, getCrmPrice } from "@angadi/content/pages/ai-crm-builder-questions";
import { startUrl } from "../../addresses/app-urls.ts";
import { ClosingCall } from "../../sections/closing-call/closing-call.tsx";
import { Faq } from "../../sections/faq/faq.tsx";
import { Features } from "../../sections/features/features.tsx";
import { Hero } from "../../sections/hero/hero.tsx";
import { PriceStrip } from "../../sections/price-strip/price-strip.tsx";
import { Steps } from "../../sections/steps/steps.tsx";
import { LeadBoard } from "./lead-board.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  return { prices: await loadPrices(context.get(siteContext)) };
}

export const meta: Route.MetaFunction = (args) => [
  ...buildPageMeta(args, crmBuilderPage.meta),
  { "script:ld+json": buildSoftwareApplicationJsonLd(args, crmBuilderPage) },
];

export default function CrmBuilderPage({ loaderData: { prices } }: Route.ComponentProps) {
  const startHref = startUrl(useAppUrl());
  return (
    <>
      <Hero content={content.crmHero} href={startHref} picture="below">
        <LeadBoard copy={content.crmBoard} />
      </Hero>
      <Steps content={content.crmSteps} />
      <Features content={content.crmFeatures} />
      <PriceStrip content={getCrmPrice(prices)} />
      <Faq content={crmQuestions} />
      <ClosingCall content={content.crmClosing} href={startHref} />
    </>
  );
}
