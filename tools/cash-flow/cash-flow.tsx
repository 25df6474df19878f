import { cashFlowBlank, cashFlowExample } from "./example.ts";
import { cashFlowWords as words } from "./copy.ts";
import { frameWords } from "../kit/frame/copy.ts";
import { type CashFlowFields, MOST_CASH_LINES, cashFlow, readCashFlow } from "./arithmetic.ts";
import { rupeesText } from "../kit/figures/paise.ts";
import { FigureField } from "../kit/frame/figure-field.tsx";
import { useKept } from "../kit/frame/persisted-state.ts";
import { like } from "../kit/frame/parse.ts";
import { moneyFiles } from "../kit/frame/money-files.ts";
import { sheetOf } from "../kit/frame/sheet.ts";
import { Spoken } from "../kit/frame/spoken.tsx";
import { ToolFrame } from "../kit/frame/tool-frame.tsx";
import { firstThen, worked } from "../kit/frame/computed.ts";
import type { ToolProps } from "../kit/tool.ts";
import { CashChart } from "./cash-chart.tsx";
import { withThreeCalls } from "./cash-flow-sheet.ts";
import styles from "./cash-flow.module.css";
import { CashGrid } from "./cash-grid.tsx";
import { CashWarnings, cashSlip } from "./cash-result.tsx";
import { ResultSlip } from "../kit/frame/result-card.tsx";

const RESETS = {
  example: cashFlowExample,
  calls: withThreeCalls(cashFlowExample),
  empty: cashFlowBlank,
};
const HEAD = ["bank", "drawer", "cheques", "cushion"] as const;

const accept = (stored: unknown): CashFlowFields | undefined =>
  like(cashFlowExample, stored, MOST_CASH_LINES);

const workbook = async () => (await import("./workbook/sheets.ts")).cashFlowWorkbook;

/** The thirteen-week sheet: its lowest week is what it is made for. */
export function CashFlow({ slug, url }: ToolProps) {
  const kept = useKept({ tool: "cash-flow", version: 1, start: cashFlowExample, accept });
  const { read, input, result, wrong } = worked(readCashFlow(kept.value), cashFlow);
  const sheet = sheetOf(kept, [read]);
  return (
    <ToolFrame
      words={words}
      slug={slug}
      kept={kept}
      resets={RESETS}
      files={moneyFiles({ tool: "cash-flow", input, url, labels: words.files, workbook })}
      blocked={wrong === undefined ? undefined : frameWords.blocked}
    >
      <div className={styles.top}>
        <div className={styles.head}>
          <div className={styles.fields}>
            <FigureField {...words.fields.start} unit="date" {...sheet.bind("start")} />
            {HEAD.map((name) => (
              <FigureField key={name} {...words.fields[name]} unit="rupees" {...sheet.bind(name)} />
            ))}
          </div>
          {result && input && <CashWarnings result={result} cushion={input.cushion} />}
        </div>
        <ResultSlip
          heading={words.slip.heading}
          wrong={firstThen(wrong, (place) => placeName(sheet.fields, place))}
          slip={result && cashSlip(result)}
        />
      </div>
      {result && input && <CashChart result={result} cushion={input.cushion} />}
      <CashGrid sheet={sheet} result={result} start={input?.start} />
      {result && (
        <Spoken
          text={`${words.slip.lowest(result.lowest.week)}: ${rupeesText(result.lowest.closing)}`}
        />
      )}
    </ToolFrame>
  );
}

/** A field by its place, as people would call it. */
function placeName(fields: CashFlowFields, place: string): string {
  const [side, line, , week] = place.split(".");
  if (side !== "in" && side !== "out") {
    return words.fields[side as keyof typeof words.fields].label;
  }
  const name = fields[side][Number(line)]?.label || frameWords.unnamed(Number(line) + 1);
  return words.grid.cell(name, Number(week) + 1);
}
