import type { VITALS } from "@angadi/contract/totals";

type Vital = (typeof VITALS)[number];

/** Upper ends of the ranges; the limits of good and poor are those of web.dev/articles/vitals. */
const UPPER_BOUNDS: Readonly<Record<Vital, readonly number[]>> = {
  LCP: [1000, 1500, 2500, 4000, 8000],
  INP: [50, 100, 200, 500, 1000],
  CLS: [0.01, 0.05, 0.1, 0.25, 0.5],
};

/** The range of a metric, e.g. "LCP 2500": above 1500, up to and including 2500. */
export function findRange(name: Vital, value: number): string {
  const upperBound = UPPER_BOUNDS[name].find((limit) => value <= limit);
  return `${name} ${upperBound ?? "more"}`;
}
