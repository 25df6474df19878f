import { pricingCopy } from "./copy.ts";
import { type Paise, formatPaise } from "@angadi/ui/money/rupees";
import type { TagOutcome, UnitCost } from "./input.ts";
import { Chart, Strip, type Tone } from "../kit/frame/chart.tsx";

const { chart: copy } = pricingCopy;

interface PriceChartProps {
  tag: Paise;
  cost: UnitCost;
  outcome: TagOutcome;
}

/** A chart of the parts of the price on the tag. */
export function PriceChart({ tag, cost, outcome }: PriceChartProps) {
  const lost = outcome.profit < 0;
  const parts: { tone: Tone; text: string; value: Paise }[] = [
    { tone: "plain", text: copy.batch, value: cost.each },
    { tone: "money", text: copy.fixed, value: cost.fixedEach },
    lost
      ? { tone: "bad", text: copy.lost, value: -outcome.profit }
      : { tone: "good", text: copy.kept, value: outcome.profit },
    { tone: "pale", text: copy.tax, value: tag - outcome.beforeTax },
  ];
  const sentence = lost ? copy.loss : copy.sentence;
  return (
    <Chart
      sentence={sentence(formatPaise(tag), formatPaise(Math.abs(outcome.profit)))}
      legend={parts}
      table={{
        head: [copy.part, copy.amount],
        rows: parts.map(({ text, value }) => [text, formatPaise(value)]),
      }}
    >
      <Strip parts={parts} />
    </Chart>
  );
}
