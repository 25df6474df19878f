import styles from "./comparison.module.css";

export interface ComparisonCell {
  text: string;
  /** Number of the source it rests on, from 1. */
  source?: number;
}

/** What one cell says, and what it rests on. */
export function Answer({ cell, mark }: { cell: ComparisonCell; mark: string }) {
  return (
    <>
      {cell.text}
      {cell.source !== undefined && (
        <sup className={styles.mark}>
          <span className="visually-hidden">{` ${mark} `}</span>
          {cell.source}
        </sup>
      )}
    </>
  );
}
