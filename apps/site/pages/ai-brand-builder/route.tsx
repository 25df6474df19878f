import "@angadi/ui/styles/serif.css";
import { brandBuilderPage } from "@angadi/content/pages/ai-brand-builder";
import { useAppUrl } from "../../addresses/use-app-url.ts";
import { siteContext } from "../../data/context.ts";
import { loadPrices } from "../../data/load-prices.ts";
import { buildPageMeta } from "../../head/page-meta.ts";
import { buildSoftwareApplicationJsonLd } from "../../head/structured-data.ts";
import type { Route } from "./+types/route.ts";
import * as content from "@angadi/content/pages/ai-brand-builder-sections";
import {
  brandQuestions,
  getBrandPriceStrip,
} from "@angadi/content/pages/ai-brand-builder-questions";
import { buildStartUrl } from "../../addresses/app-urls.ts";
import { ClosingCall } from "../../sections/closing-call/closing-call.tsx";
import { Faq } from "../../sections/faq/faq.tsx";
import { Features } from "../../sections/features/features.tsx";
import { ToolHero } from "../../sections/tool-hero/tool-hero.tsx";
import { PriceStrip } from "../../sections/price-strip/price-strip.tsx";
import { Steps } from "../../sections/steps/steps.tsx";
import { BeforeAfter } from "./before-after.tsx";
import { kitPictures, stepPictures } from "./brand-pictures.tsx";
import { BrandShowcase } from "./brand-showcase.tsx";
import { SampleLogoSymbol } from "./sample-logo.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  return { prices: await loadPrices(context.get(siteContext)) };
}

export const meta: Route.MetaFunction = (args) => [
  ...buildPageMeta(args, brandBuilderPage.meta),
  { "script:ld+json": buildSoftwareApplicationJsonLd(args, brandBuilderPage) },
];

export default function BrandBuilderPage({ loaderData: { prices } }: Route.ComponentProps) {
  const startHref = buildStartUrl(useAppUrl());
  return (
    <>
      <SampleLogoSymbol />
      <ToolHero copy={content.brandHero} href={startHref}>
        <BrandShowcase copy={content.brandSample} />
      </ToolHero>
      <Steps copy={content.brandSteps} pictures={stepPictures} />
      <Features copy={content.brandFeatures} pictures={kitPictures} />
      <BeforeAfter copy={content.brandChange} />
      <PriceStrip copy={getBrandPriceStrip(prices)} />
      <Faq copy={brandQuestions} />
      <ClosingCall copy={content.brandClosing} href={startHref} />
    </>
  );
}
