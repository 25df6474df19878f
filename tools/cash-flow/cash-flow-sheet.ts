import type { CashFlowFields, CashLineFields } from "./arithmetic.ts";
import type { ToolFrameWords } from "../kit/frame/tool-frame.tsx";

interface FieldWords {
  label: string;
  hint?: string;
}

/** Words of the thirteen-week sheet. */
export interface CashFlowWords extends ToolFrameWords {
  files: { xlsx: string; csv: string };
  fields: Record<Exclude<keyof CashFlowFields, "in" | "out">, FieldWords>;
  slip: {
    heading: string;
    opening: string;
    in: string;
    out: string;
    closing: string;
    lowest: (week: number) => string;
    needed: (week: number) => string;
    none: string;
  };
  warnings: {
    below: (week: number, weeks: number, short: string) => string;
    needed: (amount: string, cushion: string, week: number) => string;
    cushion: (week: number, amount: string) => string;
    sinks: (amount: string) => string;
    fine: (week: number, amount: string) => string;
  };
  chart: {
    sentence: (lowest: string, week: number, closing: string) => string;
    week: string;
    closing: string;
    above: string;
    belowZero: string;
  };
  grid: {
    label: string;
    line: string;
    week: (week: number) => string;
    opening: string;
    in: string;
    out: string;
    allIn: string;
    allOut: string;
    closing: string;
    lowest: string;
    addIn: string;
    addOut: string;
    name: (side: string, place: number) => string;
    cell: (line: string, week: number) => string;
    before: string;
    after: string;
    of: (week: number) => string;
  };
  /** Names of new lines. */
  newIn: string;
  newOut: string;
}

/** A line without figures. */
export const emptyLine = (label: string) => ({
  label,
  weeks: Array.from({ length: 13 }, () => ""),
});

const once = (label: string, week: number, amount: string) => ({
  label,
  weeks: emptyLine(label).weeks.map((_, index) => (index === week - 1 ? amount : "")),
});
const changed = (line: CashLineFields, changes: Record<number, string>) => ({
  ...line,
  weeks: line.weeks.map((text, index) => changes[index + 1] ?? text),
});
/** The uniform maker after his three telephone calls, each in a line of its own. */
export function withThreeCalls(example: CashFlowFields): CashFlowFields {
  const [schools, ...others] = example.in;
  const [cloth, ...rest] = example.out;
  if (!schools || !cloth) return example;
  return {
    ...example,
    in: [
      changed(schools, { 10: "2,20,000" }),
      ...others,
      once("Advance from the largest school", 3, "90,000"),
      once("An old bill, collected", 4, "40,000"),
    ],
    out: [changed(cloth, { 5: "1,05,000", 9: "1,05,000" }), ...rest],
  };
}
