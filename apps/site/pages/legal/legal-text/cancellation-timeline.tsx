import styles from "./cancellation-timeline.module.css";

export interface CancellationTimelineCopy {
  label: string;
  /** Four days: start of the cycle, cancellation, last day, day after. */
  days: readonly { date: string; text: string }[];
}

/** What cancelling does to a billing cycle: the paid period, and its end. */
export function CancellationTimeline({ copy }: { copy: CancellationTimelineCopy }) {
  return (
    <ol aria-label={copy.label} className={styles.timeline}>
      {copy.days.map(({ date, text }) => (
        <li key={date}>
          <strong className={styles.date}>{date}</strong>
          <span className={styles.text}>{text}</span>
        </li>
      ))}
    </ol>
  );
}
