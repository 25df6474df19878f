import type { FormValues } from "@angadi/contract/form-values";
import {
  type DeskPlan,
  type PlanField,
  planName,
  planTagline,
  typedRupees,
} from "@angadi/desk-ports/plans";
import { normalizeName } from "@angadi/desk-ports/types";
import { HttpError } from "../request/request-context.ts";
import { errors } from "../copy/shell.ts";
import { plans as copy } from "../copy/plans.ts";

/** The form fields of a plan, as text. */
export type PlanForm = { id: string } & Record<PlanField, string>;

export const toPlanForm = (plan: DeskPlan, index: number): PlanForm => ({
  id: plan.id,
  name: plan.planName,
  tagline: plan.tagline,
  monthly: plan.monthlyPrice.toLocaleString("en-IN"),
  yearly: plan.yearlyPrice.toLocaleString("en-IN"),
  place: `${index + 1}`,
});

/** The name of a control. */
export const toControlName = (field: PlanField, id: string) => `${field}:${id}`;

/**
 * Reads what was submitted for these plans; throws if a field is missing. In a stale form a plan
 * that somebody has added since has none of its fields: it stays as it is.
 */
export function readForms(
  values: FormValues,
  plans: readonly DeskPlan[],
  { isStale }: { isStale: boolean },
): PlanForm[] {
  return plans.map((plan, index) => {
    const { id } = plan;
    if (isStale && !values.has(toControlName("name", id))) return toPlanForm(plan, index);
    const text = (field: PlanField) => {
      const value = values.get(toControlName(field, id));
      if (value === undefined) throw new HttpError(400, errors.incomplete);
      return value;
    };
    return {
      id,
      name: text("name"),
      tagline: text("tagline"),
      monthly: text("monthly"),
      yearly: text("yearly"),
      place: text("place"),
    };
  });
}

/** Validation messages by control name. */
export type PlanProblems = ReadonlyMap<string, string>;

/** Validates the forms. Returns the plans in the typed order, or the problems. */
export function checkForms(forms: readonly PlanForm[]): {
  plans: DeskPlan[] | undefined;
  problems: PlanProblems;
} {
  const problems = new Map<string, string>();
  const names = forms.map(({ name }) => normalizeName(name));
  const positions = forms.map(({ place }) => place);
  const placed = forms.map((form, index) => {
    const { id } = form;
    const fail = (field: PlanField, reason: string) =>
      problems.set(toControlName(field, id), reason);
    const name = planName.safeParse(form.name);
    const tagline = planTagline.safeParse(form.tagline);
    const monthly = typedRupees.safeParse(form.monthly);
    const yearly = typedRupees.safeParse(form.yearly);
    if (!name.success) fail("name", copy.problems.name);
    else if (names.indexOf(names[index] ?? "") !== index) fail("name", copy.problems.sameName);
    if (!tagline.success) fail("tagline", copy.problems.tagline);
    if (!monthly.success) fail("monthly", copy.problems.monthly);
    if (!yearly.success) fail("yearly", copy.problems.yearly);
    const place = Number(form.place);
    const isPlace = Number.isInteger(place) && place >= 1 && place <= forms.length;
    if (!isPlace || positions.indexOf(form.place) !== index) fail("place", copy.problems.place);
    const plan: DeskPlan = {
      id,
      planName: name.data ?? "",
      tagline: tagline.data ?? "",
      monthlyPrice: monthly.data ?? 0,
      yearlyPrice: yearly.data ?? 0,
    };
    return { place, plan };
  });
  if (problems.size > 0) return { plans: undefined, problems };
  const plans = placed.toSorted((a, b) => a.place - b.place).map(({ plan }) => plan);
  return { plans, problems };
}
