import styles from "./plan-price.module.css";
import type { FeatureValue } from "./plan.ts";

export interface PlanValueCopy {
  included: string;
  notIncluded: string;
}

/** A plan's value of a feature: text, or an icon with a label for screen readers. */
export function PlanValue({ copy, value }: { copy: PlanValueCopy; value: FeatureValue }) {
  if (typeof value === "string") return value;
  return (
    <>
      <span aria-hidden="true" className={value ? styles.yes : styles.no}>
        {value ? "✓" : "–"}
      </span>
      <span className="visually-hidden">{value ? copy.included : copy.notIncluded}</span>
    </>
  );
}
