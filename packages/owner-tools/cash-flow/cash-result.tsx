import { cashFlowCopy as copy } from "./copy.ts";
import type { CashFlowResult, CashWarning } from "./arithmetic.ts";
import { type Paise, formatPaise } from "@angadi/formats/rupees";
import { Notice } from "@angadi/ui/notice/notice";
import type { ResultLine } from "../kit/frame/part-card.tsx";
import type { ReceiptContent } from "../kit/frame/result-card.tsx";

export function buildCashFlowReceipt(result: CashFlowResult): ReceiptContent {
  const { receipt } = copy;
  const { lowestWeek, totals, moneyNeeded, neededByWeek } = result;
  return {
    lines: [
      { label: receipt.openingBalance, amount: formatPaise(result.openingBalance) },
      { label: receipt.in, amount: formatPaise(totals.allIn) },
      { label: receipt.out, amount: formatPaise(totals.allOut) },
      { label: receipt.finalBalance, amount: formatPaise(result.closingBalance) },
    ],
    total: {
      label: receipt.lowestWeek(lowestWeek.week),
      amount: formatPaise(lowestWeek.closingBalance),
    },
    secondTotal: {
      label: neededByWeek === undefined ? receipt.moneyNeeded : receipt.neededByWeek(neededByWeek),
      amount: formatPaise(moneyNeeded),
    },
  };
}

/** Short result: the lowest week. */
export const summarizeCashFlow = ({ lowestWeek }: CashFlowResult): ResultLine[] => [
  {
    label: copy.receipt.lowestWeek(lowestWeek.week),
    amount: formatPaise(lowestWeek.closingBalance),
  },
];

interface CashWarningsProps {
  result: CashFlowResult;
  cushion: Paise;
}

export function CashWarnings({ result, cushion }: CashWarningsProps) {
  const { lowestWeek, warnings } = result;
  if (warnings.length === 0) {
    return (
      <Notice variant="success">
        {copy.warnings.noWarning(lowestWeek.week, formatPaise(lowestWeek.closingBalance))}
      </Notice>
    );
  }
  return warnings.map((warning) => (
    <Notice key={warning.code} variant="problem">
      {formatWarning(warning, result, cushion)}
    </Notice>
  ));
}

function formatWarning(warning: CashWarning, result: CashFlowResult, cushion: Paise): string {
  const moneyNeeded = formatPaise(result.moneyNeeded);
  if (warning.code === "declining") return copy.warnings.declining(formatPaise(warning.amount));
  if (warning.code === "below-cushion")
    return copy.warnings.belowCushion(warning.week, moneyNeeded);
  const { week, weekCount, lowestBalance } = warning;
  const belowZero = copy.warnings.belowZero(week, weekCount, formatPaise(-lowestBalance));
  const { neededByWeek } = result;
  if (cushion === 0 || neededByWeek === undefined) return belowZero;
  return `${belowZero} ${copy.warnings.moneyNeeded(moneyNeeded, formatPaise(cushion), neededByWeek)}`;
}
