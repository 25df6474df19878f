import { useId } from "react";
import { FoldSummary } from "@angadi/ui/fold/fold-summary";
import styles from "./plan-cards.module.css";
import { PlanButton, PriceDisplay } from "./plan-price.tsx";
import { type PlanTableCopy, listFeatures } from "./plan-table.tsx";
import { PlanValue } from "./plan-value.tsx";
import type { OfferedPlan, PlanFeatures, PriceView } from "./plan.ts";

export interface PlanCardCopy extends PlanTableCopy {
  /** Label of the button that shows the collapsed rows. */
  more: string;
}

/** The rows that differ most between plans; a click shows the others. */
const KEY_FEATURES: readonly (keyof PlanFeatures)[] = ["monthlyVisits", "blogs", "customDomain"];

interface PlanCardsProps {
  copy: PlanCardCopy;
  plans: readonly OfferedPlan[];
  view: PriceView;
}

/** The plans stacked, for small screens. */
export function PlanCards({ copy, plans, view }: PlanCardsProps) {
  return (
    <div className={styles.cards}>
      {plans.map((plan) => (
        <PlanCard key={plan.name} copy={copy} plan={plan} view={view} />
      ))}
    </div>
  );
}

function PlanCard({ copy, plan, view }: Omit<PlanCardsProps, "plans"> & { plan: OfferedPlan }) {
  const id = useId();
  const otherFeatures = listFeatures(copy).filter((feature) => !KEY_FEATURES.includes(feature));
  const renderRow = (feature: keyof PlanFeatures) => (
    <div key={feature}>
      <dt>{copy.features[feature]}</dt>
      <dd>
        <PlanValue copy={copy} value={plan.features[feature]} />
      </dd>
    </div>
  );
  return (
    <article aria-labelledby={id} className={plan.isPopular ? styles.popular : styles.card}>
      {plan.isPopular && <p className={styles.badge}>{copy.popular}</p>}
      <h3 id={id} translate="no">
        {plan.name}
      </h3>
      <p className={styles.tagline}>{plan.tagline}</p>
      <PriceDisplay copy={copy} plan={plan} view={view} />
      <PlanButton plan={plan} view={view} />
      <p className={styles.description}>{plan.description}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{copy.users}</dt>
          <dd>{plan.users}</dd>
        </div>
        {KEY_FEATURES.map(renderRow)}
      </dl>
      <details className={styles.more}>
        <FoldSummary>{copy.more}</FoldSummary>
        <dl className={styles.facts}>{otherFeatures.map(renderRow)}</dl>
      </details>
    </article>
  );
}
