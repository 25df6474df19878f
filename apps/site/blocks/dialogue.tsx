import styles from "./dialogue.module.css";

/** A conversation of two: the one who begins on the left, the answers on the right. Lines are HTML. */
export function Dialogue({ lines }: { lines: readonly string[] }) {
  return (
    <div className={styles.dialogue}>
      {lines.map((line, index) => (
        <p key={index} dangerouslySetInnerHTML={{ __html: line }} />
      ))}
    </div>
  );
}
