import { Link } from "react-router";
import { appsSections as words } from "#content/pages/apps-sections.ts";
import { startUrl } from "../../app-urls.ts";
import { JsonLd } from "../../json-ld.tsx";
import { AppWall } from "./app-wall/app-wall.tsx";
import { ClosingCall } from "../../sections/closing-call/closing-call.tsx";
import { PageHero } from "../../sections/page-hero/page-hero.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
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
  const start = startUrl(appUrl);
  return (
    <>
      <div className={styles.hero}>
        <PageHero heading={words.heading} lede={words.lede}>
          <div className={styles.way}>
            <ButtonLink href={start} leaves size="large">
              {words.button}
            </ButtonLink>
            <p className={styles.plans}>
              {words.plans.text} <Link to={words.plans.href}>{words.plans.link}</Link>
            </p>
          </div>
        </PageHero>
      </div>
      <AppWall words={words.wall} />
      <RevealScript />
      <ClosingCall
        heading={words.closing.heading}
        text={words.closing.text}
        button={{ title: words.button, href: start }}
      />
      <JsonLd data={appList(url)} />
    </>
  );
}
