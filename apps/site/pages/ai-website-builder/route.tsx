import { data } from "react-router";
import { websiteBuilderPage } from "@angadi/content/pages/ai-website-builder";
import { siteContext } from "../../data/context.ts";
import { useAppUrl } from "../../addresses/app-url.ts";
import { loadPrices } from "../../data/load-prices.ts";
import { buildPageMeta } from "../../head/page-meta.ts";
import { buildSoftwareApplicationJsonLd } from "../../head/structured-data.ts";
import type { Route } from "./+types/route.ts";
import * as content from "@angadi/content/pages/ai-website-builder-sections";
import {
  getWebsitePrice,
  websiteQuestions,
} from "@angadi/content/pages/ai-website-builder-questions";
import { EMPTY_ANSWERS, SECTION_ID } from "@angadi/drafts/maker/answers";
import { TryDraft } from "@angadi/drafts/maker/try-draft";
import { startUrl, startUrlWithName } from "../../addresses/app-urls.ts";
import { ClosingCall } from "../../sections/closing-call/closing-call.tsx";
import { Demo } from "../../sections/demo/demo.tsx";
import { Faq } from "../../sections/faq/faq.tsx";
import { Features } from "../../sections/features/features.tsx";
import { Hero } from "../../sections/hero/hero.tsx";
import { PriceStrip } from "../../sections/price-strip/price-strip.tsx";
import { Steps } from "../../sections/steps/steps.tsx";
import { readDraftForm, respondWithDraft } from "./draft-response.server.ts";
import { SampleConversation } from "./sample-conversation.tsx";
import { GeneratedPage } from "./generated-page.tsx";
import { DragPicture, MessagePicture, StylesPicture } from "./website-pictures.tsx";
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
  ...buildPageMeta(args, websiteBuilderPage.meta),
  { "script:ld+json": buildSoftwareApplicationJsonLd(args, websiteBuilderPage) },
];

export default function WebsiteBuilderPage({
  loaderData: { prices },
  actionData,
}: Route.ComponentProps) {
  const appUrl = useAppUrl();
  const startHref = startUrl(appUrl);
  return (
    <>
      <Hero content={content.websiteHero} href={startHref} picture="below">
        <div className={styles.stage}>
          <SampleConversation copy={content.websiteConversation} />
          <GeneratedPage copy={content.websiteResult} />
        </div>
      </Hero>
      <Demo content={content.draftMakerContent} id={SECTION_ID} rank="lead">
        <TryDraft
          action="/ai-website-builder"
          initial={actionData ? { ...EMPTY_ANSWERS, brief: actionData.brief } : EMPTY_ANSWERS}
          problems={actionData?.problems}
          continueHref={(name) => (name === "" ? startHref : startUrlWithName(appUrl, name))}
        />
      </Demo>
      <Steps content={content.websiteSteps} />
      <Features
        content={content.websiteFeatures}
        pictures={{
          drag: <DragPicture copy={content.websitePictures} />,
          styles: <StylesPicture copy={content.websitePictures} />,
          inbox: <MessagePicture copy={content.websitePictures} />,
        }}
      />
      <PriceStrip content={getWebsitePrice(prices)} />
      <Faq content={websiteQuestions} />
      <ClosingCall content={content.websiteClosing} href={startHref} />
    </>
  );
}
