import { budgetCopy as copy } from "./copy.ts";
import { frameCopy } from "../kit/frame/copy.ts";
import { formatPaise } from "@angadi/formats/rupees";
import { formatPercent } from "../kit/figures/readers.ts";
import {
  type Box,
  type BudgetFields,
  type BudgetInput,
  type BudgetResult,
  type LineBox,
} from "./arithmetic.ts";
import { Notice } from "@angadi/ui/notice/notice";
import type { ResultLine } from "../kit/frame/part-card.tsx";
import type { ReceiptContent } from "../kit/frame/result-card.tsx";

/** The receipt: total, margin, own money, and the money needed. */
export function buildBudgetReceipt(
  result: BudgetResult,
  { margin, have }: BudgetInput,
): ReceiptContent {
  const { receipt } = copy;
  const { shortfall, surplus } = result;
  return {
    lines: [
      { label: receipt.total, amount: formatPaise(result.total) },
      {
        label: receipt.margin(formatPercent(margin).replace("%", "")),
        amount: formatPaise(result.margin),
      },
      { label: receipt.have, amount: formatPaise(have) },
    ],
    total: { label: receipt.moneyNeeded, amount: formatPaise(result.moneyNeeded) },
    secondTotal:
      surplus > 0
        ? { label: receipt.surplus, amount: formatPaise(surplus) }
        : { label: receipt.shortfall, amount: formatPaise(shortfall) },
  };
}

/** Short result: the money needed, and the amount missing. */
export const summarizeBudget = ({ moneyNeeded, shortfall }: BudgetResult): ResultLine[] => [
  { label: copy.receipt.moneyNeeded, amount: formatPaise(moneyNeeded) },
  ...(shortfall > 0 ? [{ label: copy.receipt.shortfall, amount: formatPaise(shortfall) }] : []),
];

export function BudgetWarnings({ result }: { result: BudgetResult }) {
  const { warnings } = copy;
  const { shortfall, surplus, isUnaffordable, marginChoices, running } = result;
  if (result.total === 0) return null;
  const minMoneyNeeded = marginChoices[0]?.moneyNeeded ?? 0;
  return (
    <>
      {running.isLastMonthUncovered && running.monthlyCosts > 0 && (
        <Notice variant="problem">{warnings.uncoveredMonth(running.months.length)}</Notice>
      )}
      {isUnaffordable ? (
        <Notice variant="problem">
          {warnings.shortfall(formatPaise(shortfall))}{" "}
          {warnings.unaffordable(formatPaise(minMoneyNeeded))}
        </Notice>
      ) : shortfall > 0 ? (
        <Notice>{warnings.shortfall(formatPaise(shortfall))}</Notice>
      ) : (
        <Notice variant="success">{warnings.surplus(formatPaise(surplus))}</Notice>
      )}
    </>
  );
}

/** The label of a field, by its path in the form: "boxes.A.2.amount". */
export function getBudgetFieldLabel(fields: BudgetFields, path: string): string {
  const [part = "", name = "", index = "0"] = path.split(".");
  if (part === "boxes") {
    return copy.inBox(getLineLabel(fields.boxes[name as LineBox], index), name as Box);
  }
  if (part === "stages") return copy.inBox(copy.stages[name as "order"], "B");
  if (part === "household") {
    return copy.inBox(copy.household[name as "needs"].label, "H");
  }
  if (name === "costs") return copy.inBox(getLineLabel(fields.running.costs, index), "G");
  if (name === "left") return copy.inBox(copy.running.month(Number(index) + 1), "G");
  return part === "margin" ? copy.margin.label : copy.have.label;
}

const getLineLabel = (lines: readonly { label: string }[], index: string) =>
  lines[Number(index)]?.label || frameCopy.unnamedLine(Number(index) + 1);
