import { z } from "zod";
import type { FormValues } from "@angadi/contract/form-values";
import {
  type DeskPlan,
  type PlanField,
  planNameSchema,
  planTaglineSchema,
  rupeesSchema,
} from "@angadi/desk-ports/plans";
import { normalizeName } from "@angadi/desk-ports/business-types";
import { HttpError } from "../request/request-context.ts";
import { errorsCopy } from "../copy/shell.ts";
import { plansCopy as copy } from "../copy/plans.ts";

/** The form fields of a plan, as text. */
export type PlanFieldValues = { id: string } & Record<PlanField, string>;

export const toPlanForm = (plan: DeskPlan, index: number): PlanFieldValues => ({
  id: plan.id,
  name: plan.planName,
  tagline: plan.tagline,
  monthly: plan.monthlyPrice.toLocaleString("en-IN"),
  yearly: plan.yearlyPrice.toLocaleString("en-IN"),
  place: `${index + 1}`,
});

/** The form field name of a plan's control. */
export const toControlName = (field: PlanField, id: string) => `${field}:${id}`;

/**
 * Reads the submitted fields of these plans; throws if one is missing. With a conflict, the form
 * lacks the plans that colleagues added since it was opened: these stay unchanged.
 */
export function readPlanForms(
  values: FormValues,
  plans: readonly DeskPlan[],
  { hasConflict }: { hasConflict: boolean },
): PlanFieldValues[] {
  return plans.map((plan, index) => {
    const { id } = plan;
    if (hasConflict && !values.has(toControlName("name", id))) return toPlanForm(plan, index);
    const getText = (field: PlanField) => {
      const value = values.get(toControlName(field, id));
      if (value === undefined) throw new HttpError(400, errorsCopy.incomplete);
      return value;
    };
    return {
      id,
      name: getText("name"),
      tagline: getText("tagline"),
      monthly: getText("monthly"),
      yearly: getText("yearly"),
      place: getText("place"),
    };
  });
}

/** Validation messages by control name. */
export type PlanProblems = ReadonlyMap<string, string>;

/** The fields that the forms for existing and for new plans share. */
export const planFieldsSchema = z.object({
  name: planNameSchema,
  tagline: planTaglineSchema,
  monthly: rupeesSchema,
  yearly: rupeesSchema,
});

/** Validation messages by field. */
export const getFieldProblems = (error: z.ZodError | undefined): Record<string, string> =>
  Object.fromEntries(
    (error?.issues ?? []).map(({ path: [field] }) => [
      field,
      copy.problems[field as keyof typeof copy.problems],
    ]),
  );

/** Validates the forms. Returns the plans in their new order, or the problems. */
export function validateForms(forms: readonly PlanFieldValues[]): {
  plans: DeskPlan[] | undefined;
  problems: PlanProblems;
} {
  const problems = new Map<string, string>();
  const names = forms.map(({ name }) => normalizeName(name));
  const positions = forms.map(({ place }) => place);
  const plans = forms.map((form, index) => {
    const { data, error } = planFieldsSchema.safeParse(form);
    const position = Number(form.place);
    const isValidPosition = Number.isInteger(position) && position >= 1 && position <= forms.length;
    const fieldProblems = {
      ...(names.indexOf(names[index] ?? "") !== index && { name: copy.problems.sameName }),
      ...((!isValidPosition || positions.indexOf(form.place) !== index) && {
        place: copy.problems.place,
      }),
      ...getFieldProblems(error),
    };
    for (const [field, problem] of Object.entries(fieldProblems))
      problems.set(toControlName(field as PlanField, form.id), problem);
    return { position, plan: data && toPlan(form.id, data) };
  });
  if (problems.size > 0) return { plans: undefined, problems };
  const sortedPlans = plans.toSorted((a, b) => a.position - b.position);
  return { plans: sortedPlans.flatMap(({ plan }) => plan ?? []), problems };
}

const toPlan = (id: string, fields: z.infer<typeof planFieldsSchema>): DeskPlan => ({
  id,
  planName: fields.name,
  tagline: fields.tagline,
  monthlyPrice: fields.monthly,
  yearlyPrice: fields.yearly,
});
