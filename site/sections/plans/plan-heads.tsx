import styles from "./plan-heads.module.css";
import type { Plan, PriceView } from "./plan.ts";
import { type PriceWords, shownPrice } from "./price.ts";

interface PlanHeadsProps {
  words: PriceWords;
  plans: readonly Plan[];
  view: PriceView;
}

/**
 * Names and prices above the rows of a table that is longer than the screen, once its own are out of
 * view. For eyes only: the table's heads say it to people who listen.
 */
export function PlanHeads({ words, plans, view }: PlanHeadsProps) {
  return (
    <div aria-hidden="true" className={styles.place}>
      <div className={styles.heads}>
        {plans.map((plan) => {
          const { amount, per } = shownPrice(plan, view, words);
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
