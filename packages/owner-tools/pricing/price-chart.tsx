import { pricingToolCopy } from "./copy.ts";
import { type Paise, formatPaise } from "@angadi/formats/rupees";
import type { TagOutcome, UnitCost } from "./input.ts";
import { Chart, StackedBar, type ChartTone } from "../kit/frame/chart.tsx";

const { chart: copy } = pricingToolCopy;

interface PriceChartProps {
  tag: Paise;
  cost: UnitCost;
  outcome: TagOutcome;
}

/** A chart of what is inside the tag: costs, profit or loss, and tax. */
export function PriceChart({ tag, cost, outcome }: PriceChartProps) {
  const isLoss = outcome.profit < 0;
  const parts: { tone: ChartTone; text: string; value: Paise }[] = [
    { tone: "blue", text: copy.batchCost, value: cost.perPiece },
    { tone: "yellow", text: copy.fixedCosts, value: cost.fixedPerPiece },
    isLoss
      ? { tone: "red", text: copy.loss, value: -outcome.profit }
      : { tone: "green", text: copy.profit, value: outcome.profit },
    { tone: "paleGreen", text: copy.tax, value: tag - outcome.priceBeforeTax },
  ];
  const sentence = isLoss ? copy.lossSentence : copy.sentence;
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
