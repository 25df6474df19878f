import { pricingWords } from "./copy.ts";
import { type Paise, rupeesText } from "../kit/figures/paise.ts";
import type { Kept, UnitCost } from "./input.ts";
import { Chart, Strip, type Tone } from "../kit/frame/chart.tsx";

const { chart: words } = pricingWords;

interface PriceChartProps {
  tag: Paise;
  cost: UnitCost;
  kept: Kept;
}

/** What is inside the price on the tag. */
export function PriceChart({ tag, cost, kept }: PriceChartProps) {
  const lost = kept.kept < 0;
  const parts: { tone: Tone; text: string; value: Paise }[] = [
    { tone: "plain", text: words.batch, value: cost.each },
    { tone: "money", text: words.fixed, value: cost.fixedEach },
    lost
      ? { tone: "bad", text: words.lost, value: -kept.kept }
      : { tone: "good", text: words.kept, value: kept.kept },
    { tone: "pale", text: words.tax, value: tag - kept.beforeTax },
  ];
  const sentence = lost ? words.loss : words.sentence;
  return (
    <Chart
      sentence={sentence(rupeesText(tag), rupeesText(Math.abs(kept.kept)))}
      legend={parts}
      table={{
        head: [words.part, words.amount],
        rows: parts.map(({ text, value }) => [text, rupeesText(value)]),
      }}
    >
      <Strip parts={parts} />
    </Chart>
  );
}
