import { crmBuilderPage } from "@angadi/content/pages/ai-crm-builder";
import { useAppUrl } from "../../app-url.ts";
import { siteContext } from "../../context.ts";
import { loadPrices } from "../../load-prices.ts";
import { pageMeta, siteUrl } from "../../page-meta.ts";
import { buildSoftwareApplicationJsonLd } from "../../structured-data.ts";
import type { Route } from "./+types/route.ts";
import * as copy from "@angadi/content/pages/ai-crm-builder-sections";
import { crmCost, crmQuestions } from "@angadi/content/pages/ai-crm-builder-questions";
import { getMonthBillCopy } from "@angadi/content/pages/cost-and-risk";
import { startUrl } from "../../app-urls.ts";
import { ClosingCall } from "../../sections/closing-call/closing-call.tsx";
import { CostAndRisk } from "../../sections/cost-and-risk/cost-and-risk.tsx";
import { buildMonthBill } from "../../sections/cost-and-risk/month-bill.ts";
import { Faq } from "../../sections/faq/faq.tsx";
import { FeatureTiles } from "../../sections/feature-tiles/feature-tiles.tsx";
import { ProductIntro } from "../../sections/product-words/product-words.tsx";
import styles from "./crm-builder.module.css";
import { DayTimeline } from "./day-timeline.tsx";
import { CrmWorkSplit } from "./crm-work-split.tsx";
import { LeadBoard } from "./lead-board.tsx";
import { CrmSteps } from "./crm-steps.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  return { prices: await loadPrices(context.get(siteContext)) };
}

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, crmBuilderPage.meta),
  {
    "script:ld+json": buildSoftwareApplicationJsonLd(
      siteUrl(args) + args.location.pathname,
      crmBuilderPage,
    ),
  },
];

export default function CrmBuilderPage({ loaderData: { prices } }: Route.ComponentProps) {
  const appUrl = useAppUrl();
  const start = startUrl(appUrl);
  return (
    <>
      <section className={styles.hero}>
        <div className={styles.words}>
          <ProductIntro copy={copy.crmHero} startHref={start} />
        </div>
        <LeadBoard copy={copy.crmBoard} />
      </section>
      <CrmSteps copy={copy.crmSteps} />
      <DayTimeline copy={copy.crmDay} />
      <CrmWorkSplit copy={copy.crmResponsibilities} />
      <CostAndRisk copy={crmCost(prices)} bill={buildMonthBill(getMonthBillCopy(prices))} />
      <Faq copy={crmQuestions} />
      <FeatureTiles copy={copy.crmOtherTools} />
      <ClosingCall
        heading={copy.crmClosing.heading}
        text={copy.crmClosing.text}
        button={{ title: copy.crmClosing.button, href: start }}
      />
    </>
  );
}
