import styles from "./plan-heads.module.css";
import type { Plan, PriceView } from "./plan.ts";
import { type PriceCopy, formatPrice } from "./price.ts";

interface PlanHeadsProps {
  copy: PriceCopy;
  plans: readonly Plan[];
  view: PriceView;
}

/**
 * Sticky plan names and prices for a table longer than the screen, shown once the table's own
 * header is out of view. Hidden from screen readers, which read the table's header cells.
 */
export function PlanHeads({ copy, plans, view }: PlanHeadsProps) {
  return (
    <div aria-hidden="true" className={styles.place}>
      <div className={styles.heads}>
        {plans.map((plan) => {
          const { amount, per } = formatPrice(plan, view, copy);
          return (
            <p key={plan.name}>
              <strong translate="no">{plan.name}</strong> {amount} {per}
            </p>
          );
        })}
      </div>
    </div>
  );
}
