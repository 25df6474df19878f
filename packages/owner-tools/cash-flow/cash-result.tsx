import { cashFlowCopy as copy } from "./copy.ts";
import type { CashFlowResult, CashWarning } from "./arithmetic.ts";
import { type Paise, formatPaise } from "@angadi/formats/rupees";
import { Notice } from "@angadi/ui/notice/notice";
import type { ResultLine } from "../kit/frame/part-card.tsx";
import type { ReceiptContent } from "../kit/frame/result-card.tsx";

export function buildCashFlowReceipt(result: CashFlowResult): ReceiptContent {
  const { receipt } = copy;
  const { lowest, totals, needed, neededBy } = result;
  return {
    lines: [
      { label: receipt.opening, amount: formatPaise(result.opening) },
      { label: receipt.in, amount: formatPaise(totals.allIn) },
      { label: receipt.out, amount: formatPaise(totals.allOut) },
      { label: receipt.closing, amount: formatPaise(result.closing) },
    ],
    total: { label: receipt.lowest(lowest.week), amount: formatPaise(lowest.closing) },
    secondTotal: {
      label: neededBy === undefined ? receipt.none : receipt.needed(neededBy),
      amount: formatPaise(needed),
    },
  };
}

export const summarizeCashFlow = ({ lowest }: CashFlowResult): ResultLine[] => [
  { label: copy.receipt.lowest(lowest.week), amount: formatPaise(lowest.closing) },
];

interface CashWarningsProps {
  result: CashFlowResult;
  cushion: Paise;
}

export function CashWarnings({ result, cushion }: CashWarningsProps) {
  const { lowest, warnings } = result;
  if (warnings.length === 0) {
    return (
      <Notice variant="success">
        {copy.warnings.none(lowest.week, formatPaise(lowest.closing))}
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
  const needed = formatPaise(result.needed);
  if (warning.code === "declining") return copy.warnings.declining(formatPaise(warning.by));
  if (warning.code === "below-cushion") return copy.warnings.belowCushion(warning.week, needed);
  const below = copy.warnings.belowZero(warning.week, warning.weeks, formatPaise(-warning.lowest));
  if (cushion === 0 || result.neededBy === undefined) return below;
  return `${below} ${copy.warnings.needed(needed, formatPaise(cushion), result.neededBy)}`;
}
