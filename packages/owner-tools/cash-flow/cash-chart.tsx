import { cashFlowCopy } from "./copy.ts";
import type { CashFlowResult } from "./arithmetic.ts";
import { type Paise, formatPaise } from "@angadi/formats/rupees";
import { BarChart, Chart } from "../kit/frame/chart.tsx";

const { chart: copy } = cashFlowCopy;

/** A chart of the balance at the end of each week; the dashed line is the cushion. */
export function CashChart({ result, cushion }: { result: CashFlowResult; cushion: Paise }) {
  const { weeks, lowest, closing } = result;
  const bars = weeks.map(({ week, closing }) => ({
    label: String(week),
    parts: [{ value: closing, tone: closing < 0 ? ("red" as const) : ("green" as const) }],
    ...(week === lowest.week && { bottomLabel: formatPaise(closing) }),
  }));
  return (
    <Chart
      caption={copy.sentence(formatPaise(lowest.closing), lowest.week, formatPaise(closing))}
      legend={[
        { tone: "green", text: copy.above },
        ...(lowest.closing < 0 ? [{ tone: "red" as const, text: copy.belowZero }] : []),
        ...(cushion > 0
          ? [{ tone: "threshold" as const, text: cashFlowCopy.fields.cushion.label }]
          : []),
      ]}
      table={{
        columns: [copy.week, copy.closing],
        rows: weeks.map(({ week, closing }) => [String(week), formatPaise(closing)]),
      }}
    >
      <BarChart bars={bars} threshold={cushion} />
    </Chart>
  );
}
