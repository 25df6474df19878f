import type { Period } from "@angadi/formats/days";

/** The parts by which totals can be grouped (docs/counting.md). */
export type TotalPart = "day" | "page" | "detail" | "source" | "campaign" | "referrer" | "partner";

/** What is counted (`ROWS_A_DAY` in packages/api/counts/bounded-counts.ts). */
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
  today(): string;
  /** How often a kind was counted in a period, by one part; the part is empty if unknown. */
  sums(kind: TotalKind, by: TotalPart, period: Period): Promise<ReadonlyMap<string, number>>;
  /** How often each range of each page speed was measured, by page. */
  speeds(period: Period): Promise<readonly { page: string; detail: string; sum: number }[]>;
  /** Every row of one day. */
  totals(day: string): Promise<readonly Total[]>;
}
