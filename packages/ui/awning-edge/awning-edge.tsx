import { useId } from "react";
import styles from "./awning-edge.module.css";

/** Wider than any screen; the pattern starts in the middle, so that both ends are symmetrical. */
const HALF_WIDTH = 5000;

/** The full-width scalloped edge of an awning. */
export function AwningEdge() {
  const id = useId();
  return (
    <svg className={styles.edge} aria-hidden="true">
      <defs>
        <pattern id={id} x="-30" width="120" height="66" patternUnits="userSpaceOnUse">
          <path d="M0 36a30 30 0 0 0 60 0a30 30 0 0 0 60 0v-8H0z" className={styles.shade} />
          <path d="M0 0h60v30a30 30 0 0 1-60 0z" className={styles.redStripe} />
          <path d="M60 0h60v30a30 30 0 0 1-60 0z" className={styles.whiteStripe} />
        </pattern>
      </defs>
      <svg x="50%" overflow="visible">
        <rect x={-HALF_WIDTH} width={2 * HALF_WIDTH} height="66" fill={`url(#${id})`} />
      </svg>
      <rect width="100%" height="8" className={styles.rail} />
    </svg>
  );
}
