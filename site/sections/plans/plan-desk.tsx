import { Form, useSearchParams } from "react-router";
import { SampleLine } from "#ui/sample-line/sample-line.tsx";
import { Switch } from "#ui/switch/switch.tsx";
import { type PlanCardWords, PlanCards } from "./plan-cards.tsx";
import styles from "./plan-desk.module.css";
import { type PlanTableWords, PlanTable } from "./plan-table.tsx";
import type { OfferedPlan, PlanFeatures, PriceView } from "./plan.ts";

export interface PlanDeskWords extends PlanTableWords, PlanCardWords {
  yearly: string;
  /** Beside the switch while the year is shown. */
  badge: string;
  withGst: string;
  /** Said after a switch to people who listen. */
  status: (view: PriceView) => string;
  /** Rows that are not settled: the line below the plans names those that are samples. */
  openRows: readonly { feature: keyof PlanFeatures; sample?: true }[];
  sampleLine: (rows: string) => string;
}

interface PlanDeskProps {
  words: PlanDeskWords;
  plans: readonly OfferedPlan[];
}

/** How prices are shown stands in the address: to share, and to switch without JavaScript. */
const BILLING = { name: "billing", value: "yearly" };
const GST = { name: "gst", value: "included" };

/** The plans side by side, with the switches for their prices. */
export function PlanDesk({ words, plans }: PlanDeskProps) {
  const [search] = useSearchParams();
  const view: PriceView = {
    yearly: search.get(BILLING.name) === BILLING.value,
    withGst: search.get(GST.name) === GST.value,
  };
  return (
    <div className={styles.desk}>
      <div className={styles.switches}>
        <AddressSwitch {...BILLING} checked={view.yearly} other={view.withGst ? GST : undefined}>
          {words.yearly} {view.yearly && <span className={styles.badge}>{words.badge}</span>}
        </AddressSwitch>
        <AddressSwitch {...GST} checked={view.withGst} other={view.yearly ? BILLING : undefined}>
          {words.withGst}
        </AddressSwitch>
      </div>
      <p className="visually-hidden" role="status">
        {words.status(view)}
      </p>
      <PlanTable words={words} plans={plans} view={view} />
      <PlanCards words={words} plans={plans} view={view} />
      <SampleLine text={words.sampleLine(openRows(words))} of={words.openRows} align="centre" />
    </div>
  );
}

const openRows = (words: PlanDeskWords) =>
  new Intl.ListFormat("en-GB").format(
    words.openRows.filter(({ sample }) => sample).map(({ feature }) => words.features[feature]),
  );

interface AddressSwitchProps {
  name: string;
  value: string;
  checked: boolean;
  /** What the address says besides. */
  other: { name: string; value: string } | undefined;
  children: React.ReactNode;
}

/** A switch that is on while `name` stands in the address with its value. */
function AddressSwitch({ name, value, checked, other, children }: AddressSwitchProps) {
  return (
    <Form method="get" replace preventScrollReset>
      {other && <input type="hidden" {...other} />}
      <Switch type="submit" checked={checked} {...(!checked && { name, value })}>
        {children}
      </Switch>
    </Form>
  );
}
