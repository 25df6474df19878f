import { data } from "react-router";
import { websiteBuilderPage } from "@angadi/content/pages/ai-website-builder";
import { EMPTY_ANSWERS } from "@angadi/drafts/maker/answers";
import { siteContext } from "../../context.ts";
import { useAppUrl } from "../../app-url.ts";
import { loadPrices } from "../../load-prices.ts";
import { pageMeta, siteUrl } from "../../page-meta.ts";
import { buildSoftwareApplicationJsonLd } from "../../structured-data.ts";
import type { Route } from "./+types/route.ts";
import * as copy from "@angadi/content/pages/ai-website-builder-sections";
import { websiteCost, websiteQuestions } from "@angadi/content/pages/ai-website-builder-questions";
import { getMonthBillCopy } from "@angadi/content/pages/cost-and-risk";
import { startUrl } from "../../app-urls.ts";
import { ClosingCall } from "../../sections/closing-call/closing-call.tsx";
import { CostAndRisk } from "../../sections/cost-and-risk/cost-and-risk.tsx";
import { buildMonthBill } from "../../sections/cost-and-risk/month-bill.ts";
import { Faq } from "../../sections/faq/faq.tsx";
import { FeatureTiles } from "../../sections/feature-tiles/feature-tiles.tsx";
import { ProductIntro } from "../../sections/product-words/product-words.tsx";
import { readDraftForm, respondWithDraft } from "./draft-response.server.ts";
import { Conversation } from "./conversation.tsx";
import { WebsiteSteps } from "./website-steps.tsx";
import { GeneratedPage } from "./generated-page.tsx";
import { WebsiteFeatures } from "./website-features.tsx";
import { TrySection } from "./try-section.tsx";
import { WebsiteWorkSplit } from "./website-work-split.tsx";
import styles from "./website-builder.module.css";

/** Without JavaScript, a post of the draft form returns the draft itself. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ request, context }, next) =>
    (request.method === "POST" && respondWithDraft(context.get(siteContext))) || next(),
];

/** Returns the errors; the posted values stay in the form. */
export const action = ({ context }: Route.ActionArgs) =>
  data(readDraftForm(context.get(siteContext).form), { status: 400 });

export async function loader({ context }: Route.LoaderArgs) {
  return { prices: await loadPrices(context.get(siteContext)) };
}

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, websiteBuilderPage.meta),
  {
    "script:ld+json": buildSoftwareApplicationJsonLd(
      siteUrl(args) + args.location.pathname,
      websiteBuilderPage,
    ),
  },
];

export default function WebsiteBuilderPage({
  loaderData: { prices },
  actionData,
}: Route.ComponentProps) {
  const appUrl = useAppUrl();
  const start = startUrl(appUrl);
  return (
    <>
      <section className={styles.hero}>
        <div className="wrap">
          <ProductIntro
            copy={copy.websiteHero}
            startHref={start}
            secondaryLink={copy.websiteHero.try}
            align="centre"
          />
          <div className={styles.stage}>
            <Conversation copy={copy.websiteConversation} />
            <GeneratedPage copy={copy.websiteResult} />
          </div>
        </div>
      </section>
      <TrySection
        copy={copy.draftMakerCopy}
        initial={actionData ? { ...EMPTY_ANSWERS, brief: actionData.brief } : EMPTY_ANSWERS}
        problems={actionData?.problems}
        appUrl={appUrl}
      />
      <WebsiteSteps copy={copy.websiteSteps} />
      <WebsiteFeatures copy={copy.websiteFeatures} />
      <WebsiteWorkSplit copy={copy.websiteResponsibilities} />
      <CostAndRisk
        copy={websiteCost(prices)}
        bill={buildMonthBill(getMonthBillCopy(prices))}
        align="centre"
      />
      <Faq copy={websiteQuestions} />
      <FeatureTiles copy={copy.websiteOtherTools} rank="minor" />
      <ClosingCall
        heading={copy.websiteClosing.heading}
        text={copy.websiteClosing.text}
        button={{ title: copy.websiteClosing.button, href: start }}
      />
    </>
  );
}
