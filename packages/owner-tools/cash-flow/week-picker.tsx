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

/** Selects the week to show, on small screens. */
export function WeekPicker({ selectedWeek, onSelect }: WeekPickerProps) {
  return (
    <div className={styles.weekPicker}>
      <button
        type="button"
        disabled={selectedWeek === 1}
        aria-label={copy.previousWeek}
        onClick={() => onSelect(selectedWeek - 1)}
      >
        ‹
      </button>
      <p role="status">{copy.selectedWeek(selectedWeek)}</p>
      <button
        type="button"
        disabled={selectedWeek === WEEK_COUNT}
        aria-label={copy.nextWeek}
        onClick={() => onSelect(selectedWeek + 1)}
      >
        ›
      </button>
    </div>
  );
}
