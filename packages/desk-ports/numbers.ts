import type { Period } from "@angadi/formats/days";

/** The parts by which totals can be grouped (docs/counting.md). */
export type TotalPart = "day" | "page" | "detail" | "source" | "campaign" | "referrer" | "partner";

/** What is counted (`MAX_ROWS_PER_DAY` in packages/api/counts/bounded-counts.ts). */
export type TotalKind =
  | "view"
  | "read"
  | "visit"
  | "hand-off"
  | "lead"
  | "tool"
  | "missing"
  | "vital";

/** A row of the totals, as it is stored. */
export interface Total extends Record<TotalPart, string> {
  kind: string;
  medium: string;
  count: number;
}

export interface DeskNumbers {
  /** Today in India, where days are counted. */
  getToday(): string;
  /** The counts of a kind in a period, grouped by a part; an unknown part is "". */
  readSums(kind: TotalKind, by: TotalPart, period: Period): Promise<ReadonlyMap<string, number>>;
  /** How often each range of page speeds was measured, by page. */
  readSpeeds(period: Period): Promise<readonly { page: string; detail: string; sum: number }[]>;
  /** Every row of one day. */
  listTotals(day: string): Promise<readonly Total[]>;
}
