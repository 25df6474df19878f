import type { Period } from "@angadi/formats/days";

/** What totals can be grouped by (docs/counting.md). */
export type TotalDimension =
  | "day"
  | "page"
  | "detail"
  | "source"
  | "campaign"
  | "referrer"
  | "partner";

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
export interface Total extends Record<TotalDimension, string> {
  kind: string;
  medium: string;
  count: number;
}

export interface DeskNumbers {
  /** Today in India, where days are counted. */
  getToday(): string;
  /** The counts of a kind in a period, by the values of a dimension; an unknown value is "". */
  readSums(
    kind: TotalKind,
    dimension: TotalDimension,
    period: Period,
  ): Promise<ReadonlyMap<string, number>>;
  /** How often each range of page speeds (`detail`) was measured on each page. */
  readSpeeds(period: Period): Promise<readonly { page: string; detail: string; sum: number }[]>;
  /** Every row of one day. */
  listTotals(day: string): Promise<readonly Total[]>;
}
