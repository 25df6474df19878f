import { socialMediaCopy as copy } from "@angadi/content/pages/social-media";
import { useAppUrl } from "../../app-url.ts";
import { siteContext } from "../../context.ts";
import { loadPrices } from "../../load-prices.ts";
import { pageMeta, siteUrl } from "../../page-meta.ts";
import { buildSoftwareApplicationJsonLd } from "../../structured-data.ts";
import type { Route } from "./+types/route.ts";
import {
  calendar,
  calendarSheet,
  closing,
  drafts,
  features,
  hero,
  split,
  steps,
} from "@angadi/content/pages/social-media-sections";
import { draftedPosts, januaryPosts, platforms } from "@angadi/content/social-posts";
import { socialCost, socialQuestions } from "@angadi/content/pages/social-media-questions";
import { getMonthBillCopy } from "@angadi/content/pages/cost-and-risk";
import { startUrl } from "../../app-urls.ts";
import { ClosingCall } from "../../sections/closing-call/closing-call.tsx";
import { CostAndRisk } from "../../sections/cost-and-risk/cost-and-risk.tsx";
import { buildMonthBill } from "../../sections/cost-and-risk/month-bill.ts";
import { Faq } from "../../sections/faq/faq.tsx";
import { KiteFeatures } from "./kite-features/kite-features.tsx";
import { PostCalendar } from "./post-calendar/post-calendar.tsx";
import { PostDrafts } from "./post-drafts/post-drafts.tsx";
import { PostSteps } from "./post-steps/post-steps.tsx";
import { ToolHero } from "../../sections/tool-hero/tool-hero.tsx";
import { WorkSplit } from "./work-split/work-split.tsx";
import { Kites } from "./kites.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  return { prices: await loadPrices(context.get(siteContext)) };
}

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, copy.meta),
  {
    "script:ld+json": buildSoftwareApplicationJsonLd(siteUrl(args) + args.location.pathname, copy),
  },
];

export default function SocialMediaPage({ loaderData: { prices } }: Route.ComponentProps) {
  const appUrl = useAppUrl();
  const href = startUrl(appUrl);
  return (
    <>
      <ToolHero copy={hero} href={href}>
        <Kites platforms={platforms} calendarSheet={calendarSheet} />
      </ToolHero>
      <PostCalendar copy={calendar} platforms={platforms} posts={januaryPosts} />
      <PostDrafts copy={drafts} platforms={platforms} posts={draftedPosts} />
      <PostSteps copy={steps} />
      <KiteFeatures copy={features} />
      <WorkSplit copy={split} />
      <CostAndRisk copy={socialCost(prices)} bill={buildMonthBill(getMonthBillCopy(prices))} />
      <Faq copy={socialQuestions} />
      <ClosingCall
        heading={closing.heading}
        text={closing.text}
        button={{ title: closing.button, href }}
      />
    </>
  );
}
