import { useId } from "react";
import { FoldSummary } from "#ui/fold/fold-summary.tsx";
import { SampleLine } from "#ui/sample-line/sample-line.tsx";
import styles from "./plan-cards.module.css";
import { PlanButton, PlanPrice } from "./plan-head.tsx";
import { planRows } from "./plan-rows.ts";
import type { PlanTableWords } from "./plan-table.tsx";
import { PlanValue } from "./plan-value.tsx";
import type { OfferedPlan, PlanFeatures, PriceView } from "./plan.ts";

export interface PlanCardWords extends PlanTableWords {
  /** Opens the rows that are folded away. */
  more: string;
}

/** The rows that tell the plans apart; the others are one press away. */
const FIRST: readonly (keyof PlanFeatures)[] = ["monthlyVisits", "blogs", "customDomain"];

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
  const { settled, samples } = planRows(words);
  const others = settled.filter((feature) => !FIRST.includes(feature));
  const row = (feature: keyof PlanFeatures) => (
    <div key={feature}>
      <dt>{words.features[feature]}</dt>
      <dd>
        <PlanValue words={words} value={plan.features[feature]} />
      </dd>
    </div>
  );
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
        {FIRST.map(row)}
      </dl>
      <details className={styles.more}>
        <FoldSummary>{words.more}</FoldSummary>
        <dl className={styles.facts}>{others.map(row)}</dl>
        <SampleLine text={words.sampleLine} of={words.openRows} />
        <dl className={styles.facts}>{samples.map(row)}</dl>
      </details>
    </article>
  );
}
