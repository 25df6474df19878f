import { TextField } from "@angadi/ui/field/field";
import steps from "../kit/steps/step.module.css";
import {
  type ParsedNumber,
  type PlanLine,
  MAX_LINE_LENGTH,
  MAX_PLAN_LINES,
  type BusinessPlanFields,
  parseMargin,
  parseRupees,
} from "./plan.ts";
import styles from "./business-plan.module.css";
import type { PlanFormCopy } from "./copy.ts";

interface PlanCostFieldsProps {
  copy: PlanFormCopy;
  plan: BusinessPlanFields;
  onChange: (changes: Partial<BusinessPlanFields>) => void;
}

/** The error message of a number; undefined if it is valid or blank. */
export const getNumberError = (
  number: ParsedNumber,
  { problems }: PlanFormCopy,
): string | undefined => ("problem" in number ? problems[number.problem] : undefined);

/** Fields for the project’s costs and sources of money. */
export function PlanCostFields({ copy, plan, onChange }: PlanCostFieldsProps) {
  return (
    <>
      <LineFields
        legend={copy.needs}
        nameLabel={copy.needName}
        copy={copy}
        lines={plan.needs}
        onChange={(needs) => onChange({ needs })}
      />
      <TextField
        label={copy.margin}
        hint={copy.marginHint}
        inputMode="decimal"
        value={plan.margin}
        maxLength={MAX_LINE_LENGTH}
        error={getNumberError(parseMargin(plan.margin), copy)}
        onChange={({ currentTarget }) => onChange({ margin: currentTarget.value })}
      />
      <LineFields
        legend={copy.sources}
        nameLabel={copy.sourceName}
        copy={copy}
        lines={plan.sources}
        onChange={(sources) => onChange({ sources })}
      />
    </>
  );
}

interface LineFieldsProps {
  legend: string;
  nameLabel: string;
  copy: PlanFormCopy;
  lines: readonly PlanLine[];
  onChange: (lines: readonly PlanLine[]) => void;
}

function LineFields({ legend, nameLabel, copy, lines, onChange }: LineFieldsProps) {
  return (
    <fieldset className={`${steps.group} ${styles.lines}`}>
      <legend>{legend}</legend>
      {lines.map((line, index) => (
        <div key={index} className={styles.line}>
          <TextField
            label={nameLabel}
            value={line.name}
            maxLength={MAX_LINE_LENGTH}
            onChange={({ currentTarget }) =>
              onChange(lines.with(index, { ...line, name: currentTarget.value }))
            }
          />
          <TextField
            label={copy.amount}
            inputMode="decimal"
            value={line.amount}
            maxLength={MAX_LINE_LENGTH}
            error={getNumberError(parseRupees(line.amount), copy)}
            onChange={({ currentTarget }) =>
              onChange(lines.with(index, { ...line, amount: currentTarget.value }))
            }
          />
          <button
            type="button"
            className={styles.remove}
            aria-label={copy.removeLine(line.name.trim())}
            onClick={() => onChange(lines.toSpliced(index, 1))}
          >
            ×
          </button>
        </div>
      ))}
      {lines.length < MAX_PLAN_LINES && (
        <button
          type="button"
          className={styles.add}
          onClick={() => onChange([...lines, { name: "", amount: "" }])}
        >
          {copy.addLine}
        </button>
      )}
    </fieldset>
  );
}
