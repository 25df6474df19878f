import { TextArea, TextField } from "@angadi/ui/field/field";
import type { SavedState } from "../kit/frame/saved-state.ts";
import { ToolSteps } from "../kit/steps/columns.tsx";
import { ToolStep } from "../kit/steps/step.tsx";
import { PlanCostFields } from "./cost-fields.tsx";
import { PlanMonthFields } from "./month-fields.tsx";
import {
  AMOUNT_IDS,
  type AnswerId,
  MAX_ANSWER_LENGTH,
  MAX_LINE_LENGTH,
  type BusinessPlanFields,
  listFilledLines,
} from "./plan.ts";
import type { PlanFormCopy } from "./copy.ts";

interface BusinessPlanFormProps {
  copy: PlanFormCopy;
  hints: Readonly<Record<AnswerId, string>>;
  savedState: SavedState<BusinessPlanFields>;
}

const SHORT_ANSWERS: ReadonlySet<AnswerId> = new Set(["name", "owner"]);

export function BusinessPlanForm({ copy, hints, savedState }: BusinessPlanFormProps) {
  const plan = savedState.value;
  const change = (changes: Partial<BusinessPlanFields>) =>
    savedState.change({ ...plan, ...changes });
  return (
    <ToolSteps label={copy.label}>
      {copy.steps.map(({ title, fields, moneyFields }) => (
        <ToolStep
          key={title}
          title={title}
          summary={copy.formatAnswered(...countAnswered(plan, fields, moneyFields))}
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
          {moneyFields === "costs" && <PlanCostFields copy={copy} plan={plan} onChange={change} />}
          {moneyFields === "months" && (
            <PlanMonthFields copy={copy} plan={plan} onChange={change} />
          )}
        </ToolStep>
      ))}
    </ToolSteps>
  );
}

const isFilled = (text: string) => text.trim() !== "";

/** Counts the answered questions of a step, and all its questions. */
function countAnswered(
  plan: BusinessPlanFields,
  fields: readonly AnswerId[],
  moneyFields: "costs" | "months" | undefined,
): [number, number] {
  if (moneyFields === "costs") {
    const lists = [plan.needs, plan.sources];
    const answeredLists = lists.filter((lines) => listFilledLines(lines).length > 0);
    return [answeredLists.length, lists.length];
  }
  if (moneyFields === "months") {
    const questions = [
      [plan.unit],
      AMOUNT_IDS.slice(0, 2).map((id) => plan.amounts[id]),
      AMOUNT_IDS.slice(2).map((id) => plan.amounts[id]),
      plan.units,
    ];
    return [questions.filter((texts) => texts.some(isFilled)).length, questions.length];
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
