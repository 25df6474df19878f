import { PlanButton, PriceDisplay } from "./plan-price.tsx";
import styles from "./plan-table.module.css";
import { PlanValue, type PlanValueCopy } from "./plan-value.tsx";
import type { OfferedPlan, PlanFeatures, PriceView } from "./plan.ts";
import type { PriceCopy } from "./price.ts";

export interface PlanTableCopy extends PriceCopy, PlanValueCopy {
  caption: string;
  /** Header of the table's first column, for screen readers. */
  featuresHeader: string;
  price: string;
  offer: string;
  popular: string;
  users: string;
  /** Labels of the rows, in display order. */
  features: Readonly<Record<keyof PlanFeatures, string>>;
}

interface PlanTableProps {
  copy: PlanTableCopy;
  plans: readonly OfferedPlan[];
  view: PriceView;
}

/** Returns the features in display order. */
export const listFeatures = ({ features }: Pick<PlanTableCopy, "features">) =>
  Object.keys(features) as (keyof PlanFeatures)[];

const toColumnClass = ({ isPopular }: OfferedPlan) => (isPopular ? styles.popular : undefined);

/** The plans as columns, for wide screens. */
export function PlanTable({ copy, plans, view }: PlanTableProps) {
  const renderRow = (feature: keyof PlanFeatures) => (
    <tr key={feature}>
      <th scope="row">{copy.features[feature]}</th>
      {plans.map((plan) => (
        <td key={plan.name} className={toColumnClass(plan)}>
          <PlanValue copy={copy} value={plan.features[feature]} />
        </td>
      ))}
    </tr>
  );
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{copy.caption}</caption>
      <thead>
        <tr>
          <td>
            <span className="visually-hidden">{copy.featuresHeader}</span>
          </td>
          {plans.map((plan) => (
            <th key={plan.name} scope="col" className={toColumnClass(plan)}>
              {plan.isPopular && <span className={styles.badge}>{copy.popular}</span>}
              <span className={styles.name} translate="no">
                {plan.name}
              </span>
              <span className={styles.tagline}>{plan.tagline}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr className={styles.offerRow}>
          <th scope="row">
            <span className="visually-hidden">{copy.price}</span>
          </th>
          {plans.map((plan) => (
            <td key={plan.name} className={toColumnClass(plan)}>
              <PriceDisplay copy={copy} plan={plan} view={view} />
            </td>
          ))}
        </tr>
        <tr className={styles.offerRow}>
          <th scope="row">
            <span className="visually-hidden">{copy.offer}</span>
          </th>
          {plans.map((plan) => (
            <td key={plan.name} className={toColumnClass(plan)}>
              <PlanButton plan={plan} view={view} />
              <p className={styles.description}>{plan.description}</p>
            </td>
          ))}
        </tr>
        <tr>
          <th scope="row">{copy.users}</th>
          {plans.map((plan) => (
            <td key={plan.name} className={toColumnClass(plan)}>
              {plan.users}
            </td>
          ))}
        </tr>
        {listFeatures(copy).map(renderRow)}
      </tbody>
    </table>
  );
}
