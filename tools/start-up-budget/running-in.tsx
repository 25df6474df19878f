import { budgetWords as words } from "./copy.ts";
import { rupeesText } from "../kit/figures/paise.ts";
import { type BudgetFields, type BudgetResult, MOST_LINES } from "./arithmetic.ts";
import type { Sheet } from "../kit/frame/sheet.ts";
import { FigureField } from "../kit/frame/figure-field.tsx";
import { AddLine, RemoveLine } from "../kit/frame/line-buttons.tsx";
import { LineList } from "../kit/frame/line-list.tsx";
import styles from "./start-up-budget.module.css";

export interface BoxProps {
  sheet: Sheet<BudgetFields>;
  result: BudgetResult | undefined;
}

/** Box G: what a month costs, and the months in which sales do not cover it. */
export function RunningBox({ sheet, result }: BoxProps) {
  const { fields, update } = sheet;
  const { costs, left } = fields.running;
  const change = (running: Partial<typeof fields.running>) =>
    update({ ...fields, running: { ...fields.running, ...running } });
  return (
    <>
      <LineList
        words={words.running.costs}
        sheet={sheet}
        place="running.costs"
        lines={costs}
        most={MOST_LINES}
        empty={{ label: "", amount: "" }}
        onChange={(next) => change({ costs: next })}
      />
      {result && (
        <p className={styles.sum}>
          <span>{words.running.monthly}</span>
          <b>{rupeesText(result.running.monthly)}</b>
        </p>
      )}
      <fieldset className={styles.months}>
        <legend>{words.running.left}</legend>
        {left.map((_, index) => {
          const gap = result?.running.months[index]?.gap;
          return (
            <div key={index} className={styles.month}>
              <FigureField
                label={words.running.month(index + 1)}
                unit="rupees"
                {...sheet.bind(`running.left.${index}`)}
              />
              {gap !== undefined && (
                <small className={gap > 0 ? styles.gap : styles.covered}>
                  {gap > 0 ? words.running.gap(rupeesText(gap)) : words.running.covered}
                </small>
              )}
            </div>
          );
        })}
        <span className={styles.monthButtons}>
          {left.length < MOST_LINES && (
            <AddLine label={words.running.addMonth} onAdd={() => change({ left: [...left, ""] })} />
          )}
          {left.length > 1 && (
            <RemoveLine
              name={words.running.lastMonth(left.length)}
              onRemove={() => change({ left: left.slice(0, -1) })}
            />
          )}
        </span>
      </fieldset>
    </>
  );
}

const HOUSEHOLD = { needs: "rupees", income: "rupees", months: "months" } as const;

/** Box H: what the family is short of until the business can pay it. */
export function HouseholdBox({ sheet, result }: BoxProps) {
  return (
    <>
      <div className={styles.household}>
        {(["needs", "income", "months"] as const).map((name) => (
          <FigureField
            key={name}
            {...words.household[name]}
            unit={HOUSEHOLD[name]}
            {...sheet.bind(`household.${name}`)}
          />
        ))}
      </div>
      {result && (
        <p className={styles.sum}>{words.household.short(rupeesText(result.householdShort))}</p>
      )}
    </>
  );
}
