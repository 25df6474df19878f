import type { PlanFeatures } from "./plan.ts";

export interface PlanRowCopy {
  features: Readonly<Record<keyof PlanFeatures, string>>;
  /** Rows that the plans leave open: those that are samples stand last, below a line that says so. */
  openRows: readonly { feature: keyof PlanFeatures; sample?: true }[];
  sampleLine: string;
}

type Feature = keyof PlanFeatures;

/** The features in the order they are shown: those that stand, and those that are samples still. */
export function planRows({ features, openRows }: PlanRowCopy) {
  const all = Object.keys(features) as Feature[];
  const samples = new Set(openRows.filter(({ sample }) => sample).map(({ feature }) => feature));
  return {
    settled: all.filter((feature) => !samples.has(feature)),
    samples: all.filter((feature) => samples.has(feature)),
  };
}
