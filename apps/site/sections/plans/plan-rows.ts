import type { PlanFeatures } from "./plan.ts";

export interface PlanRowCopy {
  features: Readonly<Record<keyof PlanFeatures, string>>;
  /** Rows not settled by the specification: those with sample values are last, below a note. */
  openRows: readonly { feature: keyof PlanFeatures; sample?: true }[];
  sampleLine: string;
}

type Feature = keyof PlanFeatures;

/** The features in display order: settled ones, and those with sample values. */
export function groupFeatures({ features, openRows }: PlanRowCopy) {
  const allFeatures = Object.keys(features) as Feature[];
  const samples = new Set(openRows.filter(({ sample }) => sample).map(({ feature }) => feature));
  return {
    settled: allFeatures.filter((feature) => !samples.has(feature)),
    samples: allFeatures.filter((feature) => samples.has(feature)),
  };
}
