import { data } from "react-router";
import { brandBuilderPage } from "@angadi/content/pages/ai-brand-builder";
import { useAppUrl } from "../../addresses/use-app-url.ts";
import { siteContext } from "../../data/context.ts";
import { loadPrices } from "../../data/load-prices.ts";
import { NOINDEX, buildPageMeta } from "../../head/page-meta.ts";
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
import { BrandShowcase, kitPictures, stepPictures } from "./brand-pictures.tsx";
import { KitSection } from "./kit-section.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  const prices = await loadPrices(context.get(siteContext));
  // Every kit has its own URL, so these pages are not cached.
  const headers = hasKit(request.url) ? { "Cache-Control": "no-store" } : undefined;
  return data({ prices }, headers && { headers });
}

const hasKit = (url: string) => new URL(url, "https://any.example").searchParams.has("name");

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta: Route.MetaFunction = (args) => [
  ...buildPageMeta(args, brandBuilderPage.meta),
  ...(hasKit(args.location.search) ? [NOINDEX] : []),
  { "script:ld+json": buildSoftwareApplicationJsonLd(args, brandBuilderPage) },
];

export default function BrandBuilderPage({ loaderData: { prices } }: Route.ComponentProps) {
  const startHref = buildStartUrl(useAppUrl());
  return (
    <>
      <ToolHero copy={content.brandHero} href={startHref}>
        <BrandShowcase />
      </ToolHero>
      <KitSection />
      <Steps copy={content.brandSteps} pictures={stepPictures} />
      <Features copy={content.brandFeatures} pictures={kitPictures} />
      <PriceStrip copy={getBrandPriceStrip(prices)} />
      <Faq copy={brandQuestions} />
      <ClosingCall copy={content.brandClosing} href={startHref} />
    </>
  );
}
