import "@angadi/ui/styles/serif.css";
import { brandBuilderPage } from "@angadi/content/pages/ai-brand-builder";
import { useAppUrl } from "../../app-url.ts";
import { siteContext } from "../../context.ts";
import { loadPrices } from "../../load-prices.ts";
import { pageMeta, siteUrl } from "../../page-meta.ts";
import { buildSoftwareApplicationJsonLd } from "../../structured-data.ts";
import type { Route } from "./+types/route.ts";
import * as copy from "@angadi/content/pages/ai-brand-builder-sections";
import { brandCost, brandQuestions } from "@angadi/content/pages/ai-brand-builder-questions";
import { getMonthBillCopy } from "@angadi/content/pages/cost-and-risk";
import { startUrl } from "../../app-urls.ts";
import { ClosingCall } from "../../sections/closing-call/closing-call.tsx";
import { CostAndRisk } from "../../sections/cost-and-risk/cost-and-risk.tsx";
import { buildMonthBill } from "../../sections/cost-and-risk/month-bill.ts";
import { Faq } from "../../sections/faq/faq.tsx";
import { FeatureTiles } from "../../sections/feature-tiles/feature-tiles.tsx";
import { ProductIntro } from "../../sections/product-words/product-words.tsx";
import styles from "./brand-builder.module.css";
import { BeforeAfter } from "./before-after.tsx";
import { BrandSteps } from "./brand-steps.tsx";
import { SampleLogoSymbol } from "./sample-logo.tsx";
import { BrandKit } from "./brand-kit.tsx";
import { BrandWorkSplit } from "./brand-work-split.tsx";
import { BrandShowcase } from "./brand-showcase.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  return { prices: await loadPrices(context.get(siteContext)) };
}

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, brandBuilderPage.meta),
  {
    "script:ld+json": buildSoftwareApplicationJsonLd(
      siteUrl(args) + args.location.pathname,
      brandBuilderPage,
    ),
  },
];

export default function BrandBuilderPage({ loaderData: { prices } }: Route.ComponentProps) {
  const appUrl = useAppUrl();
  const start = startUrl(appUrl);
  return (
    <>
      <SampleLogoSymbol />
      <section className={`wrap ${styles.hero}`}>
        <ProductIntro copy={copy.brandHero} startHref={start} />
      </section>
      <BrandShowcase copy={copy.brandSample} />
      <BrandSteps copy={copy.brandSteps} />
      <BrandKit copy={copy.brandKit} />
      <BeforeAfter copy={copy.brandChange} />
      <BrandWorkSplit copy={copy.brandResponsibilities} />
      <CostAndRisk copy={brandCost(prices)} bill={buildMonthBill(getMonthBillCopy(prices))} />
      <Faq copy={brandQuestions} />
      <FeatureTiles copy={copy.brandOtherTools} />
      <ClosingCall
        heading={copy.brandClosing.heading}
        text={copy.brandClosing.text}
        button={{ title: copy.brandClosing.button, href: start }}
      />
    </>
  );
}
