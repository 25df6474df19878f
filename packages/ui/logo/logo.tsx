import styles from "./logo.module.css";

/** The shop icon with the name next to it, in the current font size. */
export function Logo({ name }: { name: string }) {
  return (
    <span className={styles.logo} translate="no">
      <svg viewBox="0 0 34 32" aria-hidden="true" className={styles.shop}>
        <path d="M4 3h26l3 9a5 5 0 0 1-10 .2 6 6 0 0 1-12 0A5 5 0 0 1 1 12z" fill="#c03217" />
        <path d="M11.6 3h10.8l.6 9.2a6 6 0 0 1-12 0z" fill="#f6b92b" />
        <path
          d="M5 19v10h24V19"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      </svg>
      {name.toLowerCase()}
    </span>
  );
}
