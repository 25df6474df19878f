import { cashFlowWords as words } from "./copy.ts";
import type { CashFlowResult, CashWarning } from "./arithmetic.ts";
import { type Paise, rupeesText } from "../kit/figures/paise.ts";
import { Notice } from "#ui/notice/notice.tsx";
import type { Slip } from "../kit/frame/result-card.tsx";

/** The lowest week, and what has to be found by when. */
export function cashSlip(result: CashFlowResult): Slip {
  const { slip } = words;
  const { lowest, totals, needed, neededBy } = result;
  return {
    lines: [
      { label: slip.opening, amount: rupeesText(result.opening) },
      { label: slip.in, amount: rupeesText(totals.allIn) },
      { label: slip.out, amount: rupeesText(totals.allOut) },
      { label: slip.closing, amount: rupeesText(result.closing) },
    ],
    total: { label: slip.lowest(lowest.week), amount: rupeesText(lowest.closing) },
    also: {
      label: neededBy === undefined ? slip.none : slip.needed(neededBy),
      amount: rupeesText(needed),
    },
  };
}

interface CashWarningsProps {
  result: CashFlowResult;
  cushion: Paise;
}

/** What the guide would have one see. */
export function CashWarnings({ result, cushion }: CashWarningsProps) {
  const { lowest, warnings } = result;
  if (warnings.length === 0) {
    return (
      <Notice tone="success">{words.warnings.fine(lowest.week, rupeesText(lowest.closing))}</Notice>
    );
  }
  return warnings.map((warning) => (
    <Notice key={warning.code} tone="problem">
      {warningText(warning, result, cushion)}
    </Notice>
  ));
}

function warningText(warning: CashWarning, result: CashFlowResult, cushion: Paise): string {
  const needed = rupeesText(result.needed);
  if (warning.code === "sinks") return words.warnings.sinks(rupeesText(warning.by));
  if (warning.code === "below-cushion") return words.warnings.cushion(warning.week, needed);
  const below = words.warnings.below(warning.week, warning.weeks, rupeesText(-warning.lowest));
  if (cushion === 0 || result.neededBy === undefined) return below;
  return `${below} ${words.warnings.needed(needed, rupeesText(cushion), result.neededBy)}`;
}
