import { budgetCopy } from "./copy.ts";
import { formatPaise } from "@angadi/formats/rupees";
import type { BudgetResult } from "./arithmetic.ts";
import { BarChart, Chart, StackedBar, type Tone } from "../kit/frame/chart.tsx";

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
        { value: cumulative - amount, tone: "pale" as const },
        { value: amount, tone: "bad" as const },
      ],
    })),
    {
      label: copy.opening,
      parts: [
        { value: beforeOpening, tone: "pale" as const },
        { value: reserved, tone: "money" as const },
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
        { tone: "bad", text: copy.dueThisWeek },
        { tone: "pale", text: copy.paidEarlier },
        { tone: "money", text: copy.reserved },
      ]}
      table={{
        head: [copy.axis, copy.dueThisWeek, copy.cumulative],
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
  const parts: { tone: Tone; text: string; value: number }[] = [
    { tone: "plain", text: copy.deposit, value: recovery.deposit },
    { tone: "money", text: copy.equipment, value: recovery.equipment },
    { tone: "good", text: copy.stock, value: recovery.stock },
    { tone: "bad", text: copy.unrecoverable, value: recovery.unrecoverable },
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
        head: [copy.part, copy.amount],
        rows: parts.map(({ text, value }) => [text, formatPaise(value)]),
      }}
    >
      <StackedBar parts={parts} />
    </Chart>
  );
}
