import { cashFlowCopy } from "./copy.ts";
import type { CashFlowResult } from "./arithmetic.ts";
import { type Paise, formatPaise } from "@angadi/formats/rupees";
import { BarChart, Chart } from "../kit/frame/chart.tsx";

const { chart: copy } = cashFlowCopy;

/** A chart of the balance at the end of each week; the dashed line is the cushion. */
export function CashChart({ result, cushion }: { result: CashFlowResult; cushion: Paise }) {
  const { weeks, lowestWeek, closingBalance: finalBalance } = result;
  const bars = weeks.map(({ week, closingBalance: balance }) => ({
    label: String(week),
    parts: [{ value: balance, tone: balance < 0 ? ("red" as const) : ("green" as const) }],
    ...(week === lowestWeek.week && { bottomLabel: formatPaise(balance) }),
  }));
  return (
    <Chart
      caption={copy.sentence(
        formatPaise(lowestWeek.closingBalance),
        lowestWeek.week,
        formatPaise(finalBalance),
      )}
      legend={[
        { tone: "green", text: copy.aboveZero },
        ...(lowestWeek.closingBalance < 0 ? [{ tone: "red" as const, text: copy.belowZero }] : []),
        ...(cushion > 0
          ? [{ tone: "threshold" as const, text: cashFlowCopy.fields.cushion.label }]
          : []),
      ]}
      table={{
        columns: [copy.week, copy.closingBalance],
        rows: weeks.map(({ week, closingBalance: balance }) => [
          String(week),
          formatPaise(balance),
        ]),
      }}
    >
      <BarChart bars={bars} threshold={cushion} />
    </Chart>
  );
}
