import { getPricingSections } from "@angadi/content/pages/pricing-sections";
import type { PlanPrices } from "@angadi/contract/plan";
import { ButtonLink } from "@angadi/ui/button/button";
import { buildStartUrl } from "../../addresses/app-urls.ts";
import { JsonLd } from "../../head/json-ld.tsx";
import { ClosingCall } from "../../sections/closing-call/closing-call.tsx";
import { Faq } from "../../sections/faq/faq.tsx";
import { PlainTerms } from "../../sections/plans/plain-terms.tsx";
import { PlanBill } from "../../sections/plans/plan-bill.tsx";
import { PlanComparison } from "../../sections/plans/plan-comparison.tsx";
import { Promises } from "../../sections/promises/promises.tsx";
import { listOfferedPlans } from "../../sections/plans/offered-plans.ts";
import { buildOffersJsonLd } from "./offers.ts";
import styles from "./pricing.module.css";

interface PricingContentProps {
  prices: readonly PlanPrices[];
  appUrl: string;
  /** The page's own absolute URL. */
  url: string;
}

export function PricingContent({ prices, appUrl, url }: PricingContentProps) {
  const copy = getPricingSections(prices);
  const visiblePlans = listOfferedPlans(prices, appUrl);
  const [firstPlan, ...otherPlans] = visiblePlans.filter(
    ({ monthlyPrice, yearlyPrice }) => monthlyPrice > 0 && yearlyPrice > 0,
  );
  return (
    <>
      <section className={`wrap ${styles.hero}`}>
        <h1>{copy.heading}</h1>
        <div className={styles.intro}>
          <p className={styles.lede}>{copy.lede}</p>
          <p>
            <ButtonLink href={buildStartUrl(appUrl)} size="large" reloadDocument>
              {copy.start}
            </ButtonLink>
          </p>
          <div className={styles.promises}>
            <Promises items={copy.promises} />
          </div>
        </div>
      </section>
      <section className={`wrap ${styles.plans}`} aria-labelledby="plans">
        <h2 id="plans" className="visually-hidden">
          {copy.plans.heading}
        </h2>
        <PlanComparison copy={copy.comparison} plans={visiblePlans} />
      </section>
      <PlainTerms copy={copy.terms}>
        {firstPlan && <PlanBill copy={copy.bill} plans={[firstPlan, ...otherPlans]} />}
      </PlainTerms>
      <Faq copy={copy.questions} />
      <ClosingCall copy={copy.closing} href={buildStartUrl(appUrl)} />
      <JsonLd data={buildOffersJsonLd(visiblePlans, url)} />
    </>
  );
}
