import { budgetWords as words } from "./copy.ts";
import { frameWords } from "../kit/frame/copy.ts";
import { rupeesText } from "../kit/figures/paise.ts";
import { percentText } from "../kit/figures/readers.ts";
import {
  type Box,
  type BudgetFields,
  type BudgetInput,
  type BudgetResult,
  type LineBox,
} from "./arithmetic.ts";
import { Notice } from "#ui/notice/notice.tsx";
import type { Slip } from "../kit/frame/result-card.tsx";

/** The eight boxes, the margin, and what is needed before anything is signed. */
export function budgetSlip(result: BudgetResult, { margin, have }: BudgetInput): Slip {
  const { slip } = words;
  const { missing, over } = result;
  return {
    lines: [
      { label: slip.total, amount: rupeesText(result.total) },
      {
        label: slip.margin(percentText(margin).replace("%", "")),
        amount: rupeesText(result.margin),
      },
      { label: slip.have, amount: rupeesText(have) },
    ],
    total: { label: slip.needed, amount: rupeesText(result.needed) },
    also:
      over > 0
        ? { label: slip.over, amount: rupeesText(over) }
        : { label: slip.missing, amount: rupeesText(missing) },
  };
}

/** What the guide says to such figures. */
export function BudgetWarnings({ result }: { result: BudgetResult }) {
  const { warnings } = words;
  const { missing, over, tooBig, choices, running } = result;
  if (result.total === 0) return null;
  const least = choices[0]?.needed ?? 0;
  return (
    <>
      {running.open && running.monthly > 0 && (
        <Notice tone="problem">{warnings.open(running.months.length)}</Notice>
      )}
      {tooBig ? (
        <Notice tone="problem">
          {warnings.missing(rupeesText(missing))} {warnings.tooBig(rupeesText(least))}
        </Notice>
      ) : missing > 0 ? (
        <Notice>{warnings.missing(rupeesText(missing))}</Notice>
      ) : (
        <Notice tone="success">{warnings.enough(rupeesText(over))}</Notice>
      )}
    </>
  );
}

/** A field by its place, as people would call it. */
export function placeName(fields: BudgetFields, place: string): string {
  const [part = "", name = "", index = "0"] = place.split(".");
  if (part === "boxes") {
    return words.inBox(lineOf(fields.boxes[name as LineBox], index), name as Box);
  }
  if (part === "stages") return words.inBox(words.stages[name as "order"], "B");
  if (part === "household") {
    return words.inBox(words.household[name as "needs"].label, "H");
  }
  if (name === "costs") return words.inBox(lineOf(fields.running.costs, index), "G");
  if (name === "left") return words.inBox(words.running.month(Number(index) + 1), "G");
  return part === "margin" ? words.margin.label : words.have.label;
}

const lineOf = (lines: readonly { label: string }[], at: string) =>
  lines[Number(at)]?.label || frameWords.unnamed(Number(at) + 1);
