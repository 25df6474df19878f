import { blogBuilderPage } from "@angadi/content/pages/ai-blog-builder";
import { useAppUrl } from "../../app-url.ts";
import { siteContext } from "../../context.ts";
import { loadPrices } from "../../load-prices.ts";
import { pageMeta, siteUrl } from "../../page-meta.ts";
import { buildSoftwareApplicationJsonLd } from "../../structured-data.ts";
import type { Route } from "./+types/route.ts";
import * as copy from "@angadi/content/pages/ai-blog-builder-sections";
import { blogCost, blogQuestions } from "@angadi/content/pages/ai-blog-builder-questions";
import { getMonthBillCopy } from "@angadi/content/pages/cost-and-risk";
import { startUrl } from "../../app-urls.ts";
import { ClosingCall } from "../../sections/closing-call/closing-call.tsx";
import { CostAndRisk } from "../../sections/cost-and-risk/cost-and-risk.tsx";
import { buildMonthBill } from "../../sections/cost-and-risk/month-bill.ts";
import { Faq } from "../../sections/faq/faq.tsx";
import { FeatureTiles } from "../../sections/feature-tiles/feature-tiles.tsx";
import { ProductIntro } from "../../sections/product-words/product-words.tsx";
import { AnnotatedPost } from "./annotated-post.tsx";
import styles from "./blog-builder.module.css";
import { BlogDraft } from "./blog-draft.tsx";
import { PostLimits } from "./post-limits.tsx";
import { BlogWorkSplit } from "./blog-work-split.tsx";
import { BlogSteps } from "./blog-steps.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  return { prices: await loadPrices(context.get(siteContext)) };
}

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, blogBuilderPage.meta),
  {
    "script:ld+json": buildSoftwareApplicationJsonLd(
      siteUrl(args) + args.location.pathname,
      blogBuilderPage,
    ),
  },
];

export default function BlogBuilderPage({ loaderData: { prices } }: Route.ComponentProps) {
  const appUrl = useAppUrl();
  const start = startUrl(appUrl);
  return (
    <>
      <section className={styles.hero}>
        <div className={`wrap ${styles.grid}`}>
          <ProductIntro
            copy={copy.blogHero}
            startHref={start}
            secondaryLink={copy.blogHero.examples}
          />
          <BlogDraft copy={copy.blogDraft} />
        </div>
      </section>
      <BlogSteps copy={copy.blogSteps} />
      <AnnotatedPost copy={copy.blogParts} />
      <PostLimits copy={copy.blogQuotas} />
      <BlogWorkSplit copy={copy.blogResponsibilities} />
      <CostAndRisk copy={blogCost(prices)} bill={buildMonthBill(getMonthBillCopy(prices))} />
      <Faq copy={blogQuestions} />
      <FeatureTiles copy={copy.blogOtherTools} />
      <ClosingCall
        heading={copy.blogClosing.heading}
        text={copy.blogClosing.text}
        button={{ title: copy.blogClosing.button, href: start }}
      />
    </>
  );
}
