import { PlanButton, PlanPrice } from "./plan-head.tsx";
import styles from "./plan-table.module.css";
import { PlanValue, type PlanValueWords } from "./plan-value.tsx";
import type { OfferedPlan, PlanFeatures, PriceView } from "./plan.ts";
import type { PriceWords } from "./price.ts";

export interface PlanTableWords extends PriceWords, PlanValueWords {
  caption: string;
  /** Heads of the table's first column, for people who listen. */
  corner: string;
  price: string;
  offer: string;
  popular: string;
  users: string;
  features: Readonly<Record<keyof PlanFeatures, string>>;
}

interface PlanTableProps {
  words: PlanTableWords;
  plans: readonly OfferedPlan[];
  view: PriceView;
}

const column = ({ isPopular }: OfferedPlan) => (isPopular ? styles.popular : undefined);

/** The plans as columns, for wide screens. */
export function PlanTable({ words, plans, view }: PlanTableProps) {
  const rows = Object.entries(words.features) as [keyof PlanFeatures, string][];
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{words.caption}</caption>
      <thead>
        <tr>
          <td>
            <span className="visually-hidden">{words.corner}</span>
          </td>
          {plans.map((plan) => (
            <th key={plan.name} scope="col" className={column(plan)}>
              {plan.isPopular && <span className={styles.mark}>{words.popular}</span>}
              <span className={styles.name}>{plan.name}</span>
              <span className={styles.tagline}>{plan.tagline}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr className={styles.offer}>
          <th scope="row">
            <span className="visually-hidden">{words.price}</span>
          </th>
          {plans.map((plan) => (
            <td key={plan.name} className={column(plan)}>
              <PlanPrice words={words} plan={plan} view={view} />
            </td>
          ))}
        </tr>
        <tr className={styles.offer}>
          <th scope="row">
            <span className="visually-hidden">{words.offer}</span>
          </th>
          {plans.map((plan) => (
            <td key={plan.name} className={column(plan)}>
              <PlanButton plan={plan} view={view} />
              <p className={styles.description}>{plan.description}</p>
            </td>
          ))}
        </tr>
        <tr>
          <th scope="row">{words.users}</th>
          {plans.map((plan) => (
            <td key={plan.name} className={column(plan)}>
              {plan.users}
            </td>
          ))}
        </tr>
        {rows.map(([feature, label]) => (
          <tr key={feature}>
            <th scope="row">{label}</th>
            {plans.map((plan) => (
              <td key={plan.name} className={column(plan)}>
                <PlanValue words={words} value={plan.features[feature]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
