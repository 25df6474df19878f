import styles from "./dialogue.module.css";

/**
 * A conversation between two people: the first speaker on the left, the other on the right. Lines
 * are HTML.
 */
export function Dialogue({ lines }: { lines: readonly string[] }) {
  return (
    <div className={styles.dialogue}>
      {lines.map((line, index) => (
        <p key={index} dangerouslySetInnerHTML={{ __html: line }} />
      ))}
    </div>
  );
}
