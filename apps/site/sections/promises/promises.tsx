import styles from "./promises.module.css";

/** Short promises in a row, each with a tick. */
export function Promises({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.promises}>
      {items.map((promise) => (
        <li key={promise}>{promise}</li>
      ))}
    </ul>
  );
}
