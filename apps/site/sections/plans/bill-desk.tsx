import { Link, useSearchParams } from "react-router";
import styles from "./bill-desk.module.css";
import { PlanReceipt, type PlanReceiptCopy } from "./plan-receipt.tsx";
import type { Plan } from "./plan.ts";
import { BILLED, planKey, readPriceView, withParameter } from "./price-view.ts";

export interface BillDeskCopy extends PlanReceiptCopy {
  /** Heading of the choice of plans. */
  choice: string;
}

const PLACE = "bill";

interface BillDeskProps {
  copy: BillDeskCopy;
  /** Plans with a price; the first is used if the URL names none. */
  plans: readonly [Plan, ...Plan[]];
}

/** The bill of one plan, with the prices chosen by the switches above, and a choice of plans. */
export function BillDesk({ copy, plans }: BillDeskProps) {
  const [search] = useSearchParams();
  const billed = plans.find(({ name }) => planKey(name) === search.get(BILLED)) ?? plans[0];
  return (
    <div id={PLACE} className={styles.desk}>
      <nav aria-label={copy.choice}>
        <ul className={styles.choices}>
          {plans.map((plan) => (
            <li key={plan.name}>
              <Link
                to={{
                  search: withParameter(
                    search,
                    BILLED,
                    plan === plans[0] ? undefined : planKey(plan.name),
                  ),
                  // Without JavaScript the new document also opens at the bill.
                  hash: PLACE,
                }}
                replace
                preventScrollReset
                aria-current={plan === billed ? "true" : undefined}
              >
                {plan.name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.bill}>
        <PlanReceipt copy={copy} plan={billed} view={readPriceView(search)} />
      </div>
    </div>
  );
}
