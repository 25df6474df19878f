import { Form, useSearchParams } from "react-router";
import { Switch } from "@angadi/ui/switch/switch";
import { type PlanCardCopy, PlanCards } from "./plan-cards.tsx";
import styles from "./plan-desk.module.css";
import { PlanHeads } from "./plan-heads.tsx";
import { type PlanTableCopy, PlanTable } from "./plan-table.tsx";
import type { OfferedPlan, PriceView } from "./plan.ts";
import { BILLED, BILLING, GST, readPriceView } from "./price-view.ts";

export interface PlanDeskCopy extends PlanTableCopy, PlanCardCopy {
  yearly: string;
  /** Shown next to the switch for yearly prices; undefined if paying yearly saves nothing. */
  badge: string | undefined;
  withGst: string;
  /** Shown above the plans: how long the trial is free, and what stays free. */
  trial: string;
  /** Announced to screen readers after a switch. */
  status: (view: PriceView) => string;
}

interface PlanDeskProps {
  copy: PlanDeskCopy;
  plans: readonly OfferedPlan[];
}

/** The plans side by side, with switches for billing period and GST. */
export function PlanDesk({ copy, plans }: PlanDeskProps) {
  const [search] = useSearchParams();
  const view = readPriceView(search);
  return (
    <div className={styles.desk}>
      <div className={styles.switches}>
        <AddressSwitch {...BILLING} checked={view.yearly} search={search}>
          {copy.yearly}{" "}
          {view.yearly && copy.badge && <span className={styles.badge}>{copy.badge}</span>}
        </AddressSwitch>
        <AddressSwitch {...GST} checked={view.withGst} search={search}>
          {copy.withGst}
        </AddressSwitch>
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

interface AddressSwitchProps {
  name: string;
  value: string;
  checked: boolean;
  /** The current query. */
  search: URLSearchParams;
  children: React.ReactNode;
}

/** All query parameters about prices. */
const SAID = [BILLING.name, GST.name, BILLED];

/** A switch stored in the query: on if parameter `name` is present. */
function AddressSwitch({ name, value, checked, search, children }: AddressSwitchProps) {
  const others = SAID.filter((other) => other !== name && search.has(other));
  return (
    <Form method="get" replace preventScrollReset>
      {others.map((other) => (
        <input key={other} type="hidden" name={other} value={search.get(other) ?? ""} />
      ))}
      <Switch type="submit" checked={checked} {...(!checked && { name, value })}>
        {children}
      </Switch>
    </Form>
  );
}
