import { TextArea, TextField } from "@angadi/ui/field/field";
import type { SavedState } from "../kit/frame/saved-state.ts";
import { FormSteps } from "../kit/steps/columns.tsx";
import { FormStep } from "../kit/steps/step.tsx";
import { Costs } from "./costs.tsx";
import { Months } from "./months.tsx";
import {
  AMOUNT_IDS,
  type AnswerId,
  MAX_ANSWER_LENGTH,
  MAX_LINE_LENGTH,
  type Plan,
  listFilledLines,
} from "./plan.ts";
import type { PlanFormCopy } from "./copy.ts";

interface PlanFormProps {
  copy: PlanFormCopy;
  hints: Readonly<Record<AnswerId, string>>;
  savedState: SavedState<Plan>;
}

const SHORT_ANSWERS: ReadonlySet<AnswerId> = new Set(["name", "owner"]);

export function PlanForm({ copy, hints, savedState }: PlanFormProps) {
  const plan = savedState.value;
  const change = (changes: Partial<Plan>) => savedState.change({ ...plan, ...changes });
  return (
    <FormSteps label={copy.label}>
      {copy.steps.map(({ title, fields, money }) => (
        <FormStep
          key={title}
          title={title}
          summary={copy.answered(...countAnswered(plan, fields, money))}
        >
          {fields.map((id) => (
            <AnswerField
              key={id}
              id={id}
              label={copy.labels[id]}
              hint={hints[id]}
              value={plan.answers[id]}
              onChange={(text) => change({ answers: { ...plan.answers, [id]: text } })}
            />
          ))}
          {money === "costs" && <Costs copy={copy} plan={plan} onChange={change} />}
          {money === "months" && <Months copy={copy} plan={plan} onChange={change} />}
        </FormStep>
      ))}
    </FormSteps>
  );
}

const isFilled = (text: string) => text.trim() !== "";

/** The number of answered questions in a step, and of all its questions. */
function countAnswered(
  plan: Plan,
  fields: readonly AnswerId[],
  money: "costs" | "months" | undefined,
): [number, number] {
  if (money === "costs") {
    const lists = [plan.needs, plan.sources].map((lines) => listFilledLines(lines).length > 0);
    return [lists.filter(Boolean).length, lists.length];
  }
  if (money === "months") {
    const questions = [
      [plan.unit],
      AMOUNT_IDS.slice(0, 2).map((id) => plan.amounts[id]),
      AMOUNT_IDS.slice(2).map((id) => plan.amounts[id]),
      plan.units,
    ];
    return [questions.filter((fields) => fields.some(isFilled)).length, questions.length];
  }
  return [fields.filter((id) => isFilled(plan.answers[id])).length, fields.length];
}

interface AnswerFieldProps {
  id: AnswerId;
  label: string;
  hint: string;
  value: string;
  onChange: (text: string) => void;
}

function AnswerField({ id, label, hint, value, onChange }: AnswerFieldProps) {
  if (SHORT_ANSWERS.has(id)) {
    return (
      <TextField
        label={label}
        hint={hint}
        value={value}
        maxLength={MAX_LINE_LENGTH}
        autoComplete="off"
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    );
  }
  return (
    <TextArea
      label={label}
      hint={hint}
      value={value}
      maxLength={MAX_ANSWER_LENGTH}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
