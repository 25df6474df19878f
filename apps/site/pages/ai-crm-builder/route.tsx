import { crmBuilderPage } from "@angadi/content/pages/ai-crm-builder";
import { useAppUrl } from "../../addresses/use-app-url.ts";
import { siteContext } from "../../data/context.ts";
import { loadPrices } from "../../data/load-prices.ts";
import { buildPageMeta } from "../../head/page-meta.ts";
import { buildSoftwareApplicationJsonLd } from "../../head/structured-data.ts";
import type { Route } from "./+types/route.ts";
import * as content from "@angadi/content/pages/ai-crm-builder-sections";
import { crmQuestions, getCrmPriceStrip } from "@angadi/content/pages/ai-crm-builder-questions";
import { buildStartUrl } from "../../addresses/app-urls.ts";
import { ClosingCall } from "../../sections/closing-call/closing-call.tsx";
import { Faq } from "../../sections/faq/faq.tsx";
import { Features } from "../../sections/features/features.tsx";
import { ToolHero } from "../../sections/tool-hero/tool-hero.tsx";
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
  const startHref = buildStartUrl(useAppUrl());
  return (
    <>
      <ToolHero copy={content.crmHero} href={startHref} picturePosition="below">
        <LeadBoard copy={content.crmBoard} />
      </ToolHero>
      <Steps copy={content.crmSteps} />
      <Features copy={content.crmFeatures} />
      <PriceStrip copy={getCrmPriceStrip(prices)} />
      <Faq copy={crmQuestions} />
      <ClosingCall copy={content.crmClosing} href={startHref} />
    </>
  );
}
