import styles from "./sticky-plan-header.module.css";
import type { Plan, PriceView } from "./plan.ts";
import { type PriceCopy, formatPrice } from "./price.ts";

interface StickyPlanHeaderProps {
  copy: PriceCopy;
  plans: readonly Plan[];
  view: PriceView;
}

/**
 * Sticky plan names and prices for a table longer than the screen, shown once the table's own
 * header is out of view. Hidden from screen readers, which read the table's header cells.
 */
export function StickyPlanHeader({ copy, plans, view }: StickyPlanHeaderProps) {
  return (
    <div aria-hidden="true" className={styles.anchor}>
      <div className={styles.header}>
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
