import type { TestContext } from "vitest";

declare module "vitest" {
  export interface TaskMeta {
    /** The figures that a test measured, for the table. */
    figures?: Record<string, string>;
  }
}

/** Returns a function that records a test's figures; call it before asserting, so that failures have them, too. */
export function createMetricLogger({ task }: Pick<TestContext, "task">) {
  const figures = (task.meta.figures ??= {});
  return (name: string, value: string | number) => {
    figures[name] = typeof value === "number" ? value.toLocaleString("en") : value;
  };
}

/** The quantile of the values; 0.5 is the median. */
export function computeQuantile(values: readonly number[], fraction: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * fraction))] ?? Number.NaN;
}

/** The milliseconds of the slowest response. */
export const findSlowestMs = (responses: readonly { durationMs: number }[]): number =>
  computeQuantile(
    responses.map(({ durationMs }) => durationMs),
    1,
  );

export const formatMs = (milliseconds: number) =>
  `${milliseconds.toFixed(milliseconds < 10 ? 1 : 0)} ms`;
export const formatMb = (bytes: number) => `${Math.round(bytes / 1e6)} MB`;
