import styles from "./comparison.module.css";

export interface ComparisonCell {
  text: string;
  /** Number of its source, starting at 1. */
  source?: number;
}

/** The text of a cell, and its source. */
export function CellText({ cell, mark }: { cell: ComparisonCell; mark: string }) {
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
