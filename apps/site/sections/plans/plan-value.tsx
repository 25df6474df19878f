import styles from "./plan-head.module.css";
import type { PlanValue as Value } from "./plan.ts";

export interface PlanValueCopy {
  included: string;
  notIncluded: string;
}

/** What a plan has of a feature: in words, or a mark with its word for people who listen. */
export function PlanValue({ copy, value }: { copy: PlanValueCopy; value: Value }) {
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
