import { ButtonLink } from "@angadi/ui/button/button";
import styles from "./plan-price.module.css";
import type { OfferedPlan, PriceView } from "./plan.ts";
import { type PriceCopy, formatPrice } from "./price.ts";

interface PriceDisplayProps {
  copy: PriceCopy;
  plan: OfferedPlan;
  view: PriceView;
}

/** The price of a plan in the chosen view. */
export function PriceDisplay({ copy, plan, view }: PriceDisplayProps) {
  const { amount, per, notes } = formatPrice(plan, view, copy);
  return (
    <div>
      <p>
        <strong className={styles.amount} translate={per ? "no" : undefined}>
          {amount}
        </strong>
        {per && <span className={styles.per}> {per}</span>}
      </p>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </div>
  );
}

/** The button that starts a plan. The popular plan has the page's primary button. */
export function PlanButton({ plan, view }: Pick<PriceDisplayProps, "plan" | "view">) {
  const { buttonText, href, isPopular, isExternal } = plan;
  return (
    <ButtonLink
      href={view.isYearly ? href.yearly : href.monthly}
      variant={isPopular ? "primary" : "quiet"}
      reloadDocument={isExternal}
    >
      {buttonText}
    </ButtonLink>
  );
}
