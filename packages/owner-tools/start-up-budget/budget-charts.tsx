import { budgetCopy } from "./copy.ts";
import { formatPaise } from "@angadi/formats/rupees";
import type { BudgetResult } from "./arithmetic.ts";
import { BarChart, Chart, StackedBar, type ChartTone } from "../kit/frame/chart.tsx";

/** A chart of the payments by week, and of the money in the bank on opening day. */
export function WeeksChart({ result }: { result: BudgetResult }) {
  const { weeks: copy } = budgetCopy;
  const { weeks, beforeOpening, onOpeningDay, margin } = result;
  const [first] = weeks;
  if (!first) return <p>{copy.nothing}</p>;
  const reserved = onOpeningDay + margin;
  const bars = [
    ...weeks.map(({ weeks, amount, cumulative }) => ({
      label: copy.week(weeks),
      parts: [
        { value: cumulative - amount, tone: "paleGreen" as const },
        { value: amount, tone: "red" as const },
      ],
    })),
    {
      label: copy.opening,
      mark: formatPaise(beforeOpening + reserved),
      parts: [
        { value: beforeOpening, tone: "paleGreen" as const },
        { value: reserved, tone: "yellow" as const },
      ],
    },
  ];
  return (
    <Chart
      caption={copy.sentence(
        formatPaise(first.amount),
        first.weeks,
        formatPaise(beforeOpening),
        formatPaise(reserved),
      )}
      legend={[
        { tone: "red", text: copy.now },
        { tone: "paleGreen", text: copy.before },
        { tone: "yellow", text: copy.reserved },
      ]}
      table={{
        columns: [copy.axis, copy.now, copy.cumulative],
        rows: weeks.map(({ weeks, amount, cumulative }) => [
          copy.week(weeks),
          formatPaise(amount),
          formatPaise(cumulative),
        ]),
      }}
    >
      <BarChart bars={bars} />
    </Chart>
  );
}

export function PaybackChart({ result }: { result: BudgetResult }) {
  const { payback: copy } = budgetCopy;
  const { payback, total } = result;
  const parts: { tone: ChartTone; text: string; value: number }[] = [
    { tone: "blue", text: copy.deposit, value: payback.deposit },
    { tone: "yellow", text: copy.equipment, value: payback.equipment },
    { tone: "green", text: copy.stock, value: payback.stock },
    { tone: "red", text: copy.gone, value: payback.unrecoverable },
  ];
  if (total === 0) return null;
  return (
    <Chart
      caption={copy.sentence({
        total: formatPaise(total),
        back: formatPaise(total - payback.unrecoverable),
        gone: formatPaise(payback.unrecoverable),
      })}
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
