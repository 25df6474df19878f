import { z } from "zod";
import { plans as sitePlans } from "@angadi/content/plans";
import type { FormValues } from "@angadi/contract/form-values";
import type { DeskPlan, NewPlan, VersionedPlans } from "@angadi/desk-ports/plans";
import { plansCopy as copy } from "../copy/plans.ts";
import { DeskSelectField, DeskTextField } from "../layout/field.tsx";
import { getFieldProblems, planFieldsSchema } from "./plan-form.ts";

/** The form fields of a new plan. */
export const NEW_PLAN_FIELDS = ["name", "tagline", "monthly", "yearly", "basedOn"] as const;
type NewPlanField = (typeof NEW_PLAN_FIELDS)[number];

/** A plan that could not be added: the submitted form, and its problems. */
export interface RejectedPlan {
  submitted: FormValues;
  problems: Partial<Record<NewPlanField, string>>;
}

const newPlanSchema = planFieldsSchema.extend({
  basedOn: z.string().refine((name) => sitePlans.some((plan) => plan.name === name)),
});

/** Reads the form of a new plan. */
export function readNewPlan(values: FormValues): { plan: NewPlan } | RejectedPlan {
  const { data, error } = newPlanSchema.safeParse(Object.fromEntries(values));
  if (!data) return { submitted: values, problems: getFieldProblems(error) };
  const { name, tagline, monthly, yearly, basedOn } = data;
  const prices = { monthlyPrice: monthly, yearlyPrice: yearly };
  return { plan: { planName: name, tagline, ...prices, basedOn } };
}

/** The plans on sale and the retired ones, with forms to add, retire and restore plans. */
export function Catalogue({
  current,
  rejected,
}: {
  current: VersionedPlans;
  rejected?: RejectedPlan | undefined;
}) {
  return (
    <section className="section" aria-labelledby="catalogue">
      <h2 id="catalogue">{copy.catalogue.title}</h2>
      <p className="hint readable-width">{copy.catalogue.explanation}</p>
      <ul className="plan-list">
        {current.plans.map((plan) => (
          <PlanRow
            key={plan.id}
            plan={plan}
            base={current.version}
            action="retire"
            canAct={current.plans.length > 1}
          />
        ))}
        {current.retiredPlans.map((plan) => (
          <PlanRow key={plan.id} plan={plan} base={current.version} action="restore" canAct />
        ))}
      </ul>
      <details open={rejected !== undefined}>
        <summary>{copy.catalogue.add}</summary>
        <AddPlanForm rejected={rejected} />
      </details>
    </section>
  );
}

interface PlanRowProps {
  plan: DeskPlan;
  /** The version that the page shows. */
  base: string;
  action: "retire" | "restore";
  canAct: boolean;
}

function PlanRow({ plan, base, action, canAct }: PlanRowProps) {
  return (
    <li>
      <form className="inline" method="post" action={`/plans/${plan.id}/${action}`}>
        <input type="hidden" name="base" value={base} autoComplete="off" />
        <b>{plan.planName}</b>
        {plan.isRetired && <span className="tag">{copy.catalogue.retired}</span>}
        {canAct && (
          <button
            className="button quiet"
            aria-label={`${copy.catalogue[action]} ${plan.planName}`}
          >
            {copy.catalogue[action]}
          </button>
        )}
      </form>
    </li>
  );
}

function AddPlanForm({ rejected }: { rejected: RejectedPlan | undefined }) {
  const getFieldProps = (name: NewPlanField) => ({
    name,
    id: `new-${name}`,
    defaultValue: rejected?.submitted.get(name) ?? "",
    problem: rejected?.problems[name],
  });
  return (
    <form className="plan-fields" method="post" action="/plans/add">
      <DeskTextField {...getFieldProps("name")} label={copy.fields.name} autoComplete="off" />
      <DeskTextField {...getFieldProps("tagline")} label={copy.fields.tagline} autoComplete="off" />
      <DeskTextField
        {...getFieldProps("monthly")}
        label={copy.fields.monthly}
        inputMode="numeric"
      />
      <DeskTextField {...getFieldProps("yearly")} label={copy.fields.yearly} inputMode="numeric" />
      <DeskSelectField
        {...getFieldProps("basedOn")}
        label={copy.catalogue.basedOn}
        hint={copy.catalogue.basedOnHint}
        options={sitePlans.map(({ name }) => [name, name] as const)}
      />
      <button className="button">{copy.catalogue.add}</button>
    </form>
  );
}
