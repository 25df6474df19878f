import type { Box } from "./arithmetic.ts";
import type { LineListCopy } from "../kit/frame/line-list.tsx";
import type { ToolFrameCopy } from "../kit/frame/tool-frame.tsx";

/** Copy of the start-up budget. */
export interface BudgetCopy extends ToolFrameCopy {
  files: { xlsx: string; csv: string };
  boxes: Record<Box, { name: string; hint: string }>;
  line: LineListCopy;
  deposit: (name: string) => string;
  stages: { heading: string; order: string; delivery: string; works: string };
  running: {
    costs: LineListCopy;
    monthly: string;
    left: string;
    month: (month: number) => string;
    gap: (amount: string) => string;
    covered: string;
    addMonth: string;
    lastMonth: (month: number) => string;
  };
  household: {
    needs: { label: string };
    income: { label: string };
    months: { label: string };
    short: (amount: string) => string;
  };
  /** `when` explains when to use 20, 25 and 30 %. */
  margin: { label: string; value: (percent: string) => string; when: readonly string[] };
  /** Name of a field with its box. */
  inBox: (name: string, box: Box) => string;
  have: { label: string };
  receipt: {
    heading: string;
    total: string;
    margin: (percent: string) => string;
    have: string;
    needed: string;
    missing: string;
    over: string;
  };
  warnings: {
    missing: (amount: string) => string;
    tooBig: (amount: string) => string;
    open: (month: number) => string;
    enough: (amount: string) => string;
  };
  weeks: {
    sentence: (first: string, weeks: number, before: string, opening: string) => string;
    nothing: string;
    axis: string;
    week: (weeks: number) => string;
    opening: string;
    before: string;
    now: string;
    untouched: string;
    soFar: string;
  };
  back: {
    sentence: (total: string, gone: string) => string;
    deposit: string;
    equipment: string;
    stock: string;
    gone: string;
    part: string;
    amount: string;
  };
}
