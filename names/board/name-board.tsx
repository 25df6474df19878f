import styles from "./name-board.module.css";
import { type Mood, fitOf, moodOf } from "./mood.ts";

interface NameBoardProps {
  text: string;
  /** The name's own where nobody chose one. */
  mood?: Mood | undefined;
  /** What the name is in its page: a heading, or a line of text. */
  as?: "p" | "h4" | "span";
}

/** A name as it would hang over a shop. It takes the width and height it is given. */
export function NameBoard({ text, mood = moodOf(text), as: Tag = "p" }: NameBoardProps) {
  // The sign goes with what follows it.
  const set = text.replaceAll(" & ", " &\u00a0");
  const { fit, lines } = fitOf(set);
  return (
    <Tag className={`${styles.board} ${styles[mood]}`} data-fit={fit} data-lines={lines}>
      <span className={styles.name}>{set}</span>
    </Tag>
  );
}
