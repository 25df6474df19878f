import { cashFlowCopy } from "./copy.ts";
import { WEEKS } from "./arithmetic.ts";
import { formatIsoDate } from "../kit/figures/readers.ts";
import styles from "./cash-flow.module.css";

const { grid: copy } = cashFlowCopy;

const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });

/** The Monday of a week: "9 Mar". */
export const weekMonday = (start: number, week: number): string =>
  day.format(new Date(formatIsoDate(start + (week - 1) * 7)));

interface WeekChoiceProps {
  selectedWeek: number;
  onShow: (week: number) => void;
}

/** Chooses the week to edit, on a small screen. */
export function WeekChoice({ selectedWeek, onShow }: WeekChoiceProps) {
  return (
    <div className={styles.choice}>
      <button
        type="button"
        disabled={selectedWeek === 1}
        aria-label={copy.before}
        onClick={() => onShow(selectedWeek - 1)}
      >
        ‹
      </button>
      <p role="status">{copy.of(selectedWeek)}</p>
      <button
        type="button"
        disabled={selectedWeek === WEEKS}
        aria-label={copy.after}
        onClick={() => onShow(selectedWeek + 1)}
      >
        ›
      </button>
    </div>
  );
}
