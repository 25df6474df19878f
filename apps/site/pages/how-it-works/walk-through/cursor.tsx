import styles from "./cursor.module.css";

const SHAPES = {
  hand: "M12 40c-5-6-9-12-9-17 0-3 4-4 6-1l3 4V8a3 3 0 0 1 6 0v10-12a3 3 0 0 1 6 0v12-9a3 3 0 0 1 6 0v10-5a3 3 0 0 1 6 0v13c0 6-2 10-4 13z",
  arrow: "M6 3v33l9-8 6 13 7-3-6-13 12-1z",
};

/** A mouse cursor: a hand that drags, or an arrow that clicks. */
export function Cursor({ shape }: { shape: keyof typeof SHAPES }) {
  return (
    <svg viewBox="0 0 40 44" className={styles.cursor} aria-hidden="true">
      <path d={SHAPES[shape]} />
    </svg>
  );
}
