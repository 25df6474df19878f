import { Form, Link, useSearchParams, useSubmit } from "react-router";
import { type PlanCardCopy, PlanCards } from "./plan-cards.tsx";
import styles from "./plan-comparison.module.css";
import { StickyPlanHeader } from "./sticky-plan-header.tsx";
import { type PlanTableCopy, PlanTable } from "./plan-table.tsx";
import type { OfferedPlan, PriceView } from "./plan.ts";
import {
  BILLING_PARAMETER,
  BILL_PLAN_PARAMETER,
  GST_PARAMETER,
  readPriceView,
  setParameter,
} from "./price-view.ts";

export interface PlanComparisonCopy extends PlanTableCopy, PlanCardCopy {
  /** Accessible name of the choice between `monthly` and `yearly`. */
  billing: string;
  monthly: string;
  yearly: string;
  /** Shown next to `yearly`; undefined if paying yearly saves nothing. */
  badge: string | undefined;
  withGst: string;
  /** Applies `withGst` without JavaScript. */
  applyGst: string;
  /** Shown above the plans: how long the trial is free, and what stays free. */
  trial: string;
  /** Announced to screen readers after a switch. */
  status: (view: PriceView) => string;
}

interface PlanComparisonProps {
  copy: PlanComparisonCopy;
  plans: readonly OfferedPlan[];
}

/** The plans side by side, with a choice of billing period and GST. */
export function PlanComparison({ copy, plans }: PlanComparisonProps) {
  const [search] = useSearchParams();
  const view = readPriceView(search);
  return (
    <div className={styles.comparison}>
      <div className={styles.switches}>
        <BillingPeriod copy={copy} view={view} search={search} />
        <GstCheckbox copy={copy} view={view} search={search} />
      </div>
      <p className="visually-hidden" role="status">
        {copy.status(view)}
      </p>
      <p className={styles.trial}>{copy.trial}</p>
      <div className={styles.table}>
        <StickyPlanHeader copy={copy} plans={plans} view={view} />
        <PlanTable copy={copy} plans={plans} view={view} />
      </div>
      <PlanCards copy={copy} plans={plans} view={view} />
    </div>
  );
}

interface ViewControlProps {
  copy: PlanComparisonCopy;
  view: PriceView;
  /** The current query. */
  search: URLSearchParams;
}

/** Monthly or yearly prices: two links, so that both can be shared and work without JavaScript. */
function BillingPeriod({ copy, view, search }: ViewControlProps) {
  const buildLinkProps = (value: string | undefined) => ({
    to: { search: setParameter(search, BILLING_PARAMETER.name, value) },
    replace: true,
    preventScrollReset: true,
  });
  return (
    <nav aria-label={copy.billing} className={styles.billing}>
      <Link {...buildLinkProps(undefined)} aria-current={view.isYearly ? undefined : "true"}>
        {copy.monthly}
      </Link>
      <Link
        {...buildLinkProps(BILLING_PARAMETER.value)}
        aria-current={view.isYearly ? "true" : undefined}
      >
        {copy.yearly}
        {copy.badge && <span className={styles.badge}>{copy.badge}</span>}
      </Link>
    </nav>
  );
}

/** Prices with or without GST. Without JavaScript a button applies it. */
function GstCheckbox({ copy, view, search }: ViewControlProps) {
  const submit = useSubmit();
  const otherParameters = [BILLING_PARAMETER.name, BILL_PLAN_PARAMETER].filter((name) =>
    search.has(name),
  );
  const options = { replace: true, preventScrollReset: true };
  return (
    <Form method="get" {...options} className={styles.gst}>
      {otherParameters.map((name) => (
        <input key={name} type="hidden" name={name} value={search.get(name) ?? ""} />
      ))}
      <label>
        <input
          type="checkbox"
          name={GST_PARAMETER.name}
          value={GST_PARAMETER.value}
          checked={view.includesGst}
          onChange={({ currentTarget }) => void submit(currentTarget.form, options)}
        />
        {copy.withGst}
      </label>
      <noscript>
        <button type="submit">{copy.applyGst}</button>
      </noscript>
    </Form>
  );
}
