import styles from "./faq.module.css";

/** A drawing of a reception bell. */
export function Bell() {
  return (
    <svg viewBox="0 0 260 184" className={styles.bell} aria-hidden="true">
      <circle cx="130" cy="104" r="80" className={styles.glow} />
      <path d="M66 132a64 64 0 0 1 128 0z" className={styles.dome} />
      <path d="M86 118a46 46 0 0 1 26-30" className={styles.shine} />
      <path d="M126 60h8v10h-8z" className={styles.ink} />
      <circle cx="130" cy="54" r="11" className={styles.knob} />
      <rect x="52" y="132" width="156" height="18" rx="9" className={styles.ink} />
      <path d="M0 167h260" className={styles.counter} />
      <path d="M72 150h116v16H72z" className={styles.foot} />
      <path d="M44 76 26 64M56 52 44 36M216 76l18-12M204 52l12-16" className={styles.ring} />
    </svg>
  );
}
