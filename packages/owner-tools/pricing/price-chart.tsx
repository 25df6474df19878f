import { pricingCopy } from "./copy.ts";
import { type Paise, formatPaise } from "@angadi/formats/rupees";
import type { TagOutcome, UnitCost } from "./input.ts";
import { Chart, StackedBar, type ChartTone } from "../kit/frame/chart.tsx";

const { chart: copy } = pricingCopy;

interface PriceChartProps {
  tag: Paise;
  cost: UnitCost;
  outcome: TagOutcome;
}

export function PriceChart({ tag, cost, outcome }: PriceChartProps) {
  const isLoss = outcome.profit < 0;
  const parts: { tone: ChartTone; text: string; value: Paise }[] = [
    { tone: "blue", text: copy.batch, value: cost.perPiece },
    { tone: "yellow", text: copy.fixed, value: cost.fixedPerPiece },
    isLoss
      ? { tone: "red", text: copy.lost, value: -outcome.profit }
      : { tone: "green", text: copy.kept, value: outcome.profit },
    { tone: "paleGreen", text: copy.tax, value: tag - outcome.priceBeforeTax },
  ];
  const sentence = isLoss ? copy.loss : copy.sentence;
  return (
    <Chart
      caption={sentence(formatPaise(tag), formatPaise(Math.abs(outcome.profit)))}
      legend={parts}
      table={{
        columns: [copy.part, copy.amount],
        rows: parts.map(({ text, value }) => [text, formatPaise(value)]),
      }}
    >
      <StackedBar parts={parts} />
    </Chart>
  );
}
