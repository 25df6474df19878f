import { aboutWords } from "#content/pages/about.ts";
import { useAppUrl } from "../../app-url.ts";
import { pageMeta, siteUrl } from "../../page-meta.ts";
import { organization } from "../../structured-data.ts";
import type { Route } from "./+types/route.ts";
import { aboutSections as words } from "#content/pages/about-sections.ts";
import { startUrl } from "../../app-urls.ts";
import { Licence } from "./licence.tsx";
import { NameBoard } from "./name-board.tsx";
import { Story } from "./story.tsx";
import { Values } from "./values.tsx";
import { ClosingCall } from "../../sections/closing-call/closing-call.tsx";
import { RevealScript } from "#ui/reveal/reveal.tsx";
import { SplitHero } from "../../sections/split-hero/split-hero.tsx";

export const meta: Route.MetaFunction = (args) => [
  ...pageMeta(args, aboutWords.meta),
  { "script:ld+json": organization(siteUrl(args)) },
];

/** By then everything on the page shows, in milliseconds. */
const WITHIN = 2000;

export default function AboutPage() {
  const appUrl = useAppUrl();
  return (
    <>
      <SplitHero
        heading={words.heading}
        lede={words.lede}
        art={<Licence words={words.licence} />}
      />
      <Story words={words.story} within={WITHIN} />
      <NameBoard words={words.name} within={WITHIN} />
      <Values words={words.values} within={WITHIN} />
      <RevealScript />
      <ClosingCall
        heading={words.closing.heading}
        text={words.closing.text}
        button={{ title: words.closing.button, href: startUrl(appUrl) }}
        second={words.closing.second}
      />
    </>
  );
}
