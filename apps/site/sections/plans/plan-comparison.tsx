import { Form, useSearchParams } from "react-router";
import { Switch } from "@angadi/ui/switch/switch";
import { type PlanCardCopy, PlanCards } from "./plan-cards.tsx";
import styles from "./plan-comparison.module.css";
import { PlanHeads } from "./plan-heads.tsx";
import { type PlanTableCopy, PlanTable } from "./plan-table.tsx";
import type { OfferedPlan, PriceView } from "./plan.ts";
import { BILLING, BILL_PLAN_PARAMETER, GST, readPriceView } from "./price-view.ts";

export interface PlanComparisonCopy extends PlanTableCopy, PlanCardCopy {
  yearly: string;
  /** Shown next to the switch for yearly prices; undefined if paying yearly saves nothing. */
  badge: string | undefined;
  withGst: string;
  /** Shown above the plans: how long the trial is free, and what stays free. */
  trial: string;
  /** Announced to screen readers after a switch. */
  status: (view: PriceView) => string;
}

interface PlanComparisonProps {
  copy: PlanComparisonCopy;
  plans: readonly OfferedPlan[];
}

/** The plans side by side, with switches for billing period and GST. */
export function PlanComparison({ copy, plans }: PlanComparisonProps) {
  const [search] = useSearchParams();
  const view = readPriceView(search);
  return (
    <div className={styles.desk}>
      <div className={styles.switches}>
        <QuerySwitch {...BILLING} checked={view.yearly} search={search}>
          {copy.yearly}{" "}
          {view.yearly && copy.badge && <span className={styles.badge}>{copy.badge}</span>}
        </QuerySwitch>
        <QuerySwitch {...GST} checked={view.withGst} search={search}>
          {copy.withGst}
        </QuerySwitch>
      </div>
      <p className="visually-hidden" role="status">
        {copy.status(view)}
      </p>
      <p className={styles.trial}>{copy.trial}</p>
      <div className={styles.table}>
        <PlanHeads copy={copy} plans={plans} view={view} />
        <PlanTable copy={copy} plans={plans} view={view} />
      </div>
      <PlanCards copy={copy} plans={plans} view={view} />
    </div>
  );
}

interface QuerySwitchProps {
  name: string;
  value: string;
  checked: boolean;
  /** The current query. */
  search: URLSearchParams;
  children: React.ReactNode;
}

/** All query parameters about prices. */
const PRICE_PARAMETERS = [BILLING.name, GST.name, BILL_PLAN_PARAMETER];

/** A switch stored in the query: on if parameter `name` is present. */
function QuerySwitch({ name, value, checked, search, children }: QuerySwitchProps) {
  const otherParameters = PRICE_PARAMETERS.filter(
    (parameter) => parameter !== name && search.has(parameter),
  );
  return (
    <Form method="get" replace preventScrollReset>
      {otherParameters.map((parameter) => (
        <input key={parameter} type="hidden" name={parameter} value={search.get(parameter) ?? ""} />
      ))}
      <Switch type="submit" checked={checked} {...(!checked && { name, value })}>
        {children}
      </Switch>
    </Form>
  );
}
