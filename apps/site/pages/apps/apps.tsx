import { Link } from "react-router";
import { appsSections as copy } from "@angadi/content/pages/apps-sections";
import { buildStartUrl } from "../../addresses/app-urls.ts";
import { JsonLd } from "../../head/json-ld.tsx";
import { AppWall } from "./app-wall/app-wall.tsx";
import { ClosingCall } from "../../sections/closing-call/closing-call.tsx";
import { PageHero } from "../../sections/page-hero/page-hero.tsx";
import { ButtonLink } from "@angadi/ui/button/button";
import { RevealScript } from "@angadi/ui/reveal/reveal";
import { buildAppListJsonLd } from "./app-list.ts";
import styles from "./apps.module.css";

interface AppsProps {
  appUrl: string;
  /** The page's own URL. */
  url: string;
}

export function Apps({ appUrl, url }: AppsProps) {
  const startHref = buildStartUrl(appUrl);
  return (
    <>
      <div className={styles.hero}>
        <PageHero heading={copy.heading} lede={copy.lede}>
          <div className={styles.actions}>
            <ButtonLink href={startHref} reloadDocument size="large">
              {copy.button}
            </ButtonLink>
            <p className={styles.plans}>
              {copy.plans.text} <Link to={copy.plans.href}>{copy.plans.link}</Link>
            </p>
          </div>
        </PageHero>
      </div>
      <AppWall copy={copy.wall} />
      <RevealScript />
      <ClosingCall copy={{ ...copy.closing, button: copy.button }} href={startHref} />
      <JsonLd data={buildAppListJsonLd(url)} />
    </>
  );
}
