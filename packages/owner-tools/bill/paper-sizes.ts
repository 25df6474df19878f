import type { PaperSize } from "./draft.ts";

/** Paper sizes and margins in millimetres. A roll is as long as the bill. */
export const PAPER_SIZES = {
  a4: { width: 210, height: 297, margin: 13 },
  a5: { width: 148, height: 210, margin: 10 },
  roll: { width: 80, height: undefined, margin: 4 },
} satisfies Record<PaperSize, { width: number; height: number | undefined; margin: number }>;

/** Space below a bill on a roll, for tearing it off, in millimetres. */
export const ROLL_TEAR_MARGIN = 4;
