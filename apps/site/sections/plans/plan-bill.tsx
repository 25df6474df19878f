import { Link, useSearchParams } from "react-router";
import styles from "./plan-bill.module.css";
import { PlanReceipt, type PlanReceiptCopy } from "./plan-receipt.tsx";
import type { Plan } from "./plan.ts";
import { BILL_PLAN_PARAMETER, toPlanKey, readPriceView, setParameter } from "./price-view.ts";

export interface PlanBillCopy extends PlanReceiptCopy {
  /** Heading of the choice of plans. */
  choice: string;
}

const SECTION_ID = "bill";

interface PlanBillProps {
  copy: PlanBillCopy;
  /** Plans with a price; the first is used if the URL names none. */
  plans: readonly [Plan, ...Plan[]];
}

/** The bill of one plan, with the prices chosen by the switches above, and a choice of plans. */
export function PlanBill({ copy, plans }: PlanBillProps) {
  const [search] = useSearchParams();
  const selectedPlan =
    plans.find(({ name }) => toPlanKey(name) === search.get(BILL_PLAN_PARAMETER)) ?? plans[0];
  return (
    <div id={SECTION_ID} className={styles.planBill}>
      <nav aria-label={copy.choice}>
        <ul className={styles.choices}>
          {plans.map((plan) => (
            <li key={plan.name}>
              <Link
                to={{
                  search: setParameter(
                    search,
                    BILL_PLAN_PARAMETER,
                    plan === plans[0] ? undefined : toPlanKey(plan.name),
                  ),
                  // Without JavaScript the new document also opens at the bill.
                  hash: SECTION_ID,
                }}
                replace
                preventScrollReset
                aria-current={plan === selectedPlan ? "true" : undefined}
              >
                {plan.name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div>
        <PlanReceipt copy={copy} plan={selectedPlan} view={readPriceView(search)} />
      </div>
    </div>
  );
}
