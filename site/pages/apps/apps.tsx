import { appsSections as words } from "#content/pages/apps-sections.ts";
import { startUrl } from "../../app-urls.ts";
import { JsonLd } from "../../json-ld.tsx";
import { AppWall } from "../../sections/app-wall/app-wall.tsx";
import { FirstApp } from "../../sections/app-wall/first-app.tsx";
import { ClosingCall } from "../../sections/closing-call/closing-call.tsx";
import { PageHero } from "../../sections/page-hero/page-hero.tsx";
import { RevealScript } from "#ui/reveal/reveal.tsx";
import { appList } from "./app-list.ts";
import styles from "./apps.module.css";

interface AppsProps {
  appUrl: string;
  /** The page's own address. */
  url: string;
}

/** The whole page. */
export function Apps({ appUrl, url }: AppsProps) {
  return (
    <>
      <PageHero heading={words.heading} lede={words.lede} />
      <AppWall words={words.wall} />
      <RevealScript />
      <div className={styles.counter}>
        <FirstApp words={words.first} />
      </div>
      <ClosingCall
        heading={words.closing.heading}
        text={words.closing.text}
        button={{ title: words.closing.button, href: startUrl(appUrl) }}
      />
      <JsonLd data={appList(url)} />
    </>
  );
}
