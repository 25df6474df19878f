import styles from "./comparison.module.css";

export interface ComparisonCell {
  text: string;
  /** Number of the source it rests on, from 1. */
  source?: number;
  /** It depends on whom one asks: said quietly. */
  varies?: boolean;
}

/** What one cell says, and what it rests on. */
export function Answer({ cell, mark }: { cell: ComparisonCell; mark: string }) {
  return (
    <span className={cell.varies ? styles.varies : undefined}>
      {cell.text}
      {cell.source !== undefined && (
        <sup className={styles.mark}>
          <span className="visually-hidden">{` ${mark} `}</span>
          {cell.source}
        </sup>
      )}
    </span>
  );
}
