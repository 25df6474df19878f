import { customerStoriesWords } from "#content/pages/customer-stories.ts";
import { useAppUrl } from "../../app-url.ts";
import { pageMeta } from "../../page-meta.ts";
import type { Route } from "./+types/route.ts";
import { customerStoriesSections as words } from "#content/pages/customer-stories-sections.ts";
import { startUrl } from "../../app-urls.ts";
import { ClosingCall } from "../../sections/closing-call/closing-call.tsx";
import { SplitHero } from "../../sections/split-hero/split-hero.tsx";
import { SampleLine } from "#ui/sample-line/sample-line.tsx";
import { Stories } from "../../sections/stories/stories.tsx";

export const meta: Route.MetaFunction = (args) => pageMeta(args, customerStoriesWords.meta);

export default function CustomerStoriesPage() {
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
