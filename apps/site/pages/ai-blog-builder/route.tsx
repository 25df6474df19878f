import { blogBuilderPage } from "@angadi/content/pages/ai-blog-builder";
import { useAppUrl } from "../../addresses/use-app-url.ts";
import { siteContext } from "../../data/context.ts";
import { loadPrices } from "../../data/load-prices.ts";
import { buildPageMeta } from "../../head/page-meta.ts";
import { buildSoftwareApplicationJsonLd } from "../../head/structured-data.ts";
import type { Route } from "./+types/route.ts";
import * as content from "@angadi/content/pages/ai-blog-builder-sections";
import { blogQuestions, getBlogPriceStrip } from "@angadi/content/pages/ai-blog-builder-questions";
import { buildStartUrl } from "../../addresses/app-urls.ts";
import { ClosingCall } from "../../sections/closing-call/closing-call.tsx";
import { Faq } from "../../sections/faq/faq.tsx";
import { Features } from "../../sections/features/features.tsx";
import { ToolHero } from "../../sections/tool-hero/tool-hero.tsx";
import { PriceStrip } from "../../sections/price-strip/price-strip.tsx";
import { Steps } from "../../sections/steps/steps.tsx";
import { BlogDraft } from "./blog-draft.tsx";
import { FinishedPost } from "./finished-post.tsx";
import { WhoDoesWhat } from "./who-does-what.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  return { prices: await loadPrices(context.get(siteContext)) };
}

export const meta: Route.MetaFunction = (args) => [
  ...buildPageMeta(args, blogBuilderPage.meta),
  { "script:ld+json": buildSoftwareApplicationJsonLd(args, blogBuilderPage) },
];

export default function BlogBuilderPage({ loaderData: { prices } }: Route.ComponentProps) {
  const startHref = buildStartUrl(useAppUrl());
  return (
    <>
      <ToolHero copy={content.blogHero} href={startHref}>
        <BlogDraft copy={content.blogDraft} />
      </ToolHero>
      <Steps copy={content.blogSteps} />
      <Features copy={content.blogFeatures}>
        <FinishedPost copy={content.finishedPost} />
      </Features>
      <WhoDoesWhat copy={content.blogResponsibilities} />
      <PriceStrip copy={getBlogPriceStrip(prices)} />
      <Faq copy={blogQuestions} />
      <ClosingCall copy={content.blogClosing} href={startHref} />
    </>
  );
}
