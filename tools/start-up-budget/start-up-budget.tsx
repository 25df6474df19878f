import { budgetBlank, budgetExample } from "./example.ts";
import { budgetWords as words } from "./copy.ts";
import { frameWords } from "../kit/frame/copy.ts";
import { rupeesText } from "../kit/figures/paise.ts";
import { BOXES, type BudgetFields, MOST_LINES, readBudget, startUpBudget } from "./arithmetic.ts";
import { FigureField } from "../kit/frame/figure-field.tsx";
import { useKept } from "../kit/frame/persisted-state.ts";
import { like } from "../kit/frame/parse.ts";
import { moneyFiles } from "../kit/frame/money-files.ts";
import { ResultSlip } from "../kit/frame/result-card.tsx";
import { sheetOf } from "../kit/frame/sheet.ts";
import { Spoken } from "../kit/frame/spoken.tsx";
import { ToolFrame } from "../kit/frame/tool-frame.tsx";
import { firstThen, worked } from "../kit/frame/computed.ts";
import type { ToolProps } from "../kit/tool.ts";
import { BudgetBox } from "./budget-box.tsx";
import { BackChart, WeeksChart } from "./budget-charts.tsx";
import { BudgetWarnings, budgetSlip, placeName } from "./budget-result.tsx";
import { MarginSlider } from "./margin-slider.tsx";
import styles from "./start-up-budget.module.css";

const RESETS = { example: budgetExample, empty: budgetBlank };

const accept = (stored: unknown): BudgetFields | undefined =>
  like(budgetExample, stored, MOST_LINES);

const workbook = async () => (await import("./workbook/sheets.ts")).budgetWorkbook;

/** Eight boxes, a safety margin, and what has to be there before anything is signed. */
export function StartUpBudget({ slug, url }: ToolProps) {
  const kept = useKept({ tool: "start-up-budget", version: 1, start: budgetExample, accept });
  const { read, input, result, wrong } = worked(readBudget(kept.value), startUpBudget);
  const sheet = sheetOf(kept, [read]);
  return (
    <ToolFrame
      words={words}
      slug={slug}
      kept={kept}
      resets={RESETS}
      files={moneyFiles({ tool: "start-up-budget", input, url, labels: words.files, workbook })}
      blocked={wrong === undefined ? undefined : frameWords.blocked}
    >
      <div className={styles.top}>
        <div className={styles.main}>
          <div className={styles.boxes}>
            {BOXES.map((box) => (
              <BudgetBox key={box} box={box} sheet={sheet} result={result} />
            ))}
          </div>
          {result && <BudgetWarnings result={result} />}
        </div>
        <div className={styles.side}>
          <MarginSlider {...sheet.bind("margin")} />
          <FigureField label={words.have.label} unit="rupees" {...sheet.bind("have")} />
          <ResultSlip
            heading={words.slip.heading}
            wrong={firstThen(wrong, (place) => placeName(sheet.fields, place))}
            slip={result && input && budgetSlip(result, input)}
          />
        </div>
      </div>
      {result && input && (
        <>
          <WeeksChart result={result} />
          <BackChart result={result} />
          <Spoken text={`${words.slip.needed}: ${rupeesText(result.needed)}`} />
        </>
      )}
    </ToolFrame>
  );
}
