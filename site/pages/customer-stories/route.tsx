import { customerStoriesWords } from "#content/pages/customer-stories.ts";
import { useAppUrl } from "../../app-url.ts";
import { siteContext } from "../../context.ts";
import { loadPrices } from "../../load-prices.ts";
import { pageMeta } from "../../page-meta.ts";
import type { Route } from "./+types/route.ts";
import { customerStoriesSections } from "#content/pages/customer-stories-sections.ts";
import { startUrl } from "../../app-urls.ts";
import { ClosingCall } from "../../sections/closing-call/closing-call.tsx";
import { SplitHero } from "../../sections/split-hero/split-hero.tsx";
import { SampleLine } from "#ui/sample-line/sample-line.tsx";
import { Stories } from "./stories/stories.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  return { prices: await loadPrices(context.get(siteContext)) };
}

export const meta: Route.MetaFunction = (args) => pageMeta(args, customerStoriesWords.meta);

export default function CustomerStoriesPage({ loaderData }: Route.ComponentProps) {
  const words = customerStoriesSections(loaderData.prices);
  const appUrl = useAppUrl();
  return (
    <>
      <SplitHero
        heading={words.heading}
        lede={words.lede}
        art={<img src={words.art} alt="" width="345" height="330" />}
      >
        <SampleLine text={words.sampleLine} of={words.stories.stories} />
      </SplitHero>
      <Stories words={words.stories} />
      <ClosingCall
        heading={words.closing.heading}
        text={words.closing.text}
        button={{ title: words.closing.button, href: startUrl(appUrl) }}
      />
    </>
  );
}
