import styles from "./cancel-timeline.module.css";

export interface CancelTimelineWords {
  label: string;
  /** Four days: the cycle begins, the cancelling, the last day, the day after. */
  days: readonly { date: string; text: string }[];
}

/** What cancelling does to a billing cycle: the paid stretch, and where it ends. */
export function CancelTimeline({ words }: { words: CancelTimelineWords }) {
  return (
    <ol aria-label={words.label} className={styles.timeline}>
      {words.days.map(({ date, text }) => (
        <li key={date}>
          <strong className={styles.date}>{date}</strong>
          <span className={styles.text}>{text}</span>
        </li>
      ))}
    </ol>
  );
}
