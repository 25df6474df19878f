import type { CashFlowFields } from "./arithmetic.ts";
import type { ToolFrameCopy } from "../kit/frame/tool-frame.tsx";

interface FieldCopy {
  label: string;
  hint?: string;
}

/** Copy of the thirteen-week sheet. */
export interface CashFlowCopy extends ToolFrameCopy {
  files: { xlsx: string; csv: string };
  fields: Record<Exclude<keyof CashFlowFields, "in" | "out">, FieldCopy>;
  receipt: {
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
    /** Shown below it: the number of weeks in the sheet. */
    all: string;
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
