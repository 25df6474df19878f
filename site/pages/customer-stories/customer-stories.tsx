import { customerStoriesSections as words } from "#content/pages/customer-stories-sections.ts";
import { startUrl } from "../../hand-off.ts";
import { ClosingCall } from "../../sections/closing-call/closing-call.tsx";
import { SplitHero } from "../../sections/split-hero/split-hero.tsx";
import { Stories } from "../../sections/stories/stories.tsx";

/** The whole page. */
export function CustomerStories({ appUrl }: { appUrl: string }) {
  return (
    <>
      <SplitHero
        heading={words.heading}
        lede={words.lede}
        art={<img src={words.art} alt="" width="460" height="440" />}
      />
      <Stories words={words.stories} />
      <ClosingCall
        heading={words.closing.heading}
        text={words.closing.text}
        button={{ title: words.closing.button, href: startUrl(appUrl) }}
      />
    </>
  );
}
