import { budgetBlank, budgetExample } from "./example.ts";
import { budgetCopy as copy } from "./copy.ts";
import { frameCopy } from "../kit/frame/copy.ts";
import { formatPaise } from "@angadi/ui/money/rupees";
import { BOXES, type BudgetFields, MAX_LINES, readBudget, computeBudget } from "./arithmetic.ts";
import { FigureField } from "../kit/frame/figure-field.tsx";
import { useSavedState } from "../kit/frame/saved-state.ts";
import { parseShape } from "../kit/frame/parse.ts";
import { moneyFiles } from "../kit/frame/money-files.ts";
import { ResultCard } from "../kit/frame/result-card.tsx";
import { formState } from "../kit/frame/form-state.ts";
import { DebouncedAnnouncement } from "../kit/frame/debounced-announcement.tsx";
import { ResultSlip } from "../kit/frame/result-slip.tsx";
import { ToolFrame } from "../kit/frame/tool-frame.tsx";
import { firstProblem, compute } from "../kit/frame/computed.ts";
import type { ToolProps } from "../kit/tool.ts";
import { BudgetBox } from "./budget-box.tsx";
import { PaybackChart, WeeksChart } from "./budget-charts.tsx";
import {
  BudgetWarnings,
  summarizeBudget,
  buildBudgetReceipt,
  placeName,
} from "./budget-result.tsx";
import { MarginSlider } from "./margin-slider.tsx";
import styles from "./start-up-budget.module.css";

const RESETS = { example: budgetExample, empty: budgetBlank };

const parse = (stored: unknown): BudgetFields | undefined =>
  parseShape(budgetExample, stored, MAX_LINES);

const workbook = async () => (await import("./workbook/sheets.ts")).buildBudgetWorkbook;

/** The budget: eight boxes, a safety margin, and the money needed before anything is signed. */
export function StartUpBudget({ slug, url }: ToolProps) {
  const persisted = useSavedState({
    tool: "start-up-budget",
    version: 1,
    initial: budgetExample,
    parse,
  });
  const { read, input, result, invalidField } = compute(readBudget(persisted.value), computeBudget);
  const form = formState(persisted, [read]);
  const problem = firstProblem(invalidField, (place) => placeName(form.fields, place));
  return (
    <ToolFrame
      copy={copy}
      slug={slug}
      persisted={persisted}
      resets={RESETS}
      files={moneyFiles({ tool: "start-up-budget", input, url, labels: copy.files, workbook })}
      result={<ResultSlip result={result ? summarizeBudget(result) : problem} />}
      blocked={invalidField === undefined ? undefined : frameCopy.blocked}
    >
      <div className={styles.top}>
        <div className={styles.main}>
          <div className={styles.boxes}>
            {BOXES.map((box) => (
              <BudgetBox key={box} box={box} form={form} result={result} />
            ))}
          </div>
          {result && <BudgetWarnings result={result} />}
        </div>
        <div className={styles.side}>
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
          <PaybackChart result={result} />
          <DebouncedAnnouncement text={`${copy.receipt.needed}: ${formatPaise(result.needed)}`} />
        </>
      )}
    </ToolFrame>
  );
}
