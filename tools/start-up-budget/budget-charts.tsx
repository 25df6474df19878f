import { budgetWords } from "./copy.ts";
import { rupeesText } from "../kit/figures/paise.ts";
import type { BudgetResult } from "./arithmetic.ts";
import { Bars, Chart, Strip, type Tone } from "../kit/frame/chart.tsx";

/** In which weeks the money leaves, and what lies untouched on the day of opening. */
export function WeeksChart({ result }: { result: BudgetResult }) {
  const { weeks: words } = budgetWords;
  const { weeks, beforeOpening, onOpeningDay, margin } = result;
  const [first] = weeks;
  if (!first) return <p>{words.nothing}</p>;
  const untouched = onOpeningDay + margin;
  const bars = [
    ...weeks.map(({ weeks, amount, soFar }) => ({
      label: words.week(weeks),
      parts: [
        { value: soFar - amount, tone: "pale" as const },
        { value: amount, tone: "bad" as const },
      ],
    })),
    {
      label: words.opening,
      mark: rupeesText(beforeOpening + untouched),
      parts: [
        { value: beforeOpening, tone: "pale" as const },
        { value: untouched, tone: "money" as const },
      ],
    },
  ];
  return (
    <Chart
      sentence={words.sentence(
        rupeesText(first.amount),
        first.weeks,
        rupeesText(beforeOpening),
        rupeesText(untouched),
      )}
      legend={[
        { tone: "bad", text: words.now },
        { tone: "pale", text: words.before },
        { tone: "money", text: words.untouched },
      ]}
      table={{
        head: [words.axis, words.now, words.soFar],
        rows: weeks.map(({ weeks, amount, soFar }) => [
          words.week(weeks),
          rupeesText(amount),
          rupeesText(soFar),
        ]),
      }}
    >
      <Bars bars={bars} />
    </Chart>
  );
}

/** What of the eight boxes comes back. */
export function BackChart({ result }: { result: BudgetResult }) {
  const { back: words } = budgetWords;
  const { back, total } = result;
  const parts: { tone: Tone; text: string; value: number }[] = [
    { tone: "plain", text: words.deposit, value: back.deposit },
    { tone: "money", text: words.equipment, value: back.equipment },
    { tone: "good", text: words.stock, value: back.stock },
    { tone: "bad", text: words.gone, value: back.gone },
  ];
  if (total === 0) return null;
  return (
    <Chart
      sentence={words.sentence(rupeesText(total), rupeesText(back.gone))}
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
