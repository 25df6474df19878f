import { data } from "react-router";
import { socialMediaCopy as copy } from "@angadi/content/pages/social-media";
import { useAppUrl } from "../../addresses/use-app-url.ts";
import { siteContext } from "../../data/context.ts";
import { loadPrices } from "../../data/load-prices.ts";
import { NOINDEX, buildPageMeta } from "../../head/page-meta.ts";
import { buildSoftwareApplicationJsonLd } from "../../head/structured-data.ts";
import type { Route } from "./+types/route.ts";
import {
  socialMediaClosing,
  socialMediaFeatures,
  socialMediaHero,
  steps,
} from "@angadi/content/pages/social-media-sections";
import { getSocialPriceStrip, socialQuestions } from "@angadi/content/pages/social-media-questions";
import { buildStartUrl } from "../../addresses/app-urls.ts";
import { ClosingCall } from "../../sections/closing-call/closing-call.tsx";
import { Faq } from "../../sections/faq/faq.tsx";
import { Features } from "../../sections/features/features.tsx";
import { ToolHero } from "../../sections/tool-hero/tool-hero.tsx";
import { PriceStrip } from "../../sections/price-strip/price-strip.tsx";
import { Steps } from "../../sections/steps/steps.tsx";
import { MonthSection } from "./month-section.tsx";
import { SamplePosts } from "./sample-posts.tsx";

export async function loader({ context, request }: Route.LoaderArgs) {
  const prices = await loadPrices(context.get(siteContext));
  // Every plan has its own URL, so these pages are not cached.
  const headers = hasPlan(new URL(request.url).search)
    ? { "Cache-Control": "no-store" }
    : undefined;
  return data({ prices }, headers && { headers });
}

const hasPlan = (search: string) => new URLSearchParams(search).has("trade");

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta: Route.MetaFunction = (args) => [
  ...buildPageMeta(args, copy.meta),
  ...(hasPlan(args.location.search) ? [NOINDEX] : []),
  { "script:ld+json": buildSoftwareApplicationJsonLd(args, copy) },
];

export default function SocialMediaPage({ loaderData: { prices } }: Route.ComponentProps) {
  const startHref = buildStartUrl(useAppUrl());
  return (
    <>
      <ToolHero copy={socialMediaHero} href={startHref}>
        <SamplePosts />
      </ToolHero>
      <MonthSection />
      <Steps copy={steps} />
      <Features copy={socialMediaFeatures} />
      <PriceStrip copy={getSocialPriceStrip(prices)} />
      <Faq copy={socialQuestions} />
      <ClosingCall copy={socialMediaClosing} href={startHref} />
    </>
  );
}
