import { Link } from "react-router";
import { savedLink as copy } from "@angadi/content/shell";
import styles from "./saved-chip.module.css";

/** The header's link to the saved items; `count` is how many there are. */
export function SavedChip({ count }: { count: number }) {
  return (
    <Link to={copy.href} className={styles.chip}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M6 3.5h12v17l-6-5-6 5z" />
      </svg>
      <span className={styles.title}>{copy.title}</span>
      <span className={styles.count}>
        {count}
        <span className="visually-hidden"> {copy.items}</span>
      </span>
    </Link>
  );
}
