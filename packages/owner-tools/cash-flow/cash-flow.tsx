import { cashFlowBlank, cashFlowExample, withThreeCalls } from "./example.ts";
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
import { SheetFrame } from "../kit/frame/sheet-frame.tsx";
import { firstProblem, compute } from "../kit/frame/computed.ts";
import type { ToolProps } from "../kit/tool.ts";
import { CashChart } from "./cash-chart.tsx";
import styles from "./cash-flow.module.css";
import { CashGrid } from "./cash-grid.tsx";
import { CashWarnings, summarizeCashFlow, buildCashFlowReceipt } from "./cash-result.tsx";
import { ResultCard } from "../kit/frame/result-card.tsx";

const RESETS = {
  example: cashFlowExample,
  calls: withThreeCalls(cashFlowExample),
  empty: cashFlowBlank,
};
const HEAD = ["bank", "drawer", "cheques", "cushion"] as const;

const parse = (stored: unknown): CashFlowFields | undefined =>
  parseShape(cashFlowExample, stored, MAX_CASH_LINES);

const workbook = async () => (await import("./sheets.ts")).buildCashFlowWorkbook;

/** The thirteen-week cash-flow sheet, whose main result is the lowest week. */
export function CashFlow(props: ToolProps) {
  const savedState = useSavedState("cash-flow", cashFlowExample, parse);
  const { readResult, input, result, invalidField } = compute(
    readCashFlow(savedState.value),
    computeCashFlow,
  );
  const form = createFormState(savedState, [readResult]);
  const problem = firstProblem(invalidField, (path) => getFieldLabel(form.fields, path));
  return (
    <SheetFrame
      {...props}
      copy={copy}
      savedState={savedState}
      resets={RESETS}
      input={input}
      workbook={workbook}
      result={result ? summarizeCashFlow(result) : problem}
    >
      <div className={styles.top}>
        <div className={styles.head}>
          <div className={styles.fields}>
            <FigureField {...copy.fields.start} unit="date" {...form.bind("start")} />
            {HEAD.map((name) => (
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
          `${copy.receipt.lowest(result.lowest.week)}: ${formatPaise(result.lowest.closing)}`
        }
      />
    </SheetFrame>
  );
}

/** Human-readable name of a field. */
function getFieldLabel(fields: CashFlowFields, path: string): string {
  const [side, line, , week] = path.split(".");
  if (side !== "in" && side !== "out") {
    return copy.fields[side as keyof typeof copy.fields].label;
  }
  const name = fields[side][Number(line)]?.label || frameCopy.unnamed(Number(line) + 1);
  return copy.grid.cell(name, Number(week) + 1);
}
