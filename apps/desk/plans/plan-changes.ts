import type { DeskPlan, HandOff } from "@angadi/contract/desk/plans";
import { plans as copy } from "../copy/plans.ts";

/** A changed field. */
export interface PlanChange {
  plan: string;
  what: string;
  before: string;
  after: string;
}

const rupees = (amount: number) => `₹${amount.toLocaleString("en-IN")}`;

/** The changes to the plans, one per field; a new order comes last. */
export function planChanges(before: readonly DeskPlan[], after: readonly DeskPlan[]): PlanChange[] {
  const { fields, changes } = copy;
  const all = before.flatMap((was) => {
    const now = after.find(({ id }) => id === was.id) ?? was;
    return [
      [fields.name, was.planName, now.planName] as const,
      [fields.tagline, was.tagline, now.tagline] as const,
      [fields.monthly, rupees(was.monthlyPrice), rupees(now.monthlyPrice)] as const,
      [fields.yearly, rupees(was.yearlyPrice), rupees(now.yearlyPrice)] as const,
    ].map(([what, from, to]) => ({ plan: was.planName, what, before: from, after: to }));
  });
  const names = (plans: readonly DeskPlan[]) =>
    plans.map(({ id }) => before.find((plan) => plan.id === id)?.planName ?? id).join(", ");
  return [
    ...all,
    {
      plan: "",
      what: changes.order,
      before: names(before),
      after: names(after),
    },
  ].filter((change) => change.before !== change.after);
}

/** Warnings about probable mistakes; none of them prevents saving. */
export function planWarnings(plans: readonly DeskPlan[], handOffs: readonly HandOff[]): string[] {
  const { warnings } = copy;
  const handOffNames = new Set(handOffs.map(({ name }) => name));
  const priced = plans.filter(({ monthlyPrice, yearlyPrice }) => monthlyPrice + yearlyPrice > 0);
  return [
    ...plans
      .filter(({ planName }) => !handOffNames.has(planName))
      .map((one) => warnings.unknown(one.planName)),
    ...handOffs.filter(({ isPriced }) => !isPriced).map(({ name }) => warnings.unpriced(name)),
    ...priced
      .filter((plan) => plan.monthlyPrice === 0 || plan.yearlyPrice === 0)
      .map(({ planName }) => warnings.halfFree(planName)),
    ...priced
      .filter((plan) => plan.monthlyPrice > 0 && plan.yearlyPrice > 12 * plan.monthlyPrice)
      .map(({ planName }) => warnings.dearYear(planName)),
  ];
}
