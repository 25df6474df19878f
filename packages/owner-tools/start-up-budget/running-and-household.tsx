import { budgetCopy as copy } from "./copy.ts";
import { formatPaise } from "@angadi/formats/rupees";
import { type BudgetFields, type BudgetResult, MAX_BUDGET_LINES } from "./arithmetic.ts";
import type { FormState } from "../kit/frame/form-state.ts";
import { FigureField } from "../kit/frame/figure-field.tsx";
import { AddLineButton, RemoveLineButton } from "../kit/frame/line-buttons.tsx";
import { LineList } from "../kit/frame/line-list.tsx";
import styles from "./start-up-budget.module.css";

export interface BoxProps {
  form: FormState<BudgetFields>;
  result: BudgetResult | undefined;
}

/** Box G: the monthly costs, and the months when sales do not cover them. */
export function RunningInBox({ form, result }: BoxProps) {
  const { fields, update } = form;
  const { costs, left } = fields.running;
  const change = (changes: Partial<typeof fields.running>) =>
    update({ ...fields, running: { ...fields.running, ...changes } });
  return (
    <>
      <LineList
        copy={copy.running.costs}
        form={form}
        path="running.costs"
        lines={costs}
        maxLines={MAX_BUDGET_LINES}
        emptyLine={{ label: "", amount: "" }}
        onChange={(newCosts) => change({ costs: newCosts })}
      />
      {result && (
        <p className={styles.sum}>
          <span>{copy.running.monthlyCosts}</span>
          <b>{formatPaise(result.running.monthlyCosts)}</b>
        </p>
      )}
      <fieldset className={styles.months}>
        <legend>{copy.running.salesMargins}</legend>
        {left.map((_, index) => {
          const gap = result?.running.months[index]?.gap;
          return (
            <div key={index}>
              <FigureField
                label={copy.running.month(index + 1)}
                unit="rupees"
                {...form.bind(`running.left.${index}`)}
              />
              {gap !== undefined && (
                <small className={gap > 0 ? styles.gap : styles.covered}>
                  {gap > 0 ? copy.running.gap(formatPaise(gap)) : copy.running.covered}
                </small>
              )}
            </div>
          );
        })}
        <span className={styles.monthButtons}>
          {left.length < MAX_BUDGET_LINES && (
            <AddLineButton
              label={copy.running.addMonth}
              onAdd={() => change({ left: [...left, ""] })}
            />
          )}
          {left.length > 1 && (
            <RemoveLineButton
              name={copy.running.monthToRemove(left.length)}
              onRemove={() => change({ left: left.slice(0, -1) })}
            />
          )}
        </span>
      </fieldset>
    </>
  );
}

const HOUSEHOLD_UNITS = { needs: "rupees", income: "rupees", months: "months" } as const;

/** Box H: what the family's income does not cover until the business can pay the family. */
export function HouseholdBox({ form, result }: BoxProps) {
  return (
    <>
      <div className={styles.household}>
        {(["needs", "income", "months"] as const).map((name) => (
          <FigureField
            key={name}
            {...copy.household[name]}
            unit={HOUSEHOLD_UNITS[name]}
            {...form.bind(`household.${name}`)}
          />
        ))}
      </div>
      {result && (
        <p className={styles.sum}>
          {copy.household.shortfall(formatPaise(result.householdShortfall))}
        </p>
      )}
    </>
  );
}
