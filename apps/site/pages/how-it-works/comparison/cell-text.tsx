import styles from "./comparison.module.css";

export interface ComparisonCell {
  text: string;
  /** Number of its source, starting at 1. */
  source?: number;
}

/** The text of a cell, and its source. */
export function CellText({ cell, sourceLabel }: { cell: ComparisonCell; sourceLabel: string }) {
  return (
    <>
      {cell.text}
      {cell.source !== undefined && (
        <sup className={styles.source}>
          <span className="visually-hidden">{` ${sourceLabel} `}</span>
          {cell.source}
        </sup>
      )}
    </>
  );
}
