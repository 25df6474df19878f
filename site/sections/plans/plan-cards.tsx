import { useId } from "react";
import styles from "./plan-cards.module.css";
import { PlanButton, PlanPrice } from "./plan-head.tsx";
import type { PlanTableWords } from "./plan-table.tsx";
import { PlanValue } from "./plan-value.tsx";
import type { OfferedPlan, PlanFeatures, PriceView } from "./plan.ts";

export type PlanCardWords = PlanTableWords;

interface PlanCardsProps {
  words: PlanCardWords;
  plans: readonly OfferedPlan[];
  view: PriceView;
}

/** The plans one below the other, for small screens. */
export function PlanCards({ words, plans, view }: PlanCardsProps) {
  return (
    <div className={styles.cards}>
      {plans.map((plan) => (
        <PlanCard key={plan.name} words={words} plan={plan} view={view} />
      ))}
    </div>
  );
}

function PlanCard({ words, plan, view }: Omit<PlanCardsProps, "plans"> & { plan: OfferedPlan }) {
  const id = useId();
  const rows = Object.entries(words.features) as [keyof PlanFeatures, string][];
  return (
    <article aria-labelledby={id} className={plan.isPopular ? styles.popular : styles.card}>
      {plan.isPopular && <p className={styles.mark}>{words.popular}</p>}
      <h3 id={id}>{plan.name}</h3>
      <p className={styles.tagline}>{plan.tagline}</p>
      <PlanPrice words={words} plan={plan} view={view} />
      <PlanButton plan={plan} view={view} />
      <p className={styles.description}>{plan.description}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{words.users}</dt>
          <dd>{plan.users}</dd>
        </div>
        {rows.map(([feature, label]) => (
          <div key={feature}>
            <dt>{label}</dt>
            <dd>
              <PlanValue words={words} value={plan.features[feature]} />
            </dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
