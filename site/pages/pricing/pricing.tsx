import { useMemo } from "react";
import { pricingSections } from "#content/pages/pricing-sections.ts";
import type { PlanPrices } from "#contract/plan.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { startUrl } from "../../app-urls.ts";
import { JsonLd } from "../../json-ld.tsx";
import { ClosingCall } from "../../sections/closing-call/closing-call.tsx";
import { Faq } from "../../sections/faq/faq.tsx";
import { PlainTerms } from "../../sections/plans/plain-terms.tsx";
import { BillDesk } from "../../sections/plans/bill-desk.tsx";
import { PlanDesk } from "../../sections/plans/plan-desk.tsx";
import { Promises } from "../../sections/promises/promises.tsx";
import { offeredPlans } from "../../offered-plans.ts";
import { offers } from "./offers.ts";
import styles from "./pricing.module.css";

interface PricingProps {
  prices: readonly PlanPrices[];
  appUrl: string;
  /** The page's own, absolute. */
  url: string;
}

/** The whole page. */
export function Pricing({ prices, appUrl, url }: PricingProps) {
  const words = pricingSections(prices);
  const offered = useMemo(() => offeredPlans(prices, appUrl), [prices, appUrl]);
  const [first, ...others] = offered.filter(
    ({ monthlyPrice, yearlyPrice }) => monthlyPrice > 0 && yearlyPrice > 0,
  );
  return (
    <>
      <section className={`wrap ${styles.hero}`}>
        <h1>{words.heading}</h1>
        <div className={styles.words}>
          <p className={styles.lede}>{words.lede}</p>
          <p>
            <ButtonLink href={startUrl(appUrl)} size="large" leaves data-alone="">
              {words.start}
            </ButtonLink>
          </p>
          <div className={styles.promises}>
            <Promises items={words.trust} />
          </div>
        </div>
      </section>
      <section className={`wrap ${styles.plans}`} aria-labelledby="plans">
        <h2 id="plans" className="visually-hidden">
          {words.plans.heading}
        </h2>
        <PlanDesk words={words.desk} plans={offered} />
      </section>
      <PlainTerms words={words.terms}>
        {first && <BillDesk words={words.bill} plans={[first, ...others]} />}
      </PlainTerms>
      <Faq words={words.questions} />
      <ClosingCall
        heading={words.closing.heading}
        text={words.closing.text}
        button={{ title: words.closing.button, href: startUrl(appUrl) }}
      />
      <JsonLd data={offers(offered, url)} />
    </>
  );
}
