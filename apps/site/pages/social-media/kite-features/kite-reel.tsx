import styles from "./kite-features.module.css";

/** A kite string reel with two handles. */
export function KiteReel() {
  return (
    <svg viewBox="0 0 260 150" className={styles.reel} aria-hidden="true">
      <path className={styles.string} d="M168 44C206 38 238 26 260 2" />
      <path className={styles.stick} d="M4 90h252" />
      <rect className={styles.wheel} x="58" y="26" width="16" height="124" rx="8" />
      <rect className={styles.wheel} x="186" y="26" width="16" height="124" rx="8" />
      <rect className={styles.wound} x="74" y="44" width="112" height="90" />
      <path className={styles.turns} d="M92 44v90M110 44v90M128 44v90M146 44v90M164 44v90" />
    </svg>
  );
}
