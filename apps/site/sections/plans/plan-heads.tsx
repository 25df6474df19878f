import styles from "./plan-heads.module.css";
import type { Plan, PriceView } from "./plan.ts";
import { type PriceCopy, shownPrice } from "./price.ts";

interface PlanHeadsProps {
  copy: PriceCopy;
  plans: readonly Plan[];
  view: PriceView;
}

/**
 * Names and prices above the rows of a table that is longer than the screen, once its own are out of
 * view. For eyes only: the table's heads say it to people who listen.
 */
export function PlanHeads({ copy, plans, view }: PlanHeadsProps) {
  return (
    <div aria-hidden="true" className={styles.place}>
      <div className={styles.heads}>
        {plans.map((plan) => {
          const { amount, per } = shownPrice(plan, view, copy);
          return (
            <p key={plan.name}>
              <strong>{plan.name}</strong> {amount} {per}
            </p>
          );
        })}
      </div>
    </div>
  );
}
