import styles from "./skeleton.module.css";

interface SkeletonProps {
  /** What is on its way, for people who listen. */
  label: string;
  /** How many cards to hold the place of. */
  cards: number;
}

/** Holds the place of cards that are still loading. */
export function CardSkeletons({ label, cards }: SkeletonProps) {
  return (
    <div className={styles.grid} role="status">
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: cards }, (_, index) => (
        <div key={index} className={styles.card} aria-hidden="true">
          <div className={styles.picture} />
          <div className={styles.line} />
          <div className={`${styles.line} ${styles.short}`} />
        </div>
      ))}
    </div>
  );
}
