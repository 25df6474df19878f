import styles from "./invoice-builder.module.css";

/** A traditional shop's account book, bound in red cloth and tied with a cord. */
export function LedgerPicture() {
  return (
    <svg viewBox="0 0 560 500" className={styles.book} aria-hidden="true">
      <g transform="rotate(-5 280 250)">
        <rect className={styles.leaves} x="44" y="66" width="486" height="392" rx="12" />
        <path className={styles.edge} d="M60 442h460M60 449h460" />
        <rect className={styles.cloth} x="36" y="46" width="486" height="392" rx="14" />
        <path
          className={styles.spine}
          d="M50 46h52v392H50a14 14 0 0 1-14-14V60a14 14 0 0 1 14-14z"
        />
        <path className={styles.stitch} d="M118 62h388v360H118z" />
        <path className={styles.cord} d="M36 356h486" />
        <path
          className={styles.cord}
          d="M452 356c-34-42-66-34-58-10s40 18 58 10c30-44 66-38 58-12s-40 20-58 12M452 356c-8 26-22 44-22 74M452 356c10 24 18 50 32 84"
        />
        <path className={styles.tassel} d="M418 428h24l5 36h-34zM471 438l23-8 18 32-31 14z" />
      </g>
    </svg>
  );
}
