import styles from "./testimonials.module.css";

const STAR = "M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z";

interface StarsProps {
  rating: number;
  /** The rating in words. */
  label: string;
}

/** A rating as stars. */
export function Stars({ rating, label }: StarsProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rating * 22 - 2} 20`}
      className={styles.stars}
    >
      {Array.from({ length: rating }, (_, index) => (
        <path key={index} d={STAR} transform={`translate(${index * 22} 0)`} />
      ))}
    </svg>
  );
}
