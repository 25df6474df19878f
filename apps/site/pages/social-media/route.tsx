import { socialMediaCopy as copy } from "@angadi/content/pages/social-media";
import { useAppUrl } from "../../addresses/use-app-url.ts";
import { siteContext } from "../../data/context.ts";
import { loadPrices } from "../../data/load-prices.ts";
import { buildPageMeta } from "../../head/page-meta.ts";
import { buildSoftwareApplicationJsonLd } from "../../head/structured-data.ts";
import type { Route } from "./+types/route.ts";
import {
  calendar,
  socialMediaClosing,
  drafts,
  socialMediaFeatures,
  socialMediaHero,
  steps,
} from "@angadi/content/pages/social-media-sections";
import { draftedPosts, januaryPosts, platforms } from "@angadi/content/social-posts";
import { getSocialPriceStrip, socialQuestions } from "@angadi/content/pages/social-media-questions";
import { buildStartUrl } from "../../addresses/app-urls.ts";
import { ClosingCall } from "../../sections/closing-call/closing-call.tsx";
import { Faq } from "../../sections/faq/faq.tsx";
import { Features } from "../../sections/features/features.tsx";
import { ToolHero } from "../../sections/tool-hero/tool-hero.tsx";
import { PriceStrip } from "../../sections/price-strip/price-strip.tsx";
import { Steps } from "../../sections/steps/steps.tsx";
import { PostCalendar } from "./post-calendar/post-calendar.tsx";
import { PostDrafts } from "./post-drafts/post-drafts.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  return { prices: await loadPrices(context.get(siteContext)) };
}

export const meta: Route.MetaFunction = (args) => [
  ...buildPageMeta(args, copy.meta),
  { "script:ld+json": buildSoftwareApplicationJsonLd(args, copy) },
];

export default function SocialMediaPage({ loaderData: { prices } }: Route.ComponentProps) {
  const startHref = buildStartUrl(useAppUrl());
  return (
    <>
      <ToolHero copy={socialMediaHero} href={startHref}>
        <PostDrafts copy={drafts} platforms={platforms} posts={draftedPosts} />
      </ToolHero>
      <PostCalendar copy={calendar} platforms={platforms} posts={januaryPosts} />
      <Steps copy={steps} />
      <Features copy={socialMediaFeatures} />
      <PriceStrip copy={getSocialPriceStrip(prices)} />
      <Faq copy={socialQuestions} />
      <ClosingCall copy={socialMediaClosing} href={startHref} />
    </>
  );
}
