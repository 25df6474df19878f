import { budgetCopy } from "./copy.ts";
import { formatPaise } from "@angadi/formats/rupees";
import type { BudgetResult } from "./arithmetic.ts";
import { BarChart, Chart, StackedBar, type ChartTone } from "../kit/frame/chart.tsx";

/** A chart of the payments by week, and of the money in the bank on opening day. */
export function WeeksChart({ result }: { result: BudgetResult }) {
  const { weeks: copy } = budgetCopy;
  const { weeklyPayments, beforeOpening, onOpeningDay, margin } = result;
  const [firstPayment] = weeklyPayments;
  if (!firstPayment) return <p>{copy.noPayments}</p>;
  const reserved = onOpeningDay + margin;
  const bars = [
    ...weeklyPayments.map(({ weeksBefore, amount, cumulative }) => ({
      label: copy.week(weeksBefore),
      parts: [
        { value: cumulative - amount, tone: "paleGreen" as const },
        { value: amount, tone: "red" as const },
      ],
    })),
    {
      label: copy.opening,
      parts: [
        { value: beforeOpening, tone: "paleGreen" as const },
        { value: reserved, tone: "yellow" as const },
      ],
    },
  ];
  return (
    <Chart
      caption={copy.sentence(
        formatPaise(firstPayment.amount),
        firstPayment.weeksBefore,
        formatPaise(beforeOpening),
        formatPaise(reserved),
      )}
      legend={[
        { tone: "red", text: copy.dueThisWeek },
        { tone: "paleGreen", text: copy.paidEarlier },
        { tone: "yellow", text: copy.reserved },
      ]}
      table={{
        columns: [copy.axis, copy.dueThisWeek, copy.cumulative],
        rows: weeklyPayments.map(({ weeksBefore, amount, cumulative }) => [
          copy.week(weeksBefore),
          formatPaise(amount),
          formatPaise(cumulative),
        ]),
      }}
    >
      <BarChart bars={bars} />
    </Chart>
  );
}

/** A chart of the parts of the total that can be recovered, and of the part that cannot. */
export function RecoveryChart({ result }: { result: BudgetResult }) {
  const { recovery: copy } = budgetCopy;
  const { recovery, total } = result;
  const parts: { tone: ChartTone; text: string; value: number }[] = [
    { tone: "blue", text: copy.deposit, value: recovery.deposit },
    { tone: "yellow", text: copy.equipment, value: recovery.equipment },
    { tone: "green", text: copy.stock, value: recovery.stock },
    { tone: "red", text: copy.unrecoverable, value: recovery.unrecoverable },
  ];
  if (total === 0) return null;
  return (
    <Chart
      caption={copy.sentence({
        total: formatPaise(total),
        recoverable: formatPaise(total - recovery.unrecoverable),
        unrecoverable: formatPaise(recovery.unrecoverable),
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
