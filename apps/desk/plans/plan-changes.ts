import { formatRupees } from "@angadi/formats/rupees";
import type { DeskPlan, HandOff } from "@angadi/desk-ports/plans";
import { plansCopy as copy } from "../copy/plans.ts";

/** A changed field. */
export interface PlanChange {
  plan: string;
  field: string;
  before: string;
  after: string;
}

/** The changes to the plans, one per field; a new order comes last. */
export function listPlanChanges(
  before: readonly DeskPlan[],
  after: readonly DeskPlan[],
): PlanChange[] {
  const { fields, changes } = copy;
  const fieldChanges = before.flatMap((previous) => {
    const current = after.find(({ id }) => id === previous.id) ?? previous;
    return [
      [fields.name, (plan: DeskPlan) => plan.planName] as const,
      [fields.tagline, (plan: DeskPlan) => plan.tagline] as const,
      [fields.monthly, (plan: DeskPlan) => formatRupees(plan.monthlyPrice)] as const,
      [fields.yearly, (plan: DeskPlan) => formatRupees(plan.yearlyPrice)] as const,
    ].map(([field, getValue]) => ({
      plan: previous.planName,
      field,
      before: getValue(previous),
      after: getValue(current),
    }));
  });
  const joinNames = (plans: readonly DeskPlan[]) =>
    plans.map(({ id }) => before.find((plan) => plan.id === id)?.planName ?? id).join(", ");
  return [
    ...fieldChanges,
    { plan: "", field: changes.order, before: joinNames(before), after: joinNames(after) },
  ].filter((change) => change.before !== change.after);
}

/** Warnings about probable mistakes; none of them prevents saving. */
export function listPlanWarnings(
  plans: readonly DeskPlan[],
  handOffs: readonly HandOff[],
): string[] {
  const { warnings } = copy;
  const pricingPageNames = new Set(handOffs.map(({ name }) => name));
  const paidPlans = plans.filter(({ monthlyPrice, yearlyPrice }) => monthlyPrice + yearlyPrice > 0);
  return [
    ...plans
      .filter(({ planName }) => !pricingPageNames.has(planName))
      .map((plan) => warnings.notOnPricingPage(plan.planName)),
    ...handOffs.filter(({ isPriced }) => !isPriced).map(({ name }) => warnings.unpriced(name)),
    ...paidPlans
      .filter((plan) => plan.monthlyPrice === 0 || plan.yearlyPrice === 0)
      .map(({ planName }) => warnings.freeForOnePeriod(planName)),
    ...paidPlans
      .filter((plan) => plan.monthlyPrice > 0 && plan.yearlyPrice > 12 * plan.monthlyPrice)
      .map(({ planName }) => warnings.yearCostsMore(planName)),
  ];
}
