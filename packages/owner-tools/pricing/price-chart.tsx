import { pricingToolCopy } from "./copy.ts";
import { type Paise, formatPaise } from "@angadi/formats/rupees";
import type { TagOutcome, UnitCost } from "./input.ts";
import { Chart, StackedBar, type Tone } from "../kit/frame/chart.tsx";

const { chart: copy } = pricingToolCopy;

interface PriceChartProps {
  tag: Paise;
  cost: UnitCost;
  outcome: TagOutcome;
}

/** A chart of what is inside the tag: costs, profit or loss, and tax. */
export function PriceChart({ tag, cost, outcome }: PriceChartProps) {
  const isLoss = outcome.profit < 0;
  const parts: { tone: Tone; text: string; value: Paise }[] = [
    { tone: "plain", text: copy.batchCost, value: cost.perPiece },
    { tone: "money", text: copy.fixedCosts, value: cost.fixedPerPiece },
    isLoss
      ? { tone: "bad", text: copy.loss, value: -outcome.profit }
      : { tone: "good", text: copy.profit, value: outcome.profit },
    { tone: "pale", text: copy.tax, value: tag - outcome.priceBeforeTax },
  ];
  const sentence = isLoss ? copy.lossSentence : copy.sentence;
  return (
    <Chart
      caption={sentence(formatPaise(tag), formatPaise(Math.abs(outcome.profit)))}
      legend={parts}
      table={{
        head: [copy.part, copy.amount],
        rows: parts.map(({ text, value }) => [text, formatPaise(value)]),
      }}
    >
      <StackedBar parts={parts} />
    </Chart>
  );
}
