import { aboutMeta } from "@angadi/content/pages/about";
import { useAppUrl } from "../../addresses/use-app-url.ts";
import { buildPageMeta, getOrigin } from "../../head/page-meta.ts";
import { buildOrganizationJsonLd } from "../../head/structured-data.ts";
import type { Route } from "./+types/route.ts";
import { aboutSections as copy } from "@angadi/content/pages/about-sections";
import { buildStartUrl } from "../../addresses/app-urls.ts";
import { Licence } from "./licence.tsx";
import { NameOrigin } from "./name-origin.tsx";
import { Story } from "./story.tsx";
import { Values } from "./values.tsx";
import { ClosingCall } from "../../sections/closing-call/closing-call.tsx";
import { RevealScript } from "@angadi/ui/reveal/reveal";
import { SplitHero } from "../../sections/split-hero/split-hero.tsx";
import styles from "./about.module.css";

export const meta: Route.MetaFunction = (args) => [
  ...buildPageMeta(args, aboutMeta),
  { "script:ld+json": buildOrganizationJsonLd(getOrigin(args)) },
];

/** In milliseconds. After this delay everything on the page is visible, scrolled to or not. */
const MAX_REVEAL_DELAY_MS = 2000;

export default function AboutPage() {
  const appUrl = useAppUrl();
  return (
    <>
      <SplitHero heading={copy.heading} lede={copy.lede} art={<Licence copy={copy.licence} />} />
      <Story copy={copy.story} maxDelayMs={MAX_REVEAL_DELAY_MS} />
      <NameOrigin copy={copy.name} maxDelayMs={MAX_REVEAL_DELAY_MS} />
      <Values copy={copy.values} maxDelayMs={MAX_REVEAL_DELAY_MS} />
      <RevealScript />
      <div id={copy.samples.id} className={`wrap ${styles.samples}`}>
        <h2>{copy.samples.heading}</h2>
        <p>{copy.samples.text}</p>
      </div>
      <ClosingCall copy={copy.closing} href={buildStartUrl(appUrl)} />
    </>
  );
}
