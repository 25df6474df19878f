import { TextField } from "#ui/field/field.tsx";
import { Aside, Several } from "../kit/steps/fields.tsx";
import { errorOf } from "./costs.tsx";
import { AMOUNTS, LONGEST_LINE, MONTHS, type Plan, amountOf, countOf } from "./plan.ts";
import styles from "./business-plan.module.css";
import type { PlanFormWords } from "./copy-type.ts";

interface MonthsProps {
  words: PlanFormWords;
  plan: Plan;
  change: (part: Partial<Plan>) => void;
}

/** One unit, one month, and the units of the first months. */
export function Months({ words, plan, change }: MonthsProps) {
  return (
    <>
      <TextField
        label={words.unit}
        hint={words.unitHint}
        value={plan.unit}
        maxLength={LONGEST_LINE}
        onChange={({ currentTarget }) => change({ unit: currentTarget.value })}
      />
      <div className={styles.few}>
        {AMOUNTS.map((id) => (
          <TextField
            key={id}
            label={words.amounts[id]}
            inputMode="decimal"
            value={plan.amounts[id]}
            maxLength={LONGEST_LINE}
            error={errorOf(amountOf(id, plan.amounts[id]), words)}
            onChange={({ currentTarget }) =>
              change({ amounts: { ...plan.amounts, [id]: currentTarget.value } })
            }
          />
        ))}
      </div>
      <Several legend={words.units}>
        <Aside>{words.unitsHint}</Aside>
        <div className={styles.few}>
          {plan.units.map((units, index) => (
            <TextField
              key={index}
              label={index === MONTHS - 1 ? words.settled : words.month(index + 1)}
              inputMode="numeric"
              value={units}
              maxLength={LONGEST_LINE}
              error={errorOf(countOf(units), words)}
              onChange={({ currentTarget }) =>
                change({
                  units: plan.units.map((one, at) => (at === index ? currentTarget.value : one)),
                })
              }
            />
          ))}
        </div>
      </Several>
    </>
  );
}
