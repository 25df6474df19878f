import styles from "./post-drafts.module.css";

/** The post's picture: an open box of sesame laddoos, seen from above. */
export function LaddooBox() {
  const columns = [62, 120, 178];
  return (
    <svg
      viewBox="0 0 240 170"

      className={styles.picture}
      aria-hidden="true"
    >
      <path className={styles.table} d="M0 0h240v170H0z" />
      <path className={styles.lid} d="m150-20 110 30-22 90-110-30z" />
      <rect className={styles.box} x="24" y="22" width="192" height="134" rx="8" />
      <path className={styles.paper} d="M34 32h172v114H34z" />
      {[60, 118].flatMap((y) =>
        columns.map((x) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            <circle className={styles.laddoo} r="25" />
            <path
              className={styles.sesame}
              d="M-10-9h.1M2-14h.1M12-5h.1M-3-1h.1M8 8h.1M-12 6h.1M-2 14h.1"
            />
          </g>
        )),
      )}
    </svg>
  );
}
