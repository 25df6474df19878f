import type { DeskNumbers } from "@angadi/desk-ports/numbers";
import type { Period } from "@angadi/formats/days";
import { numbers as copy } from "../copy/numbers.ts";

/** The steps of the funnel, in order. */
export const STEPS = [
  ["visit", copy.columns.visit],
  ["view", copy.columns.view],
  ["hand-off", copy.columns.handOff],
  ["lead", copy.columns.lead],
] as const;

export type Step = (typeof STEPS)[number][0];
export type Sums = ReadonlyMap<string, number>;

/** The totals of each day of a period and of the previous one. */
export type DaySums = Readonly<Record<Step, { now: Sums; before: Sums }>>;

export async function loadDaySums(
  numbers: DeskNumbers,
  { now, before }: { now: Period; before: Period },
): Promise<DaySums> {
  const entries = await Promise.all(
    STEPS.map(async ([kind]) => {
      const [current, previous] = await Promise.all([
        numbers.readSums(kind, "day", now),
        numbers.readSums(kind, "day", before),
      ]);
      return [kind, { now: current, before: previous }] as const;
    }),
  );
  return Object.fromEntries(entries) as DaySums;
}

export const sumCounts = (sums: Sums): number =>
  [...sums.values()].reduce((sum, count) => sum + count, 0);
