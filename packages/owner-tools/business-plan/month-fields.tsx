import { TextField } from "@angadi/ui/field/field";
import { Hint, CheckboxGroup } from "../kit/steps/fields.tsx";
import { getNumberError } from "./cost-fields.tsx";
import {
  AMOUNT_IDS,
  MAX_LINE_LENGTH,
  MONTH_COUNT,
  type BusinessPlanFields,
  parseAmount,
  parseCount,
} from "./plan.ts";
import styles from "./business-plan.module.css";
import type { PlanFormCopy } from "./copy.ts";

interface PlanMonthFieldsProps {
  copy: PlanFormCopy;
  plan: BusinessPlanFields;
  onChange: (changes: Partial<BusinessPlanFields>) => void;
}

/** Fields for the amounts per unit and per month, and for the units sold in each month. */
export function PlanMonthFields({ copy, plan, onChange }: PlanMonthFieldsProps) {
  return (
    <>
      <TextField
        label={copy.unit}
        hint={copy.unitHint}
        value={plan.unit}
        maxLength={MAX_LINE_LENGTH}
        onChange={({ currentTarget }) => onChange({ unit: currentTarget.value })}
      />
      <div className={styles.smallFields}>
        {AMOUNT_IDS.map((id) => (
          <TextField
            key={id}
            label={copy.amounts[id]}
            inputMode="decimal"
            value={plan.amounts[id]}
            maxLength={MAX_LINE_LENGTH}
            error={getNumberError(parseAmount(id, plan.amounts[id]), copy)}
            onChange={({ currentTarget }) =>
              onChange({ amounts: { ...plan.amounts, [id]: currentTarget.value } })
            }
          />
        ))}
      </div>
      <CheckboxGroup legend={copy.units}>
        <Hint>{copy.unitsHint}</Hint>
        <div className={styles.smallFields}>
          {plan.units.map((units, index) => (
            <TextField
              key={index}
              label={index === MONTH_COUNT - 1 ? copy.typicalMonth : copy.month(index + 1)}
              inputMode="numeric"
              value={units}
              maxLength={MAX_LINE_LENGTH}
              error={getNumberError(parseCount(units), copy)}
              onChange={({ currentTarget }) =>
                onChange({ units: plan.units.with(index, currentTarget.value) })
              }
            />
          ))}
        </div>
      </CheckboxGroup>
    </>
  );
}
