import { formatRupees } from "@angadi/formats/rupees";
import type { DeskPlan, HandOff } from "@angadi/desk-ports/plans";
import { plans as copy } from "../copy/plans.ts";

/** A changed field. */
export interface PlanChange {
  plan: string;
  what: string;
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
      [fields.name, previous.planName, current.planName] as const,
      [fields.tagline, previous.tagline, current.tagline] as const,
      [
        fields.monthly,
        formatRupees(previous.monthlyPrice),
        formatRupees(current.monthlyPrice),
      ] as const,
      [
        fields.yearly,
        formatRupees(previous.yearlyPrice),
        formatRupees(current.yearlyPrice),
      ] as const,
    ].map(([what, from, to]) => ({ plan: previous.planName, what, before: from, after: to }));
  });
  const names = (plans: readonly DeskPlan[]) =>
    plans.map(({ id }) => before.find((plan) => plan.id === id)?.planName ?? id).join(", ");
  return [
    ...fieldChanges,
    {
      plan: "",
      what: changes.order,
      before: names(before),
      after: names(after),
    },
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
      .map((plan) => warnings.unknown(plan.planName)),
    ...handOffs.filter(({ isPriced }) => !isPriced).map(({ name }) => warnings.unpriced(name)),
    ...paidPlans
      .filter((plan) => plan.monthlyPrice === 0 || plan.yearlyPrice === 0)
      .map(({ planName }) => warnings.halfFree(planName)),
    ...paidPlans
      .filter((plan) => plan.monthlyPrice > 0 && plan.yearlyPrice > 12 * plan.monthlyPrice)
      .map(({ planName }) => warnings.expensiveYear(planName)),
  ];
}
