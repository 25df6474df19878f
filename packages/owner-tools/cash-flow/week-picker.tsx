import { formatDayWithoutYear } from "@angadi/formats/format-date";
import { cashFlowCopy } from "./copy.ts";
import { WEEK_COUNT } from "./arithmetic.ts";
import { formatIsoDate } from "../kit/figures/readers.ts";
import styles from "./cash-flow.module.css";

const { grid: copy } = cashFlowCopy;

/** Formats the Monday of a week: "9 Mar". */
export const formatMonday = (start: number, week: number): string =>
  formatDayWithoutYear(formatIsoDate(start + (week - 1) * 7));

interface WeekPickerProps {
  selectedWeek: number;
  onSelect: (week: number) => void;
}

/** Selects the week to show, on small screens. At either end, a button stays focusable. */
export function WeekPicker({ selectedWeek, onSelect }: WeekPickerProps) {
  const isFirst = selectedWeek === 1;
  const isLast = selectedWeek === WEEK_COUNT;
  return (
    <div className={styles.weekPicker}>
      <button
        type="button"
        aria-disabled={isFirst}
        aria-label={copy.previousWeek}
        onClick={() => !isFirst && onSelect(selectedWeek - 1)}
      >
        ‹
      </button>
      <p role="status">{copy.selectedWeek(selectedWeek)}</p>
      <button
        type="button"
        aria-disabled={isLast}
        aria-label={copy.nextWeek}
        onClick={() => !isLast && onSelect(selectedWeek + 1)}
      >
        ›
      </button>
    </div>
  );
}
