import styles from "./skeleton.module.css";

interface CardSkeletonsProps {
  /** What is loading, for screen readers. */
  label: string;
  /** Number of placeholder cards. */
  cardCount: number;
}

/** A placeholder for cards that are still loading. */
export function CardSkeletons({ label, cardCount }: CardSkeletonsProps) {
  return (
    <div className={styles.grid} role="status">
      <span className="visually-hidden">{label}</span>
      {Array.from({ length: cardCount }, (_, index) => (
        <div key={index} className={styles.card} aria-hidden="true">
          <div className={styles.picture} />
          <div className={styles.line} />
          <div className={`${styles.line} ${styles.short}`} />
        </div>
      ))}
    </div>
  );
}

/** A placeholder for an article: its title, its picture and its first lines. */
export function ArticleSkeleton({ label }: { label: string }) {
  return (
    <div className={styles.article} role="status">
      <span className="visually-hidden">{label}</span>
      <div className={styles.title} />
      <div className={`${styles.title} ${styles.short}`} />
      <div className={styles.picture} />
      <div className={styles.text} />
      <div className={styles.text} />
      <div className={`${styles.text} ${styles.short}`} />
    </div>
  );
}
