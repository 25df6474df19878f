import { getComparisonCopy } from "@angadi/content/comparison";
import type { Prices } from "@angadi/content/plans";
import { howItWorksSections as copy } from "@angadi/content/pages/how-it-works-sections";
import { ButtonLink } from "@angadi/ui/button/button";
import { buildStartUrl } from "../../addresses/app-urls.ts";
import { JsonLd } from "../../head/json-ld.tsx";
import { ClosingCall } from "../../sections/closing-call/closing-call.tsx";
import { Comparison } from "./comparison/comparison.tsx";
import { Promises } from "../../sections/promises/promises.tsx";
import { QuoteCarousel } from "./quote-carousel/quote-carousel.tsx";
import { SplitHero } from "../../sections/split-hero/split-hero.tsx";
import { WalkThrough } from "./walk-through/walk-through.tsx";
import { buildHowToJsonLd } from "./how-to.ts";
import styles from "./how-it-works.module.css";

interface HowItWorksProps {
  appUrl: string;
  /** The page's own URL. */
  url: string;
  prices: Prices;
}

export function HowItWorks({ appUrl, url, prices }: HowItWorksProps) {
  return (
    <>
      <SplitHero heading={copy.heading} lede={copy.lede} art={<SentencePicture />}>
        <p>
          <ButtonLink href={buildStartUrl(appUrl)} size="large" reloadDocument>
            {copy.closing.button}
          </ButtonLink>
        </p>
        <Promises items={copy.promises} />
      </SplitHero>
      <WalkThrough copy={copy.steps} />
      <Comparison copy={getComparisonCopy(prices)} />
      <QuoteCarousel copy={copy.quotes} />
      <ClosingCall copy={copy.closing} href={buildStartUrl(appUrl)} />
      <JsonLd data={buildHowToJsonLd(url)} />
    </>
  );
}

/** A tailor's sewing machine, and the sentence that her website is made from. */
function SentencePicture() {
  return (
    <figure className={styles.sentence}>
      <blockquote>
        <p>“{copy.sentence}”</p>
      </blockquote>
      <img src={copy.art} alt="" width="560" height="430" />
    </figure>
  );
}
