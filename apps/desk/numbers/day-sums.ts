import type { DeskNumbers } from "@angadi/desk-ports/numbers";
import type { Period } from "@angadi/formats/days";
import { numbersCopy as copy } from "../copy/numbers.ts";

/** The steps of the funnel, in order, with their labels. */
export const STEPS = [
  ["visit", copy.columns.visit],
  ["view", copy.columns.view],
  ["hand-off", copy.columns.handOff],
  ["lead", copy.columns.lead],
] as const;

export type Step = (typeof STEPS)[number][0];
/** Counts by day, page or another dimension. */
export type Sums = ReadonlyMap<string, number>;

/** The totals of each day of a period and of the previous one. */
export type DaySums = Readonly<Record<Step, { current: Sums; previous: Sums }>>;

export async function loadDaySums(
  numbers: DeskNumbers,
  periods: { current: Period; previous: Period },
): Promise<DaySums> {
  const entries = await Promise.all(
    STEPS.map(async ([kind]) => {
      const [current, previous] = await Promise.all([
        numbers.readSums(kind, "day", periods.current),
        numbers.readSums(kind, "day", periods.previous),
      ]);
      return [kind, { current, previous }] as const;
    }),
  );
  return Object.fromEntries(entries) as DaySums;
}

export const sumCounts = (sums: Sums): number =>
  [...sums.values()].reduce((sum, count) => sum + count, 0);
