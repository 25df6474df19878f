import { applyThreeCalls, emptyCashFlow, cashFlowExample } from "./example.ts";
import { cashFlowCopy as copy } from "./copy.ts";
import { frameCopy } from "../kit/frame/copy.ts";
import {
  type CashFlowFields,
  MAX_CASH_LINES,
  computeCashFlow,
  readCashFlow,
} from "./arithmetic.ts";
import { formatPaise } from "@angadi/formats/rupees";
import { FigureField } from "../kit/frame/figure-field.tsx";
import { useSavedState } from "../kit/frame/saved-state.ts";
import { parseShape } from "../kit/frame/parse-shape.ts";
import { createFormState } from "../kit/frame/form-state.ts";
import { DebouncedAnnouncement } from "@angadi/ui/announcement/debounced-announcement";
import { CalculatorFrame } from "../kit/frame/calculator-frame.tsx";
import { formatFirstProblem, compute } from "../kit/frame/computation.ts";
import type { ToolProps } from "../kit/tool.ts";
import { CashChart } from "./cash-chart.tsx";
import styles from "./cash-flow.module.css";
import { CashGrid } from "./cash-grid.tsx";
import { CashWarnings, summarizeCashFlow, buildCashFlowReceipt } from "./cash-result.tsx";
import { ResultCard } from "../kit/frame/result-card.tsx";

const RESETS = {
  example: cashFlowExample,
  calls: applyThreeCalls(cashFlowExample),
  empty: emptyCashFlow,
};
const AMOUNT_FIELDS = ["bank", "drawer", "cheques", "cushion"] as const;

const parse = (stored: unknown): CashFlowFields | undefined =>
  parseShape(cashFlowExample, stored, MAX_CASH_LINES);

const loadBuilder = async () => (await import("./sheets.ts")).buildCashFlowWorkbook;

/** The thirteen-week cash-flow forecast, whose main result is the lowest week. */
export function CashFlow(props: ToolProps) {
  const savedState = useSavedState("cash-flow", cashFlowExample, parse);
  const { readResult, input, result, invalidField } = compute(
    readCashFlow(savedState.value),
    computeCashFlow,
  );
  const form = createFormState(savedState, [readResult]);
  const problem = formatFirstProblem(invalidField, (path) => getFieldLabel(form.fields, path));
  return (
    <CalculatorFrame
      {...props}
      copy={copy}
      savedState={savedState}
      resets={RESETS}
      input={input}
      loadBuilder={loadBuilder}
      result={result ? summarizeCashFlow(result) : problem}
    >
      <div className={styles.columns}>
        <div className={styles.inputs}>
          <div className={styles.fields}>
            <FigureField {...copy.fields.start} unit="date" {...form.bind("start")} />
            {AMOUNT_FIELDS.map((name) => (
              <FigureField key={name} {...copy.fields[name]} unit="rupees" {...form.bind(name)} />
            ))}
          </div>
          {result && input && <CashWarnings result={result} cushion={input.cushion} />}
        </div>
        <ResultCard
          heading={copy.receipt.heading}
          problem={problem}
          receipt={result && buildCashFlowReceipt(result)}
        />
      </div>
      {result && input && <CashChart result={result} cushion={input.cushion} />}
      <CashGrid form={form} result={result} start={input?.start} />
      <DebouncedAnnouncement
        text={
          result &&
          `${copy.receipt.lowestWeek(result.lowestWeek.week)}: ${formatPaise(result.lowestWeek.closingBalance)}`
        }
      />
    </CalculatorFrame>
  );
}

function getFieldLabel(fields: CashFlowFields, path: string): string {
  const [side, line, , week] = path.split(".");
  if (side !== "in" && side !== "out") {
    return copy.fields[side as keyof typeof copy.fields].label;
  }
  const name = fields[side][Number(line)]?.label || frameCopy.unnamedLine(Number(line) + 1);
  return copy.grid.cellLabel(name, Number(week) + 1);
}
