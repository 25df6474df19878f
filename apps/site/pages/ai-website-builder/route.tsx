import { data } from "react-router";
import { websiteBuilderPage } from "@angadi/content/pages/ai-website-builder";
import { siteContext } from "../../data/context.ts";
import { useAppUrl } from "../../addresses/use-app-url.ts";
import { loadPrices } from "../../data/load-prices.ts";
import { buildPageMeta } from "../../head/page-meta.ts";
import { buildSoftwareApplicationJsonLd } from "../../head/structured-data.ts";
import type { Route } from "./+types/route.ts";
import * as content from "@angadi/content/pages/ai-website-builder-sections";
import {
  getWebsitePriceStrip,
  websiteQuestions,
} from "@angadi/content/pages/ai-website-builder-questions";
import { EMPTY_ANSWERS, SECTION_ID } from "@angadi/drafts/maker/answers";
import { TryDraft } from "@angadi/drafts/maker/try-draft";
import { buildStartUrl, buildStartUrlWithName } from "../../addresses/app-urls.ts";
import { ClosingCall } from "../../sections/closing-call/closing-call.tsx";
import { Demo } from "../../sections/demo/demo.tsx";
import { Faq } from "../../sections/faq/faq.tsx";
import { Features } from "../../sections/features/features.tsx";
import { ToolHero } from "../../sections/tool-hero/tool-hero.tsx";
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
  const startHref = buildStartUrl(appUrl);
  return (
    <>
      <ToolHero copy={content.websiteHero} href={startHref} picturePosition="below">
        <div className={styles.stage}>
          <SampleConversation copy={content.websiteConversation} />
          <GeneratedPage copy={content.websiteResult} />
        </div>
      </ToolHero>
      <Demo copy={content.draftMakerContent} id={SECTION_ID} rank="major">
        <TryDraft
          action="/ai-website-builder"
          initialAnswers={
            actionData ? { ...EMPTY_ANSWERS, brief: actionData.brief } : EMPTY_ANSWERS
          }
          problems={actionData?.problems}
          continueHref={(name) => (name === "" ? startHref : buildStartUrlWithName(appUrl, name))}
        />
      </Demo>
      <Steps copy={content.websiteSteps} />
      <Features
        copy={content.websiteFeatures}
        pictures={{
          drag: <DragPicture copy={content.websitePictures} />,
          styles: <StylesPicture copy={content.websitePictures} />,
          inbox: <MessagePicture copy={content.websitePictures} />,
        }}
      />
      <PriceStrip copy={getWebsitePriceStrip(prices)} />
      <Faq copy={websiteQuestions} />
      <ClosingCall copy={content.websiteClosing} href={startHref} />
    </>
  );
}
