import { plans as sitePlans } from "@angadi/content/plans";
import type { FormValues } from "@angadi/contract/form-values";
import {
  type DeskPlan,
  type NewPlan,
  type VersionedPlans,
  planName,
  planTagline,
  typedRupees,
} from "@angadi/desk-ports/plans";
import { plans as copy } from "../copy/plans.ts";
import { SelectField, TextField } from "../layout/field.tsx";

/** The form fields of a new plan. */
export const NEW_PLAN_FIELDS = ["name", "tagline", "monthly", "yearly", "basedOn"] as const;
type NewPlanField = (typeof NEW_PLAN_FIELDS)[number];

/** A plan that could not be added: what was typed, and what is wrong with it. */
export interface RejectedPlan {
  submitted: FormValues;
  problems: Partial<Record<NewPlanField, string>>;
}

/** Reads the form of a new plan. */
export function readNewPlan(values: FormValues): { plan: NewPlan } | RejectedPlan {
  const name = planName.safeParse(values.get("name"));
  const tagline = planTagline.safeParse(values.get("tagline"));
  const monthly = typedRupees.safeParse(values.get("monthly"));
  const yearly = typedRupees.safeParse(values.get("yearly"));
  const basedOn = sitePlans.find((plan) => plan.name === values.get("basedOn"))?.name;
  if (name.success && tagline.success && monthly.success && yearly.success && basedOn) {
    const prices = { monthlyPrice: monthly.data, yearlyPrice: yearly.data };
    return { plan: { planName: name.data, tagline: tagline.data, ...prices, basedOn } };
  }
  const { problems } = copy;
  return {
    submitted: values,
    problems: {
      ...(!name.success && { name: problems.name }),
      ...(!tagline.success && { tagline: problems.tagline }),
      ...(!monthly.success && { monthly: problems.monthly }),
      ...(!yearly.success && { yearly: problems.yearly }),
      ...(!basedOn && { basedOn: problems.basedOn }),
    },
  };
}

/** Which plans are sold: adds one, retires one, and puts a retired one back. */
export function Catalogue({
  current,
  rejected,
}: {
  current: VersionedPlans;
  rejected?: RejectedPlan | undefined;
}) {
  return (
    <section className="part" aria-labelledby="catalogue">
      <h2 id="catalogue">{copy.catalogue.title}</h2>
      <p className="hint lines">{copy.catalogue.explanation}</p>
      <ul className="plan-list">
        {current.plans.map((plan) => (
          <PlanLine
            key={plan.id}
            plan={plan}
            base={current.version}
            action="retire"
            canAct={current.plans.length > 1}
          />
        ))}
        {current.retired.map((plan) => (
          <PlanLine key={plan.id} plan={plan} base={current.version} action="restore" canAct />
        ))}
      </ul>
      <details open={rejected !== undefined}>
        <summary>{copy.catalogue.add}</summary>
        <AddForm rejected={rejected} />
      </details>
    </section>
  );
}

interface PlanLineProps {
  plan: DeskPlan;
  /** The version that the page shows. */
  base: string;
  action: "retire" | "restore";
  canAct: boolean;
}

function PlanLine({ plan, base, action, canAct }: PlanLineProps) {
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

function AddForm({ rejected }: { rejected: RejectedPlan | undefined }) {
  const field = (name: NewPlanField) => ({
    name,
    id: `new-${name}`,
    defaultValue: rejected?.submitted.get(name) ?? "",
    problem: rejected?.problems[name],
  });
  return (
    <form className="plan-fields" method="post" action="/plans/add">
      <TextField {...field("name")} label={copy.fields.name} autoComplete="off" />
      <TextField {...field("tagline")} label={copy.fields.tagline} autoComplete="off" />
      <TextField {...field("monthly")} label={copy.fields.monthly} inputMode="numeric" />
      <TextField {...field("yearly")} label={copy.fields.yearly} inputMode="numeric" />
      <SelectField
        {...field("basedOn")}
        label={copy.catalogue.basedOn}
        hint={copy.catalogue.basedOnHint}
        options={sitePlans.map(({ name }) => [name, name] as const)}
      />
      <button className="button">{copy.catalogue.add}</button>
    </form>
  );
}
