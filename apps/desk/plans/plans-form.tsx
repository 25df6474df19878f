import type { DeskPlan, PlanField } from "@angadi/desk-ports/plans";
import { plansCopy as copy } from "../copy/plans.ts";
import { DeskSelectField, DeskTextField } from "../layout/field.tsx";
import { type PlanFieldValues, type PlanProblems, toControlName } from "./plan-form.ts";

interface PlansFormProps {
  forms: readonly PlanFieldValues[];
  /** The saved plans. */
  plans: readonly DeskPlan[];
  problems: PlanProblems;
  /** The version that the form is based on. */
  base: string;
}

/** All plans in one form: they are saved together. */
export function PlansForm({ forms, plans, problems, base }: PlansFormProps) {
  const positions = forms.map((_, index) => `${index + 1}`);
  return (
    <form className="plans-form" method="post" action="/plans">
      <input type="hidden" name="base" value={base} autoComplete="off" />
      {forms.map((form) => (
        <fieldset key={form.id} className="plan-fields">
          <legend>
            {plans.find(({ id }) => id === form.id)?.planName}{" "}
            <span className="hint">{`${copy.id} ${form.id}`}</span>
          </legend>
          <PlanTextField form={form} field="name" problems={problems} />
          <PlanTextField form={form} field="tagline" problems={problems} />
          <PlanTextField form={form} field="monthly" problems={problems} isPrice />
          <PlanTextField form={form} field="yearly" problems={problems} isPrice />
          <DeskSelectField
            name={toControlName("place", form.id)}
            label={copy.fields.place}
            defaultValue={form.place}
            options={positions.map((position) => [position, position] as const)}
            problem={problems.get(toControlName("place", form.id))}
          />
        </fieldset>
      ))}
      <p className="hint">{copy.priceHint}</p>
      {/* Enter submits with the first button, so it is the preview. */}
      <p className="inline">
        <button className="button quiet" name="intent" value="preview">
          {copy.preview}
        </button>
        <button className="button" name="intent" value="save">
          {copy.save}
        </button>
      </p>
    </form>
  );
}

function PlanTextField({
  form,
  field,
  problems,
  isPrice = false,
}: {
  form: PlanFieldValues;
  field: PlanField;
  problems: PlanProblems;
  isPrice?: boolean;
}) {
  const name = toControlName(field, form.id);
  return (
    <DeskTextField
      name={name}
      label={copy.fields[field]}
      defaultValue={form[field]}
      problem={problems.get(name)}
      autoComplete="off"
      inputMode={isPrice ? "numeric" : undefined}
    />
  );
}
