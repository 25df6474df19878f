import { emptyBudget, budgetExample } from "./example.ts";
import { budgetCopy as copy } from "./copy.ts";
import { formatPaise } from "@angadi/formats/rupees";
import {
  BOXES,
  type BudgetFields,
  MAX_BUDGET_LINES,
  readBudget,
  computeBudget,
} from "./arithmetic.ts";
import { FigureField } from "../kit/frame/figure-field.tsx";
import { useSavedState } from "../kit/frame/saved-state.ts";
import { parseShape } from "../kit/frame/parse-shape.ts";
import { ResultCard } from "../kit/frame/result-card.tsx";
import { createFormState } from "../kit/frame/form-state.ts";
import { DebouncedAnnouncement } from "@angadi/ui/announcement/debounced-announcement";
import { CalculatorFrame } from "../kit/frame/calculator-frame.tsx";
import { formatFirstProblem, compute } from "../kit/frame/computation.ts";
import type { ToolProps } from "../kit/tool.ts";
import { BudgetBox } from "./budget-box.tsx";
import { RecoveryChart, WeeksChart } from "./budget-charts.tsx";
import {
  BudgetWarnings,
  summarizeBudget,
  buildBudgetReceipt,
  getBudgetFieldLabel,
} from "./budget-result.tsx";
import { MarginSlider } from "./margin-slider.tsx";
import styles from "./start-up-budget.module.css";

const RESETS = { example: budgetExample, empty: emptyBudget };

const parse = (stored: unknown): BudgetFields | undefined =>
  parseShape(budgetExample, stored, MAX_BUDGET_LINES);

const loadBuilder = async () => (await import("./sheets.ts")).buildBudgetWorkbook;

/** The budget: eight boxes, a safety margin, and the money needed before anything is signed. */
export function StartUpBudget(props: ToolProps) {
  const savedState = useSavedState("start-up-budget", budgetExample, parse);
  const { readResult, input, result, invalidField } = compute(
    readBudget(savedState.value),
    computeBudget,
  );
  const form = createFormState(savedState, [readResult]);
  const problem = formatFirstProblem(invalidField, (path) =>
    getBudgetFieldLabel(form.fields, path),
  );
  return (
    <CalculatorFrame
      {...props}
      copy={copy}
      savedState={savedState}
      resets={RESETS}
      input={input}
      loadBuilder={loadBuilder}
      result={result ? summarizeBudget(result) : problem}
    >
      <div className={styles.columns}>
        <div className={styles.main}>
          <div className={styles.boxes}>
            {BOXES.map((box) => (
              <BudgetBox key={box} box={box} form={form} result={result} />
            ))}
          </div>
          {result && <BudgetWarnings result={result} />}
        </div>
        <div className={styles.resultColumn}>
          <MarginSlider {...form.bind("margin")} />
          <FigureField label={copy.have.label} unit="rupees" {...form.bind("have")} />
          <ResultCard
            heading={copy.receipt.heading}
            problem={problem}
            receipt={result && input && buildBudgetReceipt(result, input)}
          />
        </div>
      </div>
      {result && input && (
        <>
          <WeeksChart result={result} />
          <RecoveryChart result={result} />
        </>
      )}
      <DebouncedAnnouncement
        text={result && `${copy.receipt.moneyNeeded}: ${formatPaise(result.moneyNeeded)}`}
      />
    </CalculatorFrame>
  );
}
